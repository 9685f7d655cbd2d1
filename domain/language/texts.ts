import type { Language } from '#domain/brands/brand.ts'

/** Sentences by key, nested by subject: what a file of `messages/` holds. */
export type Texts = { readonly [key: string]: string | Texts }

type Nested<T, Prefix extends string> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Nested<T[K], `${Prefix}${K}.`>
}[keyof T & string]
type WithoutForm<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

/** Every key of a file, dots between the levels; a key that has plural forms is named without them. */
export type KeyOf<T> = WithoutForm<Nested<T, ''>>

export type TextFacts = Readonly<Record<string, string | number>>

const pluralRules = { zh: new Intl.PluralRules('zh'), en: new Intl.PluralRules('en') }

function textAt(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts
  for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined
  return typeof found === 'string' ? found : undefined
}

export const hasText = (texts: Texts, key: string): boolean => textAt(texts, key) !== undefined

const fill = (text: string, facts: TextFacts) =>
  text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(facts[name] ?? hole))

/** The sentence of a key with its facts; the form of a plural follows `count`. A missing key is a broken promise. */
export function sentence(texts: Texts, language: Language, key: string, facts: TextFacts = {}): string {
  const form = typeof facts.count === 'number' ? pluralRules[language].select(facts.count) : undefined
  const text = (form && textAt(texts, `${key}_${form}`)) ?? textAt(texts, key)
  if (text === undefined) throw new Error(`No text for "${key}" in ${language}`)
  return fill(text, facts)
}
