import type { Language } from '#domain/brands/brand.ts'

/** Sentences by key, nested by subject: what a file of `messages/` holds. */
export type Texts = { readonly [key: string]: string | Texts }

type Nested<T, Prefix extends string> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Nested<T[K], `${Prefix}${K}.`>
}[keyof T & string]
type WithoutForm<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

/** Every key of a file, dots between the levels; a key that has plural forms is named without them. */
export type KeyOf<T> = WithoutForm<Nested<T, ''>>

export type TextParams = Readonly<Record<string, string | number>>

const pluralRules = { zh: new Intl.PluralRules('zh'), en: new Intl.PluralRules('en') }

/** The texts among which a key ends, and its last step. */
type Place = { readonly among: Texts; readonly last: string }

function placeOf(texts: Texts, key: string): Place | undefined {
  let among = texts
  let from = 0
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', from)) {
    const next = among[key.slice(from, dot)]
    if (typeof next !== 'object') return undefined
    among = next
    from = dot + 1
  }
  return { among, last: key.slice(from) }
}

const textIn = ({ among }: Place, last: string): string | undefined => {
  const found = among[last]
  return typeof found === 'string' ? found : undefined
}

function textAt(texts: Texts, key: string): string | undefined {
  const place = placeOf(texts, key)
  return place && textIn(place, place.last)
}

export const hasText = (texts: Texts, key: string): boolean => textAt(texts, key) !== undefined

/** `{{fact}}` as it is told; `{{words.fact}}` in the words that stand for it beside the sentence. */
function fill(place: Place, text: string, params: TextParams): string {
  let filled = ''
  for (const piece of piecesOf(text)) {
    if (typeof piece === 'string') filled += piece
    else {
      const fact = String(params[piece.name] ?? piece.hole)
      filled += (piece.words && textAt(place.among, `${piece.words}.${fact}`)) || fact
    }
  }
  return filled
}

type Hole = { readonly hole: string; readonly words: string | undefined; readonly name: string }

function cut(text: string): readonly (string | Hole)[] {
  const found = [...text.matchAll(/\{\{(?:(\w+)\.)?(\w+)\}\}/g)]
  let end = 0
  const pieces = found.flatMap(({ 0: hole, 1: words, 2: name = '', index }) => {
    const before = text.slice(end, index)
    end = index + hole.length
    return [before, { hole, words, name }]
  })
  return [...pieces, text.slice(end)]
}

/** A sentence is said again and again: it is cut at its holes once. There are as many as `messages/` has. */
const cuts = new Map<string, ReturnType<typeof cut>>()

function piecesOf(text: string): ReturnType<typeof cut> {
  const known = cuts.get(text)
  if (known) return known
  const pieces = cut(text)
  cuts.set(text, pieces)
  return pieces
}

/** The plural by `count`; else one made for a fact that is told, `key_fact`, of several the last. */
function formOf(place: Place, language: Language, params: TextParams): string | undefined {
  const { count } = params
  const form = (name: string) => textIn(place, `${place.last}_${name}`)
  const plural = typeof count === 'number' && form(pluralRules[language].select(count))
  if (plural) return plural
  const told = Object.keys(params).findLast((name) => form(name) !== undefined)
  return told && form(told)
}

/** The sentence of a key with its facts, in the form that fits them. A missing key is a broken promise. */
export function sentence(texts: Texts, language: Language, key: string, params: TextParams = {}): string {
  const place = placeOf(texts, key)
  const text = place && (formOf(place, language, params) ?? textIn(place, place.last))
  if (place === undefined || text === undefined) throw new Error(`No text for "${key}" in ${language}`)
  return fill(place, text, params)
}
