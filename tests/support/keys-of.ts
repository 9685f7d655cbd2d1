import type { Texts } from '#domain/language/texts.ts'

/** Every key of a file as a sentence is asked for: dots between the levels, without the form of a plural. */
export function keysOf(texts: Texts, within = ''): readonly string[] {
  const keys = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? `${within}${key.replace(/_(?:one|other)$/, '')}`
      : keysOf(text, `${within}${key}.`),
  )
  return [...new Set(keys)].sort()
}
