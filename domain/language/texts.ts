import type { Language } from '#domain/brands/brand.ts'

/** The content of a file in `messages/`. */
export type Texts = { readonly [key: string]: string | Texts }

type Nested<T, Prefix extends string> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Nested<T[K], `${Prefix}${K}.`>
}[keyof T & string]
type WithoutForm<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

/** Dotted keys of a file, without plural suffixes. */
export type KeyOf<T> = WithoutForm<Nested<T, ''>>

export type TextParams = Readonly<Record<string, string | number>>

const pluralRules = { zh: new Intl.PluralRules('zh'), en: new Intl.PluralRules('en') }

/** The object that contains a key, and the last part of the key. */
type KeyLocation = { readonly siblings: Texts; readonly last: string }

function locate(texts: Texts, key: string): KeyLocation | undefined {
  let siblings = texts
  let from = 0
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', from)) {
    const next = siblings[key.slice(from, dot)]
    if (typeof next !== 'object') return undefined
    siblings = next
    from = dot + 1
  }
  return { siblings, last: key.slice(from) }
}

const textIn = ({ siblings }: KeyLocation, last: string): string | undefined => {
  const found = siblings[last]
  return typeof found === 'string' ? found : undefined
}

function textAt(texts: Texts, key: string): string | undefined {
  const location = locate(texts, key)
  return location && textIn(location, location.last)
}

export const hasText = (texts: Texts, key: string): boolean => textAt(texts, key) !== undefined

/** `{{param}}` is replaced by the value; `{{labels.param}}` by the text of key `labels.<value>` beside the sentence. */
function fill(location: KeyLocation, text: string, params: TextParams): string {
  let filled = ''
  for (const piece of parseOnce(text)) {
    if (typeof piece === 'string') filled += piece
    else {
      const value = String(params[piece.name] ?? piece.source)
      filled += (piece.labels && textAt(location.siblings, `${piece.labels}.${value}`)) || value
    }
  }
  return filled
}

type Placeholder = { readonly source: string; readonly labels: string | undefined; readonly name: string }

function parse(text: string): readonly (string | Placeholder)[] {
  const found = [...text.matchAll(/\{\{(?:(\w+)\.)?(\w+)\}\}/g)]
  let end = 0
  const pieces = found.flatMap(({ 0: source, 1: labels, 2: name = '', index }) => {
    const before = text.slice(end, index)
    end = index + source.length
    return [before, { source, labels, name }]
  })
  return [...pieces, text.slice(end)]
}

/** Texts are parsed once. The size is bounded by the number of texts in `messages/`. */
const parsedTexts = new Map<string, ReturnType<typeof parse>>()

function parseOnce(text: string): ReturnType<typeof parse> {
  const known = parsedTexts.get(text)
  if (known) return known
  const pieces = parse(text)
  parsedTexts.set(text, pieces)
  return pieces
}

/** The plural form by `count`, else the form `key_param` of the last given parameter that has one. */
function formOf(location: KeyLocation, language: Language, params: TextParams): string | undefined {
  const { count } = params
  const form = (name: string) => textIn(location, `${location.last}_${name}`)
  const plural = typeof count === 'number' && form(pluralRules[language].select(count))
  if (plural) return plural
  const variant = Object.keys(params).findLast((name) => form(name) !== undefined)
  return variant && form(variant)
}

/** Throws for a missing key: the checks make sure that both languages have every key. */
export function sentence(texts: Texts, language: Language, key: string, params: TextParams = {}): string {
  const location = locate(texts, key)
  const text = location && (formOf(location, language, params) ?? textIn(location, location.last))
  if (location === undefined || text === undefined) throw new Error(`No text for "${key}" in ${language}`)
  return fill(location, text, params)
}
