import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { compareMoney, sumMoney } from '#domain/values/money.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import {
  exampleAsked,
  exampleBooking,
  exampleCargo,
  exampleHaul,
  exampleOffers,
  exampleSailings,
  exampleShips,
  exampleStay,
} from '#tests/fixtures/quotes.ts'
import { depotOffers } from './depot-offers.ts'
import { tariffServices } from './fee-line.ts'
import { oceanOffers } from './ocean-offers.ts'
import type { Offers } from './offer.ts'
import { truckingOffers } from './trucking-offers.ts'
import { isExpired, validUntil } from './validity.ts'
import { warehouseOffers } from './warehouse-offers.ts'

function valued<T>(verdict: Verdict<T>): T {
  if (!verdict.ok) throw new Error(`${verdict.refusal} ${JSON.stringify(verdict.params)}`)
  return verdict.value
}
const offersOfAll = () => tariffServices.flatMap((service) => valued<Offers>(exampleOffers[service]()).offers)
const kindsOf = ({ offers }: Offers) => [
  ...new Set(
    offers.flatMap(({ quote }) =>
      quote.lines.map(({ service, group }) => `${quote.day} ${service} ${group}`),
    ),
  ),
]
const codesOf = ({ offers }: Offers) => offers.map(({ item }) => item.code)

