import { expect, test } from 'vitest'
import type { WarehouseCard } from '#contract/places.ts'
import { warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'
import { groupsFor } from './filter-groups.ts'
import {
  addressOf,
  areaOf,
  countOfFilters,
  countsOf,
  filtersOf,
  matching,
  noFilters,
  toggled,
} from './filters.ts'

const card = (code: string, changes: Partial<WarehouseCard>): WarehouseCard => ({
  code,
  port: 'CNSHA',
  city: 'shanghai',
  name: { zh: `${code} 号仓`, en: `Warehouse ${code}` },
  address: { zh: '临港', en: 'Lingang' },
  workTime: { zh: '', en: '' },
  latitude: 31,
  longitude: 121,
  areaSquareMetres: 20_000,
  freeSquareMetres: 5_000,
  listed: {},
  ...changes,
})

const cold = card('A', { listed: { temperatureType: ['chilled', 'frozen'], platformType: ['sealed-dock'] } })
const dry = card('B', {
  listed: { temperatureType: ['ambient'], platformType: ['outer'] },
  freeSquareMetres: 800,
})
const deep = card('C', {
  city: 'xiamen',
  listed: { temperatureType: ['frozen'] },
  address: { zh: '海沧', en: 'Haicang' },
})
const all = [cold, dry, deep]

const found = (query: string) => matching(all, filtersOf(new URLSearchParams(query))).map(({ code }) => code)

test.each([
  ['nothing asked for leaves all', '', ['A', 'B', 'C']],
  ['a word of a dictionary', 'listed=temperatureType.frozen', ['A', 'C']],
  [
    'either of two words of one dictionary',
    'listed=temperatureType.frozen,temperatureType.ambient',
    ['A', 'B', 'C'],
  ],
  ['words of two dictionaries at once', 'listed=temperatureType.frozen,platformType.sealed-dock', ['A']],
  ['the city, though no list names it', 'listed=cityList.xiamen', ['C']],
  ['free room up to the square metre', 'leastArea=800', ['A', 'B', 'C']],
  ['free room that one has not', 'leastArea=801', ['A', 'C']],
  ['a Chinese part of the address', 'text=海沧', ['C']],
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
  ['blanks', 'text=%20%20'],
])('%s in an address is as if it had not been asked', (_, query) => {
  expect(filtersOf(new URLSearchParams(query))).toEqual(noFilters)
})

test('a search has one address, however it was put together, and reads back', () => {
  const one = toggled(toggled(noFilters, 'platformType', 'outer'), 'cityList', 'xiamen')
  const other = toggled(toggled(noFilters, 'cityList', 'xiamen'), 'platformType', 'outer')
  const full = { ...one, leastArea: 300, text: ' 仓 ' }
  expect(addressOf(one).toString()).toBe(addressOf(other).toString())
  expect(addressOf(full).get('listed')).toBe('platformType.outer,cityList.xiamen')
  expect(filtersOf(addressOf(full))).toEqual({ ...one, leastArea: 300, text: '仓' })
  expect(addressOf(noFilters).toString()).toBe('')
  expect(countOfFilters(full)).toBe(4)
})

test('a word chosen twice is let go', () => {
  const once = toggled(noFilters, 'platformType', 'outer')
  expect(toggled(once, 'platformType', 'outer')).toEqual(noFilters)
})

test('counts say what a word would find beside the other dictionaries, not beside its own', () => {
  const filters = filtersOf(new URLSearchParams('listed=temperatureType.ambient,cityList.shanghai'))
  expect(Object.fromEntries(countsOf(all, filters, 'temperatureType'))).toEqual({
    chilled: 1,
    frozen: 1,
    ambient: 1,
  })
  expect(Object.fromEntries(countsOf(all, filters, 'cityList'))).toEqual({ shanghai: 1, xiamen: 0 })
})

test('an area is whole square metres', () => {
  expect([areaOf(' 1200 '), areaOf('1.5'), areaOf('0'), areaOf('')]).toEqual([
    1200,
    undefined,
    undefined,
    undefined,
  ])
})

test('only dictionaries that some warehouse goes by are offered, and every one of them can be', () => {
  expect(groupsFor(all)).toEqual([
    { name: 'place', dictionaries: ['cityList'] },
    { name: 'building', dictionaries: ['temperatureType', 'platformType'] },
  ])
  const everything = card('D', {
    listed: Object.fromEntries(warehouseDictionaryCodes.map((code) => [code, ['x']])),
  })
  const offered = groupsFor([everything]).flatMap(({ dictionaries }) => dictionaries)
  expect(new Set(offered)).toEqual(new Set(warehouseDictionaryCodes))
  expect(offered).toHaveLength(warehouseDictionaryCodes.length)
})
