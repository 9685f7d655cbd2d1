import { expect, test } from 'vitest'
import { placeSearchLimits } from '#domain/places/search-limits.ts'
import { type FilterGroup, groupsFor } from './filter-groups.ts'
import {
  areaOf,
  countOfFilters,
  countsOf,
  filterParams,
  filtersOf,
  matching,
  noFilters,
  type Searchable,
  shownValues,
  toggled,
} from './filters.ts'

const keys = ['temperatureType', 'platformType', 'cityList', 'overseasCityList', 'country', 'port']
const filtersIn = (query: string) => filtersOf(new URLSearchParams(query), keys)

const card = (code: string, listed: Searchable['listed'], changes: Partial<Searchable> = {}): Searchable => ({
  code,
  name: { zh: `${code} 号仓`, en: `Warehouse ${code}` },
  address: { zh: '临港', en: 'Lingang' },
  freeSquareMetres: 5_000,
  listed,
  ...changes,
})

const cold = card('A', {
  cityList: ['shanghai'],
  temperatureType: ['chilled', 'frozen'],
  platformType: ['sealed-dock'],
})
const dry = card(
  'B',
  { cityList: ['shanghai'], temperatureType: ['ambient'], platformType: ['outer'] },
  { freeSquareMetres: 800 },
)
const deep = card(
  'C',
  { cityList: ['xiamen'], temperatureType: ['frozen'] },
  { address: { zh: '海沧', en: 'Haicang' } },
)
const all = [cold, dry, deep]
// It has services, but no figure for its free space.
const abroad = card(
  'D',
  { country: ['NL'], overseasCityList: ['rotterdam'] },
  { freeSquareMetres: undefined, texts: [{ zh: '一件代发', en: 'Drop shipping' }] },
)

const found = (query: string) => matching([...all, abroad], filtersIn(query)).map(({ code }) => code)

test.each([
  ['no filter: all places', '', ['A', 'B', 'C', 'D']],
  ['a dictionary value', 'listed=temperatureType.frozen', ['A', 'C']],
  [
    'either of two values of one dictionary',
    'listed=temperatureType.frozen,temperatureType.ambient',
    ['A', 'B', 'C'],
  ],
  ['values of two dictionaries', 'listed=temperatureType.frozen,platformType.sealed-dock', ['A']],
  ['the city', 'listed=cityList.xiamen', ['C']],
  ['a city in China or one abroad', 'listed=cityList.xiamen,overseasCityList.rotterdam', ['C', 'D']],
  ['a city abroad', 'listed=overseasCityList.rotterdam', ['D']],
  ['a country', 'country=NL', ['D']],
  ['either of two countries', 'country=NL,DE', ['D']],
  ['free space up to the square metre', 'leastArea=800', ['A', 'B', 'C']],
  ['free space that one place does not have', 'leastArea=801', ['A', 'C']],
  ['a Chinese part of the address', 'text=海沧', ['C']],
  ['words in any order', 'text=b+lingang', ['B']],
  ['its texts', 'text=drop', ['D']],
  ['a name in full-width letters', 'text=ＷＡＲＥＨＯＵＳＥ b', ['B']],
  ['a value of no place', 'listed=temperatureType.constant', []],
])('warehouses are found by %s', (_, query, codes) => {
  expect(found(query)).toEqual(codes)
})

test.each([
  ['an unknown dictionary', 'listed=colour.red'],
  ['a dictionary without a value', 'listed=temperatureType'],
  ['an area that is not a number', 'leastArea=many'],
  ['a negative area', 'leastArea=-5'],
  ['an invalid value', 'listed=temperatureType.%3Cb%3E'],
  ['an empty country', 'country=,'],
  ['a filter of another list', 'service=lift'],
  ['blanks', 'text=%20%20'],
])('%s in the URL is ignored', (_, query) => {
  expect(filtersIn(query)).toEqual(noFilters)
})

