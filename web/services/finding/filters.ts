import type { Bilingual } from '#domain/brands/brand.ts'

/** A place that is looked for: by words it goes by, by what stands in its texts, by the room it has. */
export type Findable = {
  readonly code: string
  readonly name: Bilingual
  readonly address: Bilingual
  /** By the dictionary, or whatever else the places of a list go by. */
  readonly listed: Readonly<Partial<Record<string, readonly string[]>>>
  readonly freeSquareMetres?: number
  /** What else it says of itself in sentences. */
  readonly says?: readonly Bilingual[]
}

/** What places are looked for by: any of the words of one dictionary, all of the dictionaries. */
export type Filters = {
  readonly listed: Readonly<Record<string, readonly string[]>>
  readonly leastArea: number | undefined
  readonly text: string
}

export const noFilters: Filters = { listed: {}, leastArea: undefined, text: '' }

const mostText = 60
const wholeArea = /^[1-9]\d{0,5}$/
const writtenWord = /^[A-Za-z0-9_-]{1,64}$/

/** Not dictionaries: they have a name of their own in the address. */
const namedApart: readonly string[] = ['port', 'country', 'service']
const ownParameters = ['listed', 'leastArea', 'text', ...namedApart]

/** `temperatureType.frozen`, as the contract names a row of a dictionary. */
const rowIn = (text: string): readonly [key: string, word: string] => {
  const point = text.indexOf('.')
  return point < 0 ? [text, ''] : [text.slice(0, point), text.slice(point + 1)]
}

const partsOf = (text: string | null) => (text ?? '').split(',').map((part) => part.trim())

export const areaOf = (text: string): number | undefined =>
  wholeArea.test(text.trim()) ? Number(text.trim()) : undefined

/** What makes no sense in an address, or none for this list, is left out, as if it had not been asked. */
export function filtersOf(address: URLSearchParams, keys: readonly string[]): Filters {
  const apart = namedApart.flatMap((key) =>
    partsOf(address.get(key)).map((word): readonly [string, string] => [key, word]),
  )
  const listed: Record<string, readonly string[]> = {}
  for (const [key, word] of [...partsOf(address.get('listed')).map(rowIn), ...apart]) {
    const words = listed[key] ?? []
    if (keys.includes(key) && writtenWord.test(word) && !words.includes(word)) listed[key] = [...words, word]
  }
  return {
    listed,
    leastArea: areaOf(address.get('leastArea') ?? ''),
    text: (address.get('text') ?? '').trim().slice(0, mostText),
  }
}

/** In the order of the keys, so that the same search has one address; what else stands there stays. */
export function addressOf(
  { listed, leastArea, text }: Filters,
  keys: readonly string[],
  saved = new URLSearchParams(),
): URLSearchParams {
  const address = new URLSearchParams(saved)
  for (const name of ownParameters) address.delete(name)
  const wordsIn = (key: string) => (listed[key] ?? []).toSorted()
  const rows = keys
    .filter((key) => !namedApart.includes(key))
    .flatMap((key) => wordsIn(key).map((word) => `${key}.${word}`))
  const parts: Readonly<Record<string, string>> = {
    listed: rows.join(','),
    ...Object.fromEntries(namedApart.map((key) => [key, wordsIn(key).join(',')])),
    leastArea: leastArea === undefined ? '' : String(leastArea),
    text: text.trim(),
  }
  for (const [name, part] of Object.entries(parts)) if (part !== '') address.set(name, part)
  return address
}

export const isChosen = ({ listed }: Filters, key: string, word: string): boolean =>
  listed[key]?.includes(word) ?? false

/** The same search with one word more, or without it. */
export function toggled(filters: Filters, key: string, word: string): Filters {
  const chosen = filters.listed[key] ?? []
  const left = chosen.filter((each) => each !== word)
  const words = left.length < chosen.length ? left : [...chosen, word]
  const { [key]: _, ...others } = filters.listed
  return { ...filters, listed: words.length > 0 ? { ...others, [key]: words } : others }
}

export const countOfFilters = ({ listed, leastArea, text }: Filters): number =>
  Object.values(listed).flat().length + (leastArea === undefined ? 0 : 1) + (text.trim() === '' ? 0 : 1)

/** The words of a dictionary that a place goes by. */
export const wordsOf = ({ listed }: Pick<Findable, 'listed'>, key: string): readonly string[] =>
  listed[key] ?? []

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Every word that was typed stands somewhere in what the place says, in either language. */
function hasText({ code, name, address, says = [] }: Findable, text: string): boolean {
  const said = folded([code, ...[name, address, ...says].flatMap(({ zh, en }) => [zh, en])].join(' '))
  return folded(text)
    .split(/\s+/)
    .every((word) => said.includes(word))
}

/** Who does not say how much room is free is not found by it. */
const hasRoom = ({ freeSquareMetres = 0 }: Findable, leastArea: number) => freeSquareMetres >= leastArea

/** A place stands in one city, at home or abroad: the two lists ask one question. */
const questionOf = (key: string) => (key === 'overseasCityList' ? 'cityList' : key)

/** Any word of one question will do; every question is to be answered. */
function answers(place: Findable, listed: Filters['listed']): boolean {
  const asked = Object.entries(listed)
  const answered = new Set(
    asked
      .filter(([key, words]) => wordsOf(place, key).some((word) => words.includes(word)))
      .map(([key]) => questionOf(key)),
  )
  return asked.every(([key]) => answered.has(questionOf(key)))
}

export const matching = <Place extends Findable>(
  places: readonly Place[],
  { listed, leastArea = 0, text }: Filters,
): readonly Place[] =>
  places.filter((place) => hasRoom(place, leastArea) && hasText(place, text) && answers(place, listed))

/** How many there would be with a word of this dictionary and whatever else is asked for. */
export function countsOf(
  places: readonly Findable[],
  filters: Filters,
  key: string,
): ReadonlyMap<string, number> {
  const others = Object.fromEntries(
    Object.entries(filters.listed).filter(([other]) => questionOf(other) !== questionOf(key)),
  )
  const counts = new Map<string, number>()
  for (const place of places) for (const word of wordsOf(place, key)) counts.set(word, 0)
  for (const place of matching(places, { ...filters, listed: others }))
    for (const word of wordsOf(place, key)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** More words than these are folded until they are asked for. */
const shownAtOnce = 6
const wholeUpTo = 8

/** Chosen words stand always, then those that find something; the order stays. */
export function unfolded(
  words: readonly string[],
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[] = [],
): readonly string[] {
  if (words.length <= wholeUpTo) return words
  const rank = (word: string) => (chosen.includes(word) ? 0 : counts.get(word) ? 1 : 2)
  const first = words.toSorted((one, other) => rank(one) - rank(other))
  const shown = first.slice(0, Math.max(shownAtOnce, chosen.length))
  return words.filter((word) => shown.includes(word))
}
