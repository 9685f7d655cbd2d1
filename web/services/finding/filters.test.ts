import { expect, test } from 'vitest'
import { type FilterGroup, groupsFor } from './filter-groups.ts'
import {
  addressOf,
  areaOf,
  countOfFilters,
  countsOf,
  type Findable,
  filtersOf,
  matching,
  noFilters,
  toggled,
  unfolded,
} from './filters.ts'

const keys = ['temperatureType', 'platformType', 'cityList', 'overseasCityList', 'country', 'port']
const asked = (query: string) => filtersOf(new URLSearchParams(query), keys)

const card = (code: string, listed: Findable['listed'], changes: Partial<Findable> = {}): Findable => ({
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
// It says what it does, and not how much room is free.
const abroad = card(
  'D',
  { country: ['NL'], overseasCityList: ['rotterdam'] },
  { freeSquareMetres: undefined, says: [{ zh: '一件代发', en: 'Drop shipping' }] },
)

const found = (query: string) => matching([...all, abroad], asked(query)).map(({ code }) => code)

test.each([
  ['nothing asked for leaves all', '', ['A', 'B', 'C', 'D']],
  ['a word of a dictionary', 'listed=temperatureType.frozen', ['A', 'C']],
  [
    'either of two words of one dictionary',
    'listed=temperatureType.frozen,temperatureType.ambient',
    ['A', 'B', 'C'],
  ],
  ['words of two dictionaries at once', 'listed=temperatureType.frozen,platformType.sealed-dock', ['A']],
  ['the city', 'listed=cityList.xiamen', ['C']],
  ['a city at home or one abroad', 'listed=cityList.xiamen,overseasCityList.rotterdam', ['C', 'D']],
  ['a city abroad', 'listed=overseasCityList.rotterdam', ['D']],
  ['a country, named apart', 'country=NL', ['D']],
  ['either of two countries', 'country=NL,DE', ['D']],
  ['free room up to the square metre', 'leastArea=800', ['A', 'B', 'C']],
  ['free room that one has not', 'leastArea=801', ['A', 'C']],
  ['a Chinese part of the address', 'text=海沧', ['C']],
  ['words in any order', 'text=b+lingang', ['B']],
  ['what it says of itself', 'text=drop', ['D']],
  ['a name in other letters', 'text=ＷＡＲＥＨＯＵＳＥ b', ['B']],
  ['what nobody has', 'listed=temperatureType.constant', []],
])('warehouses are found by %s', (_, query, codes) => {
  expect(found(query)).toEqual(codes)
})

test.each([
  ['an unknown dictionary', 'listed=colour.red'],
  ['a dictionary without a word', 'listed=temperatureType'],
  ['an area that is no number', 'leastArea=many'],
  ['an area below nothing', 'leastArea=-5'],
  ['a word that is none', 'listed=temperatureType.%3Cb%3E'],
  ['a country that is none', 'country=,'],
  ['what this list does not go by', 'service=lift'],
  ['blanks', 'text=%20%20'],
])('%s in an address is as if it had not been asked', (_, query) => {
  expect(asked(query)).toEqual(noFilters)
})

test('a search has one address, however it was put together, and reads back', () => {
  const one = toggled(toggled(noFilters, 'platformType', 'outer'), 'cityList', 'xiamen')
  const other = toggled(toggled(noFilters, 'cityList', 'xiamen'), 'platformType', 'outer')
  const full = { ...toggled(one, 'country', 'NL'), leastArea: 300, text: ' 仓 ' }
  expect(`${addressOf(one, keys)}`).toBe(`${addressOf(other, keys)}`)
  expect(addressOf(full, keys).get('listed')).toBe('platformType.outer,cityList.xiamen')
  expect(addressOf(full, keys).get('country')).toBe('NL')
  expect(filtersOf(addressOf(full, keys), keys)).toEqual({ ...full, text: '仓' })
  expect(`${addressOf(noFilters, keys)}`).toBe('')
  expect(countOfFilters(full)).toBe(5)
})

test('what else stands in the address stays; what was looked for before does not', () => {
  const before = new URLSearchParams('ask=OW-NL-01&country=DE&text=x&leastArea=5&listed=cityList.xiamen')
  expect(`${addressOf(toggled(noFilters, 'country', 'NL'), keys, before)}`).toBe('ask=OW-NL-01&country=NL')
  expect(before.get('country')).toBe('DE')
})

test('a word chosen twice is let go', () => {
  const once = toggled(noFilters, 'platformType', 'outer')
  expect(toggled(once, 'platformType', 'outer')).toEqual(noFilters)
})

test('counts say what a word would find beside the other dictionaries, not beside its own', () => {
  const filters = asked('listed=temperatureType.ambient,cityList.shanghai')
  expect(Object.fromEntries(countsOf(all, filters, 'temperatureType'))).toEqual({
    chilled: 1,
    frozen: 1,
    ambient: 1,
  })
  expect(Object.fromEntries(countsOf(all, filters, 'cityList'))).toEqual({ shanghai: 1, xiamen: 0 })
})

test('a city abroad is counted whatever city at home is asked for', () => {
  const places = [...all, abroad]
  const counts = countsOf(places, asked('listed=cityList.xiamen'), 'overseasCityList')
  expect(Object.fromEntries(counts)).toEqual({ rotterdam: 1 })
})

test('an area is whole square metres', () => {
  expect([areaOf(' 1200 '), areaOf('1.5'), areaOf('0'), areaOf('')]).toEqual([
    1200,
    undefined,
    undefined,
    undefined,
  ])
})

test('only what some place goes by is offered', () => {
  const groups: readonly FilterGroup[] = [
    { name: 'place', keys: ['port', 'cityList'] },
    { name: 'price', keys: ['quoteRule'] },
  ]
  expect(groupsFor(groups, all)).toEqual([{ name: 'place', keys: ['cityList'] }])
})

test('of many words those stand open that are chosen or find something, in their order; few are never folded', () => {
  const words = [...'abcdefghi']
  const counts = new Map(words.map((word) => [word, 'ehi'.includes(word) ? 1 : 0]))
  expect(unfolded(words, counts).join('')).toBe('abcehi')
  expect(unfolded(words, counts, ['g']).join('')).toBe('abeghi')
  expect(unfolded(words, counts, [...'abcdfgh']).join('')).toBe('abcdfgh')
  expect(unfolded(words.slice(0, 8), counts).join('')).toBe('abcdefgh')
})
