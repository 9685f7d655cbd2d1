import type { WarehouseCard } from '#contract/places.ts'
import { warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'

/** What warehouses are looked for by: any of the words of one dictionary, all of the dictionaries. */
export type Filters = {
  readonly listed: Readonly<Record<string, readonly string[]>>
  readonly leastArea: number | undefined
  readonly text: string
}

export const noFilters: Filters = { listed: {}, leastArea: undefined, text: '' }

const mostText = 60
const wholeArea = /^[1-9]\d{0,5}$/

/** A row by its dictionary and its value, as the contract names it. */
const rowOf = (name: string): readonly [string, string] | undefined => {
  const [dictionary = '', ...value] = name.split('.')
  const isKnown = warehouseDictionaryCodes.some((code) => code === dictionary)
  return isKnown && value.length > 0 ? [dictionary, value.join('.')] : undefined
}

export const areaOf = (text: string): number | undefined =>
  wholeArea.test(text.trim()) ? Number(text.trim()) : undefined

/** What makes no sense in an address is left out, as if it had not been asked. */
export function filtersOf(address: URLSearchParams): Filters {
  const listed: Record<string, readonly string[]> = {}
  for (const name of (address.get('listed') ?? '').split(',')) {
    const row = rowOf(name)
    if (!row) continue
    const [dictionary, value] = row
    const values = listed[dictionary] ?? []
    if (!values.includes(value)) listed[dictionary] = [...values, value]
  }
  return {
    listed,
    leastArea: areaOf(address.get('leastArea') ?? ''),
    text: (address.get('text') ?? '').trim().slice(0, mostText),
  }
}

/** In the order of the dictionaries, so that the same search has one address. */
export function addressOf({ listed, leastArea, text }: Filters): URLSearchParams {
  const rows = warehouseDictionaryCodes.flatMap((dictionary) =>
    (listed[dictionary] ?? []).toSorted().map((value) => `${dictionary}.${value}`),
  )
  const address = new URLSearchParams()
  if (rows.length > 0) address.set('listed', rows.join(','))
  if (leastArea !== undefined) address.set('leastArea', String(leastArea))
  if (text.trim() !== '') address.set('text', text.trim())
  return address
}

export const isChosen = ({ listed }: Filters, dictionary: string, value: string): boolean =>
  listed[dictionary]?.includes(value) ?? false

/** The same search with one word more, or without it. */
export function toggled(filters: Filters, dictionary: string, value: string): Filters {
  const chosen = filters.listed[dictionary] ?? []
  const left = chosen.filter((each) => each !== value)
  const values = left.length < chosen.length ? left : [...chosen, value]
  const { [dictionary]: _, ...others } = filters.listed
  return { ...filters, listed: values.length > 0 ? { ...others, [dictionary]: values } : others }
}

export const countOfFilters = ({ listed, leastArea, text }: Filters): number =>
  Object.values(listed).flat().length + (leastArea === undefined ? 0 : 1) + (text.trim() === '' ? 0 : 1)

/** The words of a dictionary that a warehouse goes by; its city is one of them. */
export function wordsOf({ listed, city }: WarehouseCard, dictionary: string): readonly string[] {
  const words: Readonly<Partial<Record<string, readonly string[]>>> = listed
  return words[dictionary] ?? (dictionary === 'cityList' ? [city] : [])
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

function hasText({ code, name, address }: WarehouseCard, text: string): boolean {
  const sought = folded(text)
  return [code, name.zh, name.en, address.zh, address.en].some((each) => folded(each).includes(sought))
}

const isOf = (card: WarehouseCard, dictionary: string, values: readonly string[]) =>
  wordsOf(card, dictionary).some((word) => values.includes(word))

export const matching = (
  cards: readonly WarehouseCard[],
  { listed, leastArea = 0, text }: Filters,
): readonly WarehouseCard[] =>
  cards.filter(
    (card) =>
      card.freeSquareMetres >= leastArea &&
      hasText(card, text) &&
      Object.entries(listed).every(([dictionary, values]) => isOf(card, dictionary, values)),
  )

/** How many there would be with a word of this dictionary and whatever else is asked for. */
export function countsOf(
  cards: readonly WarehouseCard[],
  filters: Filters,
  dictionary: string,
): ReadonlyMap<string, number> {
  const { [dictionary]: _, ...others } = filters.listed
  const counts = new Map<string, number>()
  for (const card of cards) for (const word of wordsOf(card, dictionary)) counts.set(word, 0)
  for (const card of matching(cards, { ...filters, listed: others }))
    for (const word of wordsOf(card, dictionary)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
