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

const textIn = ({ siblings, last }: KeyLocation): string | undefined => {
  const found = siblings[last]
  return typeof found === 'string' ? found : undefined
}

function textAt(texts: Texts, key: string): string | undefined {
  const location = locate(texts, key)
  return location && textIn(location)
}

export const hasText = (texts: Texts, key: string): boolean => textAt(texts, key) !== undefined

type Placeholder = { readonly source: string; readonly labels: string | undefined; readonly name: string }
type Pieces = readonly (string | Placeholder)[]

function parse(text: string): Pieces {
  const found = [...text.matchAll(/\{\{(?:(\w+)\.)?(\w+)\}\}/g)]
  let end = 0
  const pieces = found.flatMap(({ 0: source, 1: labels, 2: name = '', index }) => {
    const before = text.slice(end, index)
    end = index + source.length
    return [before, { source, labels, name }]
  })
  return [...pieces, text.slice(end)]
}

/** The parsed texts of one key. */
type Sentence = {
  readonly siblings: Texts
  readonly pieces: Pieces | undefined
  /** The forms of the key, such as `one` and `other` or the name of a parameter; undefined if it has none. */
  readonly forms: ReadonlyMap<string, Pieces> | undefined
}

function parseSentence(texts: Texts, key: string): Sentence | undefined {
  const location = locate(texts, key)
  if (!location) return undefined
  const { siblings, last } = location
  const start = `${last}_`
  const forms = Object.entries(siblings).flatMap(([name, text]) =>
    typeof text === 'string' && name.startsWith(start)
      ? [[name.slice(start.length), parse(text)] as const]
      : [],
  )
  const text = textIn(location)
  if (text === undefined && forms.length === 0) return undefined
  return {
    siblings,
    pieces: text === undefined ? undefined : parse(text),
    forms: forms.length > 0 ? new Map(forms) : undefined,
  }
}

/**
 * Each key is parsed once per namespace: a page combines its namespaces anew, but shares the namespaces themselves with
 * other pages. A key without a text is not stored, so the size is bounded by the number of texts in `messages/`.
 */
const parsed = new WeakMap<Texts, Map<string, Sentence>>()

function sentenceAt(texts: Texts, key: string): Sentence | undefined {
  const dot = key.indexOf('.')
  const namespace = dot < 0 ? texts : texts[key.slice(0, dot)]
  if (typeof namespace !== 'object') return undefined
  const known = parsed.get(namespace)
  const found = known?.get(key)
  if (found) return found
  const added = parseSentence(texts, key)
  if (!added) return undefined
  if (known) known.set(key, added)
  else parsed.set(namespace, new Map([[key, added]]))
  return added
}

/** `{{param}}` is replaced by the value; `{{labels.param}}` by the text of key `labels.<value>` beside the sentence. */
function fill(siblings: Texts, pieces: Pieces, params: TextParams): string {
  let filled = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') filled += piece
    else {
      const value = String(params[piece.name] ?? piece.source)
      filled += (piece.labels && textAt(siblings, `${piece.labels}.${value}`)) || value
    }
  }
  return filled
}

/** The plural form by `count`, else the form `key_param` of the last given parameter that has one. */
function formOf({ forms }: Sentence, language: Language, params: TextParams): Pieces | undefined {
  if (!forms) return undefined
  const { count } = params
  const plural = typeof count === 'number' && forms.get(pluralRules[language].select(count))
  if (plural) return plural
  const variant = Object.keys(params).findLast((name) => forms.has(name))
  return variant === undefined ? undefined : forms.get(variant)
}

/** Throws for a missing key: the checks make sure that both languages have every key. */
export function sentence(texts: Texts, language: Language, key: string, params: TextParams = {}): string {
  const found = sentenceAt(texts, key)
  const pieces = found && (formOf(found, language, params) ?? found.pieces)
  if (!found || !pieces) throw new Error(`No text for "${key}" in ${language}`)
  return fill(found.siblings, pieces, params)
}