describe('from a wish to offers', () => {
  test('each depot with a price offers the stay', () => {
    const found = valued(exampleOffers.depot())
    expect(codesOf(found)).toEqual(Object.values(depotTariffs).map(({ code }) => code))
    expect(found.offers[0]).toMatchObject({
      service: 'depot',
      item: { code: 'depot-CNTAO', port: 'CNTAO' },
    })
    expect(kindsOf(found)).toEqual(['2026-11-15 depot origin'])
    expect(found.unavailable).toEqual([])
  })

  test('a depot that stores no such box is a miss with its reason, not an offer of nothing', () => {
    const found = valued(
      depotOffers({ ...exampleStay, kind: 'pre-pull' }, Object.values(depotTariffs), exampleAsked),
    )
    expect(found.unavailable).toMatchObject([
      {
        item: { port: 'CNTAO' },
        refusal: { refusal: 'no-price', params: { port: 'CNTAO', kind: 'pre-pull' } },
      },
    ])
    expect(codesOf(found)).not.toContain('depot-CNTAO')
  })

  test('each lane with a price for every container offers the haul, as planned and without incident', () => {
    const found = valued(exampleOffers.trucking())
    expect(codesOf(found)).toEqual(['CNSZX-DONGGUAN'])
    expect(found.unavailable).toMatchObject([
      { item: { code: 'CNSZX-HUIZHOU' }, refusal: { params: { lane: 'CNSZX-HUIZHOU', type: '20GP' } } },
    ])
    const fees = found.offers[0]?.quote.lines.map(({ fee }) => fee) ?? []
    expect(fees).toContain('TRUCK')
    for (const incident of ['DSF', 'YYF', 'FKF', 'CYF']) expect(fees).not.toContain(incident)
    expect(kindsOf(found)).toEqual(['2026-11-15 trucking origin'])
  })

  test('each warehouse with a quotation offers the storage; no container is priced', () => {
    const found = valued(exampleOffers.warehouse())
    expect(codesOf(found)).toEqual(['CNTAO-example', 'CNSHA-example'])
    expect(found.offers.map(({ quote }) => quote.perContainer)).toEqual([null, null])
    expect(found.unavailable).toMatchObject([
      { item: { code: 'nowhere' }, refusal: { refusal: 'no-price', params: { warehouse: 'nowhere' } } },
    ])
    expect(kindsOf(found)).toEqual(['2026-11-15 warehouse origin'])
  })

  test.each([
    ['30', 30, true],
    ['30.001', 30, false],
    ['31', 30, false],
    [undefined, 0, true],
    ['999999', undefined, true],
  ])('%s square metres where %s are free: %s', (areaSquareMetres, free, isOffered) => {
    const [warehouse = ''] = exampleCargo.warehouses
    const cargo = { ...exampleCargo.cargo, areaSquareMetres }
    const verdict = warehouseOffers(
      { ...exampleCargo, cargo, warehouses: [warehouse] },
      Object.values(exampleWarehouseTariffs),
      exampleAsked,
      new Map(free === undefined ? [] : [[warehouse, free]]),
    )
    expect(verdict.ok).toBe(isOffered)
    if (!verdict.ok) expect(verdict.params).toEqual({ warehouse, freeSquareMetres: free })
  })

  test('cargo that the rule cannot measure is a miss that names the field', () => {
    const { areaSquareMetres: _area, volumeCbm: _volume, ...measured } = exampleCargo.cargo
    const cargo = { ...measured, volumeCbm: '0', weightTons: '0' }
    expect(
      warehouseOffers(
        { ...exampleCargo, cargo, warehouses: ['CNTAO-example'] },
        Object.values(exampleWarehouseTariffs),
        exampleAsked,
      ),
    ).toMatchObject({ ok: false, refusal: 'invalid-input', fields: { 'cargo.volumeCbm': 'too-small' } })
  })

  test('each sailing in the window offers the booking, grouped and with who pays', () => {
    const found = valued(exampleOffers.ocean())
    expect(codesOf(found)).toEqual(['QS-26110001', 'QS-26110002'])
    expect(found.unavailable.map(({ item }) => item.sailing.vessel)).toEqual(['QUAYSIDE DUSK'])
    const [offer] = found.offers
    expect(offer?.item).toEqual({
      code: 'QS-26110001',
      carrier: 'QSL',
      sailing: exampleSailings[0]?.sailing,
    })
    const freight = offer?.quote.lines.find(({ fee }) => fee === 'OF')
    expect(freight).toMatchObject({ service: 'ocean', group: 'freight', terms: 'prepaid' })
    expect(offer?.quote.perContainer).toEqual({ amount: '17256.78', currency: 'CNY' })
    expect(offer?.quote.day).toBe('2026-11-15')
  })

  test('a booking with trucking announces what the road can add, one without does not', () => {
    const added = (services: typeof exampleBooking.services) =>
      valued(
        oceanOffers({ ...exampleBooking, services }, exampleShips, exampleAsked),
      ).offers[0]?.quote.contingentCharges.map(({ service, fee }) => `${service} ${fee}`)
    expect(added([{ service: 'trucking' }])).toEqual(
      expect.arrayContaining(['ocean KC', 'trucking DSF', 'trucking YYF']),
    )
    expect(added([])?.filter((one) => one.startsWith('trucking'))).toEqual([])
  })

  test.each([
    ['2026-11-28', '2026-11-28', ['QS-26110001']],
    ['2026-11-29', '2026-12-04', undefined],
    ['2026-11-29', '2026-12-05', ['QS-26110002']],
  ])('sailings from %s to %s: %j', (etdFrom, etdTo, codes) => {
    const verdict = oceanOffers({ ...exampleBooking, etdFrom, etdTo }, exampleShips, exampleAsked)
    if (codes) expect(codesOf(valued(verdict))).toEqual(codes)
    else
      expect(verdict).toMatchObject({
        ok: false,
        refusal: 'no-price',
        params: { pol: 'CNTAO', pod: 'NLRTM', etdFrom, etdTo },
      })
  })
})

describe('no price at all is a named no', () => {
  test('where nothing was to be asked', () => {
    expect(depotOffers(exampleStay, [], exampleAsked)).toEqual({ ok: false, refusal: 'no-price', params: {} })
  })
  test('but a stay within the free days is free, and is said to be', () => {
    const short = {
      ...exampleStay,
      days: 3,
      lifts: 0,
      cleanings: 0,
      weighings: 0,
      inspections: 0,
      poweredDays: 0,
    }
    expect(depotOffers(short, [depotTariffs.CNSHA], exampleAsked)).toMatchObject({
      refusal: 'nothing-to-charge',
    })
  })
  test('where every candidate is a miss, the first says why', () => {
    const lanes = [
      { code: 'A', prices: {} },
      { code: 'B', prices: {} },
    ]
    expect(truckingOffers({ ...exampleHaul, lanes }, truckingTariffs.CNSZX, exampleAsked)).toMatchObject({
      ok: false,
      params: { lane: 'A' },
    })
  })
  test('where nobody sails on the lane', () => {
    expect(oceanOffers({ ...exampleBooking, pod: 'USLAX' }, exampleShips, exampleAsked)).toMatchObject({
      ok: false,
      params: { pod: 'USLAX' },
    })
  })
  test('where the currency has no rate', () => {
    const asked = { ...exampleAsked, rates: {} }
    expect(oceanOffers(exampleBooking, exampleShips, asked)).toMatchObject({
      ok: false,
      refusal: 'no-price',
      params: { currency: 'USD' },
    })
  })
})

