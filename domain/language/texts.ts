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

/** `{{fact}}` as it is told; `{{words.fact}}` in the words that stand for it beside the sentence. */
const fill = (texts: Texts, key: string, text: string, facts: TextFacts) =>
  text.replace(/\{\{(?:(\w+)\.)?(\w+)\}\}/g, (hole, words: string | undefined, name: string) => {
    const fact = String(facts[name] ?? hole)
    const beside = words && [...key.split('.').slice(0, -1), words, fact].join('.')
    return (beside && textAt(texts, beside)) || fact
  })

/** The plural by `count`; else one made for a fact that is told, `key_fact`, of several the last. */
function formOf(texts: Texts, language: Language, key: string, facts: TextFacts): string | undefined {
  const { count } = facts
  const plural = typeof count === 'number' && textAt(texts, `${key}_${pluralRules[language].select(count)}`)
  if (plural) return plural
  const told = Object.keys(facts).findLast((name) => textAt(texts, `${key}_${name}`) !== undefined)
  return told && textAt(texts, `${key}_${told}`)
}

/** The sentence of a key with its facts, in the form that fits them. A missing key is a broken promise. */
export function sentence(texts: Texts, language: Language, key: string, facts: TextFacts = {}): string {
  const text = formOf(texts, language, key, facts) ?? textAt(texts, key)
  if (text === undefined) throw new Error(`No text for "${key}" in ${language}`)
  return fill(texts, key, text, facts)
}
