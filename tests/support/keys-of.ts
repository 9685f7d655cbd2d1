import type { Texts } from '#domain/language/texts.ts'

/** Every key of a file as the code uses it: dots between the levels, without plural forms. */
export function keysOf(texts: Texts, within = ''): readonly string[] {
  const keys = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? `${within}${key.replace(/_(?:one|other)$/, '')}`
      : keysOf(text, `${within}${key}.`),
  )
  return [...new Set(keys)].sort()
}
