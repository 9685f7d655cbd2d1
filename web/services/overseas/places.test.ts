import { expect, test } from 'vitest'
import type { OverseasCard } from '#contract/places.ts'
import { keysOf } from '#web/services/search/filter-groups.ts'
import { countsOf, filtersOf, matching } from '#web/services/search/filters.ts'
import { cardUrl, overseasGroups, overseasRows, searchableOverseas } from './places.ts'

const both = (zh: string, en: string) => ({ zh, en })
const bond = both('保税仓储', 'Bonded storage')
const parcels = both('一件代发', 'Drop shipping')

const card = (
  code: string,
  country: string,
  city: string,
  services: OverseasCard['facts']['services'],
): OverseasCard => ({
  code,
  country,
  city: both('某城', city),
  name: both('某仓', `Warehouse ${code}`),
  address: both('某路', 'Some Road'),
  workTime: both('全天', 'Always'),
  latitude: 0,
  longitude: 0,
  listed: { overseasCityList: [city] },
  facts: {
    areaSquareMetres: 9_000,
    services,
    cutOff: both('十点', 'Ten'),
    deliversTo: both('西欧', 'Western Europe'),
  },
})

const cards = [
  card('W', 'US', 'los-angeles', [parcels]),
  card('E', 'US', 'newark', [parcels, bond]),
  card('R', 'NL', 'rotterdam', [bond]),
]
const places = cards.map(searchableOverseas)
const filtersIn = (query: string) => filtersOf(new URLSearchParams(query), keysOf(overseasGroups))
const found = (query: string) => matching(places, filtersIn(query)).map(({ code }) => code)

test.each([
  ['its country', 'country=US', ['W', 'E']],
  ['its city', 'listed=overseasCityList.newark', ['E']],
  ['either of two cities', 'listed=overseasCityList.newark,overseasCityList.rotterdam', ['E', 'R']],
  ['a service', 'service=bonded-storage', ['E', 'R']],
  ['country and service at once', 'country=US&service=bonded-storage', ['E']],
  ['a city of another country', 'country=NL&listed=overseasCityList.newark', []],
  ['where it delivers', 'text=europe', ['W', 'E', 'R']],
  ['a service in words', 'text=保税', ['E', 'R']],
])('an overseas warehouse is found by %s', (_, query, codes) => {
  expect(found(query)).toEqual(codes)
})

test('cities are counted within the selected country', () => {
  expect(Object.fromEntries(countsOf(places, filtersIn('country=US'), 'overseasCityList'))).toEqual({
    'los-angeles': 1,
    newark: 1,
    rotterdam: 0,
  })
})

test('countries and services have one label in each language', () => {
  expect(overseasRows(cards, 'zh')).toEqual({
    country: [
      { value: 'US', label: '美国' },
      { value: 'NL', label: '荷兰' },
    ],
    service: [
      { value: 'drop-shipping', label: '一件代发' },
      { value: 'bonded-storage', label: '保税仓储' },
    ],
  })
  expect(overseasRows(cards, 'en').country?.map(({ label }) => label)).toEqual([
    'United States',
    'Netherlands',
  ])
})

test('the link leads to the card in the list of its city', () => {
  const address = places[2] && cardUrl(places[2])
  expect(address).toBe('/oversea/newSea?listed=overseasCityList.rotterdam')
  expect(found(address?.split('?')[1] ?? '')).toEqual(['R'])
})
