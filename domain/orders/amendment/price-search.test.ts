import { expect, test } from 'vitest'
import type { QuoteMode, QuoteQuery } from '#domain/quotes/query/query.ts'
import { queryFromSearchParams } from '#domain/quotes/query/query-codec.ts'
import { depotQuery, oceanQuery, truckingQuery, warehouseQuery } from '#tests/support/price-site.data.ts'
import { priceSearchUrl } from './price-search.ts'

const before = '2026-11-01'
const after = '2026-12-24'
const read = (url: string, mode: QuoteMode) => {
  const { searchParams } = new URL(url, 'http://localhost')
  return queryFromSearchParams(mode, searchParams)
}
const search = (query: object, today: string) =>
  priceSearchUrl({ query: query as QuoteQuery, place: 'PLACE', requestNumber: null }, today)

test.each([
  ['ocean', oceanQuery, '/service/booking'],
  ['trucking', truckingQuery, '/service/truck'],
  ['depot', depotQuery, '/service/yard'],
  ['warehouse', warehouseQuery, '/service/warehousing/detail'],
] as const)('a price of %s is searched on its page, with what was ordered', (mode, query, path) => {
  const url = search(query, before)
  expect(new URL(url, 'http://localhost').pathname).toBe(path)
  expect(read(url, mode)).toMatchObject({ ok: true, value: query })
})

test('days that have passed become today', () => {
  expect(read(search(oceanQuery, after), 'ocean')).toMatchObject({
    value: {
      pol: 'CNTAO',
      pod: 'NLRTM',
      etdFrom: after,
      etdTo: '2027-01-14',
      containers: oceanQuery.containers,
    },
  })
  expect(read(search(truckingQuery, after), 'trucking')).toMatchObject({ value: { day: after } })
})

test('a window of departures that begins today stays as it is', () => {
  const query = { ...oceanQuery, etdFrom: after, etdTo: '2026-12-26' }
  expect(read(search(query, after), 'ocean')).toMatchObject({
    value: { etdFrom: after, etdTo: '2026-12-26' },
  })
})

test('the warehouse of the order is opened', () => {
  expect(search(warehouseQuery, before)).toContain('code=PLACE')
})

test('an offer by staff is requested again', () => {
  const url = (requestNumber: string | null) =>
    priceSearchUrl({ query: null, place: 'R260101-000001', requestNumber }, before)
  expect(url('R260101-000001')).toBe('/workbench/quotes?show=new-request&again=R260101-000001')
  expect(url(null)).toBe('/workbench/quotes?show=new-request')
})