test('the same filters have one URL, which reads back', () => {
  const one = toggled(toggled(noFilters, 'platformType', 'outer'), 'cityList', 'xiamen')
  const other = toggled(toggled(noFilters, 'cityList', 'xiamen'), 'platformType', 'outer')
  const full = { ...toggled(one, 'country', 'NL'), leastArea: 300, text: ' 仓 ' }
  expect(`${filterParams(one, keys)}`).toBe(`${filterParams(other, keys)}`)
  expect(filterParams(full, keys).get('listed')).toBe('platformType.outer,cityList.xiamen')
  expect(filterParams(full, keys).get('country')).toBe('NL')
  expect(filtersOf(filterParams(full, keys), keys)).toEqual({ ...full, text: '仓' })
  expect(`${filterParams(noFilters, keys)}`).toBe('')
  expect(countOfFilters(full)).toBe(5)
})

test('other parameters stay in the URL; earlier filters do not', () => {
  const before = new URLSearchParams('ask=OW-NL-01&country=DE&text=x&leastArea=5&listed=cityList.xiamen')
  expect(`${filterParams(toggled(noFilters, 'country', 'NL'), keys, before)}`).toBe('ask=OW-NL-01&country=NL')
  expect(before.get('country')).toBe('DE')
})

test('a value selected twice is removed', () => {
  const once = toggled(noFilters, 'platformType', 'outer')
  expect(toggled(once, 'platformType', 'outer')).toEqual(noFilters)
})

test('counts apply the other dictionaries, not the own one', () => {
  const filters = filtersIn('listed=temperatureType.ambient,cityList.shanghai')
  expect(Object.fromEntries(countsOf(all, filters, 'temperatureType'))).toEqual({
    chilled: 1,
    frozen: 1,
    ambient: 1,
  })
  expect(Object.fromEntries(countsOf(all, filters, 'cityList'))).toEqual({ shanghai: 1, xiamen: 0 })
})

test('a city abroad is counted whichever city in China is selected', () => {
  const places = [...all, abroad]
  const counts = countsOf(places, filtersIn('listed=cityList.xiamen'), 'overseasCityList')
  expect(Object.fromEntries(counts)).toEqual({ rotterdam: 1 })
})

test('an area is in whole square metres', () => {
  expect([areaOf(' 1200 '), areaOf('１２００'), areaOf('1.5'), areaOf('0'), areaOf('')]).toEqual([
    1200,
    1200,
    undefined,
    undefined,
    undefined,
  ])
})

test('an area of the form is one that the call takes', () => {
  const { max } = placeSearchLimits.leastArea
  expect([areaOf(String(max)), areaOf(String(max + 1))]).toEqual([max, undefined])
})

test('only values of some place are offered', () => {
  const groups: readonly FilterGroup[] = [
    { name: 'place', keys: ['port', 'cityList'] },
    { name: 'price', keys: ['quoteRule'] },
  ]
  expect(groupsFor(groups, all)).toEqual([{ name: 'place', keys: ['cityList'] }])
})

test('a filter whose every value matches all places is not offered', () => {
  const groups: readonly FilterGroup[] = [{ name: 'price', keys: ['taxFlag', 'yesNo'] }]
  const taxed = (yesNo: readonly string[]) => card('T', { taxFlag: ['excluded-6'], yesNo })
  expect(groupsFor(groups, [taxed(['yes']), taxed(['no'])])).toEqual([{ name: 'price', keys: ['yesNo'] }])
  expect(groupsFor(groups, [taxed(['yes']), taxed([])])).toEqual([{ name: 'price', keys: ['yesNo'] }])
  expect(groupsFor(groups, [taxed(['yes', 'no']), taxed(['yes', 'no'])])).toEqual([])
})

test('of many values the selected ones and those with results show, in order; a short list is never folded', () => {
  const values = [...'abcdefghi']
  const counts = new Map(values.map((value) => [value, 'ehi'.includes(value) ? 1 : 0]))
  expect(shownValues(values, counts).join('')).toBe('abcehi')
  expect(shownValues(values, counts, ['g']).join('')).toBe('abeghi')
  expect(shownValues(values, counts, [...'abcdfgh']).join('')).toBe('abcdfgh')
  expect(shownValues(values.slice(0, 8), counts).join('')).toBe('abcdefgh')
})
