import { expect, test } from 'vitest'
import { containerCount, type QuoteQuery } from '#domain/quotes/query/query.ts'
import { isStaffOffer } from '#domain/quotes/quoted-mode.ts'
import { exampleBooking, exampleCargo, exampleSailings, exampleStay } from '#tests/fixtures/quotes.ts'
import { routeOfQuery, routeOfRequest, sailingOf } from './quoted-route.ts'

const { company: _company, ...booking } = exampleBooking
const ocean: QuoteQuery = { mode: 'ocean', contractOnly: false, ...booking, pol: 'CNTAO', pod: 'NLRTM' }
const trucking: QuoteQuery = {
  mode: 'trucking',
  port: 'CNTAO',
  district: '370211',
  day: '2026-11-20',
  containers: [
    { type: '20GP', count: 1, grossWeightKg: 19_000 },
    { type: '40HQ', count: 2 },
  ],
  loadingPoints: 1,
  weighings: 0,
}
const warehouse: QuoteQuery = { mode: 'warehouse', ...exampleCargo }
const depot: QuoteQuery = { mode: 'depot', port: 'CNTAO', ...exampleStay, size: 40, containers: 5 }
const containers = [
  { type: '20GP', count: 1 },
  { type: '40HQ', count: 2 },
]
const to = (pickUpPlace?: string) => ({ from: 'CNTAO', to: '370211', pickUpPlace: pickUpPlace ?? null })

test.each<[string, QuoteQuery, object, object]>([
  [
    'an ocean quote',
    { ...ocean, containers: [{ type: '40HQ', count: 3 }] },
    { code: 'O' },
    { from: 'CNTAO', to: 'NLRTM', pickUpPlace: null, containers: [{ type: '40HQ', count: 3 }] },
  ],
  ['a trucking quote', trucking, { code: 'T' }, { ...to(), containers }],
  [
    'a trucking quote from the place of its lane',
    { ...trucking, pickUpPlace: 'QQCT' },
    { code: 'T', pickUpPlace: 'QQCTU' },
    { ...to('QQCTU'), containers },
  ],
  [
    'a trucking quote from the place that was asked for',
    { ...trucking, pickUpPlace: 'QQCT' },
    { code: 'T' },
    { ...to('QQCT'), containers },
  ],
  [
    'a warehouse quote',
    warehouse,
    { code: 'W1' },
    { from: null, to: 'W1', pickUpPlace: null, containers: [] },
  ],
  [
    'a depot quote',
    depot,
    { code: 'D1' },
    { from: 'CNTAO', to: 'D1', pickUpPlace: null, containers: [{ type: '40', count: 5 }] },
  ],
])('the route of %s', (_what, query, item, route) => {
  expect(routeOfQuery(query, { item: item as { readonly code: string } })).toStrictEqual(route)
})

test('the route of a request is in the words of the customer, as far as it was written', () => {
  const containers = [{ type: '40HQ', count: 2, weightKg: 1 }]
  expect(routeOfRequest({ from: 'Yiwu', to: 'Duisburg', containers })).toStrictEqual({
    from: 'Yiwu',
    to: 'Duisburg',
    pickUpPlace: null,
    containers: [{ type: '40HQ', count: 2 }],
  })
  expect(routeOfRequest({})).toEqual({ from: null, to: null, pickUpPlace: null, containers: [] })
})

test('only an offer for a sailing names one', () => {
  const sailing = exampleSailings[0]?.sailing
  if (!sailing) expect.fail('The example has no sailing')
  const { vessel, voyage, departsOn } = sailing
  const item = (parts: object) => ({ item: { code: 'X', ...parts } })
  expect(sailingOf(item({ carrier: 'QSL', sailing }))).toEqual({ carrier: 'QSL', vessel, voyage, departsOn })
  for (const parts of [{}, { carrier: 'QSL' }, { sailing }]) expect(sailingOf(item(parts))).toBeNull()
})

test.each([
  [{ ...ocean, containers: [{ type: '40HQ', count: 3 }] }, 3],
  [trucking, 3],
  [warehouse, 0],
  [depot, 5],
] as const)('a query has so many containers: %#', (query, count) => {
  expect(containerCount(query)).toBe(count)
})

test('an offer by staff has a mode of its own', () => {
  expect([isStaffOffer({ mode: 'agreed' }), isStaffOffer({ mode: 'ocean' })]).toEqual([true, false])
})