describe('an offer holds', () => {
  test.each([
    ['2026-11-15', [], '2026-11-22'],
    ['2026-11-15', ['2026-11-22'], '2026-11-22'],
    ['2026-11-15', ['2026-11-30', '2026-11-21'], '2026-11-21'],
    ['2026-12-28', ['2027-10-31'], '2027-01-04'],
  ])('asked on %s with prices to %j: until %s', (day, ends, last) => {
    expect(validUntil(day, ends)).toBe(last)
  })
  test('through its last day', () => {
    const quote = { validUntil: '2026-11-22' }
    expect([isExpired(quote, '2026-11-22'), isExpired(quote, '2026-11-23')]).toEqual([false, true])
  })
  test('no longer than its tariff, its rate, its sailing, its day of pick-up', () => {
    const askedLate = (quotedOn: string) => ({ ...exampleAsked, quotedOn })
    const last = (offers: Offers) => offers.offers.map((offer) => offer.validUntil)
    const depot = depotOffers(
      { ...exampleStay, day: '2027-10-30' },
      [depotTariffs.CNSHA],
      askedLate('2027-10-28'),
    )
    expect(last(valued(depot))).toEqual(['2027-10-31'])
    expect(last(valued(exampleOffers.trucking()))).toEqual(['2026-11-20'])
    const haul = { ...exampleHaul, day: '2027-10-31', lanes: exampleHaul.lanes.slice(0, 1) }
    expect(last(valued(truckingOffers(haul, truckingTariffs.CNSZX, askedLate('2027-10-28'))))).toEqual([
      '2027-10-31',
    ])
    const cargo = { ...exampleCargo, day: '2027-10-30', warehouses: ['CNTAO-example'] }
    const stored = warehouseOffers(cargo, Object.values(exampleWarehouseTariffs), askedLate('2027-10-28'))
    expect(last(valued(stored))).toEqual(['2027-10-31'])
    const ship = exampleShips.slice(0, 1)
    expect(last(valued(oceanOffers(exampleBooking, ship, askedLate('2026-11-25'))))).toEqual(['2026-11-28'])
  })
})

