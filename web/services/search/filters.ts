import type { Bilingual } from '#domain/brands/brand.ts'
import { listedValuePattern, placeSearchLimits } from '#domain/places/search-limits.ts'
import { plainNumber } from '#domain/values/plain-number.ts'

/** A place for the search: its dictionary values, its texts, its free space. */
export type Searchable = {
  readonly code: string
  readonly name: Bilingual
  readonly address: Bilingual
  /** Values by dictionary, or by another filter of the list. */
  readonly listed: Readonly<Partial<Record<string, readonly string[]>>>
  readonly freeSquareMetres?: number
  /** Further texts to search in. */
  readonly texts?: readonly Bilingual[]
}

/** A place matches one value of every dictionary that has a selection. */
export type Filters = {
  readonly listed: Readonly<Record<string, readonly string[]>>
  readonly leastArea: number | undefined
  readonly text: string
}

export const noFilters: Filters = { listed: {}, leastArea: undefined, text: '' }

const areaPattern = /^[1-9]\d*$/

/** Not dictionaries: they have URL keys of their own. */
const separateKeys: readonly string[] = ['port', 'country', 'service']
/** The names of the filters in a URL. */
export const filterParameters: readonly string[] = ['listed', 'leastArea', 'text', ...separateKeys]

/** `temperatureType.frozen`, as the contract names a row of a dictionary. */
const rowIn = (text: string): readonly [key: string, value: string] => {
  const point = text.indexOf('.')
  return point < 0 ? [text, ''] : [text.slice(0, point), text.slice(point + 1)]
}

const isListedValue = (value: string) =>
  value.length <= placeSearchLimits.listedValue && listedValuePattern.test(value)

const listIn = (text: string | null) => (text ?? '').split(',').map((value) => value.trim())

export function areaOf(text: string): number | undefined {
  const area = plainNumber(text)
  return areaPattern.test(area) && Number(area) <= placeSearchLimits.leastArea.max ? Number(area) : undefined
}

/** An unknown value in the URL, or one of another list, is ignored. */
export function filtersOf(params: URLSearchParams, keys: readonly string[]): Filters {
  const separate = separateKeys.flatMap((key) =>
    listIn(params.get(key)).map((value): readonly [string, string] => [key, value]),
  )
  const listed: Record<string, readonly string[]> = {}
  for (const [key, value] of [...listIn(params.get('listed')).map(rowIn), ...separate]) {
    const values = listed[key] ?? []
    if (keys.includes(key) && isListedValue(value) && !values.includes(value))
      listed[key] = [...values, value]
  }
  return {
    listed,
    leastArea: areaOf(params.get('leastArea') ?? ''),
    text: (params.get('text') ?? '').trim().slice(0, placeSearchLimits.text),
  }
}

/** In the order of the keys, so that the same search has one URL; other parameters stay. */
export function filterParams(
  { listed, leastArea, text }: Filters,
  keys: readonly string[],
  current = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(current)
  for (const name of filterParameters) params.delete(name)
  const valuesIn = (key: string) => (listed[key] ?? []).toSorted()
  const rows = keys
    .filter((key) => !separateKeys.includes(key))
    .flatMap((key) => valuesIn(key).map((value) => `${key}.${value}`))
  const texts: Readonly<Record<string, string>> = {
    listed: rows.join(','),
    ...Object.fromEntries(separateKeys.map((key) => [key, valuesIn(key).join(',')])),
    leastArea: leastArea === undefined ? '' : String(leastArea),
    text: text.trim(),
  }
  for (const [name, value] of Object.entries(texts)) if (value !== '') params.set(name, value)
  return params
}

export const isSelected = ({ listed }: Filters, key: string, value: string): boolean =>
  listed[key]?.includes(value) ?? false

/** The same filters with one value added or removed. */
export function toggled(filters: Filters, key: string, value: string): Filters {
  const chosen = filters.listed[key] ?? []
  const left = chosen.filter((each) => each !== value)
  const values = left.length < chosen.length ? left : [...chosen, value]
  const { [key]: _, ...others } = filters.listed
  return { ...filters, listed: values.length > 0 ? { ...others, [key]: values } : others }
}

export const countOfFilters = ({ listed, leastArea, text }: Filters): number =>
  Object.values(listed).flat().length + (leastArea === undefined ? 0 : 1) + (text.trim() === '' ? 0 : 1)

/** The values of a place in one dictionary. */
export const valuesOf = ({ listed }: Pick<Searchable, 'listed'>, key: string): readonly string[] =>
  listed[key] ?? []

const normalized = (text: string) => text.normalize('NFKC').toLowerCase()

/** Every typed word occurs in the texts of the place, in either language. */
function hasText({ code, name, address, texts = [] }: Searchable, text: string): boolean {
  const searched = normalized(
    [code, ...[name, address, ...texts].flatMap(({ zh, en }) => [zh, en])].join(' '),
  )
  return normalized(text)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

/** A place without a figure for its free space does not match. */
const hasArea = ({ freeSquareMetres = 0 }: Searchable, leastArea: number) => freeSquareMetres >= leastArea

/** A place has one city, in China or abroad: the two city lists are one criterion. */
const criterionOf = (key: string) => (key === 'overseasCityList' ? 'cityList' : key)

/** One value of each criterion must match. */
function matchesListed(place: Searchable, listed: Filters['listed']): boolean {
  const selected = Object.entries(listed)
  const matched = new Set(
    selected
      .filter(([key, values]) => valuesOf(place, key).some((value) => values.includes(value)))
      .map(([key]) => criterionOf(key)),
  )
  return selected.every(([key]) => matched.has(criterionOf(key)))
}

export const matching = <Place extends Searchable>(
  places: readonly Place[],
  { listed, leastArea = 0, text }: Filters,
): readonly Place[] =>
  places.filter((place) => hasArea(place, leastArea) && hasText(place, text) && matchesListed(place, listed))

/** How many results each value of a dictionary would have with the other filters. */
export function countsOf(
  places: readonly Searchable[],
  filters: Filters,
  key: string,
): ReadonlyMap<string, number> {
  const others = Object.fromEntries(
    Object.entries(filters.listed).filter(([other]) => criterionOf(other) !== criterionOf(key)),
  )
  const counts = new Map<string, number>()
  for (const place of places) for (const value of valuesOf(place, key)) counts.set(value, 0)
  for (const place of matching(places, { ...filters, listed: others }))
    for (const value of valuesOf(place, key)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** More values than these start folded. */
const shownAtOnce = 6
const neverFoldedUpTo = 8

/** Selected values always show, then those with results, in dictionary order. */
export function shownValues(
  values: readonly string[],
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[] = [],
): readonly string[] {
  if (values.length <= neverFoldedUpTo) return values
  const rank = (value: string) => (chosen.includes(value) ? 0 : counts.get(value) ? 1 : 2)
  const first = values.toSorted((one, other) => rank(one) - rank(other))
  const shown = first.slice(0, Math.max(shownAtOnce, chosen.length))
  return values.filter((value) => shown.includes(value))
}
