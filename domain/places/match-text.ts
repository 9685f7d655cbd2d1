import type { Bilingual } from '#domain/brands/brand.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import { characterPairs } from './traditional.data.ts'

/** The texts by which a place can be found. */
export type Naming = {
  readonly code: string
  readonly name: Bilingual
  readonly pinyin: string
  readonly aliases: readonly string[]
}

type Keys = {
  readonly code: string
  /** Names, pinyin and initials from their first letter. */
  readonly wholes: readonly string[]
  /** The same from each later word or syllable on. */
  readonly words: readonly string[]
  /** What may be met in the middle: names, but no letters of a code or of pinyin. */
  readonly names: readonly string[]
}

const simplified = new Map(
  [...characterPairs.traditional].map((character, at) => [
    character,
    characterPairs.simplified[at] ?? character,
  ]),
)

const wordsOf = (text: string) =>
  [...plainTyped(text)]
    .map((character) => simplified.get(character) ?? character)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Letters and digits alone: blanks, hyphens, accents and width make no difference. */
const squeeze = (text: string) => wordsOf(text).join('')

function keysOf({ code, name, pinyin, aliases }: Naming): Keys {
  const names = [name.zh, name.en, ...aliases]
  const spelt = [...names, pinyin].map(wordsOf)
  const initials = wordsOf(pinyin)
    .map((syllable) => syllable.charAt(0))
    .join('')
  return {
    code: squeeze(code),
    wholes: [squeeze(code), initials, ...spelt.map((words) => words.join(''))],
    words: spelt.flatMap((words) => words.slice(1).map((_, index) => words.slice(index + 1).join(''))),
    names: names.map(squeeze),
  }
}

/** The better the smaller: the code itself, a whole name, the beginning of one, of a word of it, a part of it. */
function rankOf({ code, wholes, words, names }: Keys, sought: string): number | undefined {
  if (code === sought) return 0
  if (wholes.includes(sought)) return 1
  if (wholes.some((whole) => whole.startsWith(sought))) return 2
  if (words.some((word) => word.startsWith(sought))) return 3
  return names.some((name) => name.includes(sought)) ? 4 : undefined
}

export type Find<T> = (
  text: string,
  among: readonly T[],
  limit?: number,
  /** A text that is the whole name of places means these alone: LA is no beginning of Laem Chabang. */
  isWhole?: boolean,
) => readonly T[]

/** The code itself or a whole name. */
const isNamed = ({ rank }: { readonly rank: number }) => rank <= 1

/** Matches for the typed text, best first, otherwise in the order of the list; an empty text matches all. */
export function createFind<T extends object>(namingOf: (item: T) => Naming): Find<T> {
  const known = new WeakMap<T, Keys>()
  const keysFor = (item: T) => {
    const keys = known.get(item) ?? keysOf(namingOf(item))
    known.set(item, keys)
    return keys
  }
  return (text, among, limit, isWhole = false) => {
    if (plainTyped(text) === '') return among.slice(0, limit)
    const sought = squeeze(text)
    if (sought === '') return []
    const found = among
      .flatMap((item) => {
        const rank = rankOf(keysFor(item), sought)
        return rank === undefined ? [] : [{ item, rank }]
      })
      .sort((one, other) => one.rank - other.rank)
    return (isWhole && found.some(isNamed) ? found.filter(isNamed) : found)
      .slice(0, limit)
      .map(({ item }) => item)
  }
}