describe('for every offer of every service', () => {
  test('what could be added has a name of its own', () => {
    for (const { quote } of offersOfAll()) {
      const keys = quote.contingentCharges.map(contingentChargeKey)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
  test('the total is its lines and its tax', () => {
    for (const { quote } of offersOfAll()) {
      expect(
        sumMoney(
          quote.lines.map(({ standardAmount }) => standardAmount),
          'CNY',
        ),
      ).toEqual(quote.net)
      expect(sumMoney([quote.net, ...quote.taxes.map(({ tax }) => tax)], 'CNY')).toEqual(quote.total)
      expect(quote.total.amount).not.toBe('0.00')
    }
  })
  test.each(tariffServices)('the same wish gives the same bytes: %s', (service) => {
    expect(JSON.stringify(exampleOffers[service]())).toBe(JSON.stringify(exampleOffers[service]()))
  })
  test('more days never cost less', () => {
    const totalFor = (days: number, port: keyof typeof depotTariffs) =>
      depotOffers({ ...exampleStay, days }, [depotTariffs[port]], exampleAsked)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 30 }),
        fc.constantFrom('CNTAO', 'CNSHA', 'CNNGB', 'CNXMN', 'CNSZX'),
        (days, more, port) => {
          const [shorter, longer] = [totalFor(days, port), totalFor(days + more, port)].map((verdict) => {
            const [offer] = valued(verdict).offers
            if (!offer) throw new Error('no offer')
            return offer.quote.total
          })
          if (!shorter || !longer) throw new Error('no total')
          expect(compareMoney(longer, shorter)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

test('the price of a lane by road holds no longer than the lane does', () => {
  const [lane] = exampleHaul.lanes
  if (!lane) throw new Error('The example has no lane')
  const until = (validTo?: string) =>
    valued(
      truckingOffers({ ...exampleHaul, lanes: [{ ...lane, validTo }] }, truckingTariffs.CNSZX, exampleAsked),
    ).offers.map((offer) => offer.validUntil)
  expect([until(), until('2026-11-18'), until('2026-12-31')]).toEqual([
    ['2026-11-20'],
    ['2026-11-18'],
    ['2026-11-20'],
  ])
})

test('a box that no truck fetches needs no tariff of the road', () => {
  const atSea = exampleShips.map(({ trucking: _road, ...ship }) => ship)
  const booked = { ...exampleBooking, services: [] }
  expect(oceanOffers(booked, atSea, exampleAsked)).toEqual(oceanOffers(booked, exampleShips, exampleAsked))
  expect(oceanOffers(exampleBooking, atSea, exampleAsked)).toMatchObject({
    refusal: 'no-price',
    params: { pol: 'CNTAO', pod: 'NLRTM', day: '2026-11-28' },
  })
})

test('a ship that leaves when no tariff of her port holds is a miss', () => {
  const [first, ...others] = exampleShips
  if (!first) throw new Error('The example has no ship')
  const found = valued(
    oceanOffers(exampleBooking, [{ ...first, tariff: undefined }, ...others], exampleAsked),
  )
  expect(found.unavailable[0]).toMatchObject({
    item: { code: 'QS-26110001' },
    refusal: { refusal: 'no-price', params: { pol: 'CNTAO', pod: 'NLRTM', day: '2026-11-28' } },
  })
})

describe('a ship whose cut-off has passed', () => {
  // Her papers are due three days before she leaves: 2026-11-25 18:00 in Shanghai.
  const departsAt = '2026-11-28T10:00:00Z'
  const ships = exampleShips.map((ship, at) =>
    at === 0 ? { ...ship, rate: { ...ship.rate, sailing: { ...ship.rate.sailing, departsAt } } } : ship,
  )
  const askedAt = (now: string) =>
    oceanOffers(exampleBooking, ships, {
      ...exampleAsked,
      quotedOn: now.slice(0, 10),
      now: new Date(now),
    })

  test.each([
    ['2026-11-25T09:59:59.999Z', 'QS-26110001', '2026-11-25'],
    ['2026-11-25T10:00:00Z', 'QS-26110001', '2026-11-25'],
    ['2026-11-25T10:00:00.001Z', 'QS-26110002', '2026-12-02'],
  ])('asked for at %s: the first offer is %s and holds until %s', (now, code, last) => {
    expect(valued(askedAt(now)).offers[0]).toMatchObject({ item: { code }, validUntil: last })
  })

  test.each([
    ['2026-11-17T04:00:00Z', '2026-11-24'],
    ['2026-11-18T04:00:00Z', '2026-11-25'],
    ['2026-11-19T04:00:00Z', '2026-11-25'],
  ])('asked for at %s an offer holds until %s: a week, and not beyond the day she closes', (now, last) => {
    expect(valued(askedAt(now)).offers[0]?.validUntil).toBe(last)
  })

  test('is a miss that says which and when, behind those for other reasons', () => {
    const { unavailable } = valued(askedAt('2026-11-26T04:00:00Z'))
    expect(unavailable.map(({ item, refusal }) => [item.code, refusal.refusal])).toEqual([
      ['QS-26110003', 'no-price'],
      ['QS-26110001', 'sailing-closed'],
    ])
    expect(unavailable[1]?.refusal.params).toEqual({ cutOff: 'DCO', closedAt: '2026-11-25 18:00' })
  })

  test('is the answer where there is no other', () => {
    const only = { ...exampleBooking, etdTo: '2026-11-28' }
    const asked = { ...exampleAsked, quotedOn: '2026-11-26', now: new Date('2026-11-26T04:00:00Z') }
    expect(oceanOffers(only, ships, asked)).toMatchObject({ ok: false, refusal: 'sailing-closed' })
  })
})
