import { expect, test } from 'vitest'
import type { OceanQuery } from '#domain/quotes/query/query.ts'
import { exampleOffers } from '#tests/fixtures/quotes.ts'
import type { Offer } from './offer.ts'
import { rangeSailings } from './range-sailings.ts'

const found = exampleOffers.ocean()
if (!found.ok || !found.value.offers[0]) throw new Error('no example')
const [example] = found.value.offers

const offer = (code: string, departsOn: string, carrier = 'A', departsAt?: string): Offer => ({
  ...example,
  item: {
    code: `R-${code}:${code}`,
    carrier,
    sailing: { vessel: 'Ever', voyage: code, departsOn, code, ...(departsAt && { departsAt }) },
  } as Offer['item'],
})
const query: OceanQuery = {
  mode: 'ocean',
  pol: 'CNNGB',
  pod: 'NLRTM',
  etdFrom: '2026-11-20',
  etdTo: '2026-12-01',
  containers: [{ type: '40HQ', count: 1 }],
  billsOfLading: 1,
  paymentTerms: { freight: 'prepaid', destination: 'collect' },
  addOns: [],
  contractOnly: false,
}
const offers = [
  offer('late', '2026-12-02'),
  offer('last', '2026-12-01'),
  offer('evening', '2026-11-20', 'B', '2026-11-20T12:00:00.000Z'),
  offer('first', '2026-11-20', 'A', '2026-11-20T01:00:00.000Z'),
  offer('early', '2026-11-19'),
]
const codes = (asked: OceanQuery) => rangeSailings(offers, asked).map(({ sailing }) => sailing.code)

test('a visitor sees the sailings of the days asked for, the first first', () => {
  expect(codes(query)).toEqual(['first', 'evening', 'last'])
})

test('of one carrier, where one was asked for', () => {
  expect(codes({ ...query, carrier: 'B' })).toEqual(['evening'])
})

test('a sailing with two public rates is listed once, without code or price', () => {
  const [first] = offers.slice(1)
  if (!first) expect.fail()
  const again = { ...first, item: { ...first.item, code: 'Other:last' } }
  const listed = rangeSailings([first, again], query)
  expect(listed).toHaveLength(1)
  expect(Object.keys(listed[0] ?? {})).toEqual(['carrier', 'sailing'])
})

test('other modes have no sailings', () => {
  expect(rangeSailings(offers, { mode: 'trucking' } as never)).toEqual([])
})
