import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tariffModes } from '#domain/quotes/quoted-mode.ts'
import { endOfValidDay, isExpired, validUntil } from '#domain/quotes/validity.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { compareMoney, dividedBy, sumMoney } from '#domain/values/money.ts'
import type { Result } from '#domain/values/refusal.ts'
import {
  exampleBooking,
  exampleCargo,
  exampleContext,
  exampleOffers,
  exampleSailings,
  exampleSailingsToPrice,
  exampleStay,
  exampleTrucking,
} from '#tests/fixtures/quotes.ts'
import { depotOffers } from './depot-offers.ts'
import { isSailingClosed, oceanOffers, sailingOfferCode } from './ocean-offers.ts'
import type { Offers } from './offer.ts'
import { truckingOffers } from './trucking-offers.ts'
import { warehouseOffers } from './warehouse-offers.ts'

function valued<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.refusal} ${JSON.stringify(result.params)}`)
  return result.value
}
const offersOfAll = () => tariffModes.flatMap((mode) => valued<Offers>(exampleOffers[mode]()).offers)
const kindsOf = ({ offers }: Offers) => [
  ...new Set(
    offers.flatMap(({ quote }) => quote.lines.map(({ mode, group }) => `${quote.day} ${mode} ${group}`)),
  ),
]
const codesOf = ({ offers }: Offers) => offers.map(({ item }) => item.code)

describe('the offers for a query', () => {
  test('one offer for each depot with a price', () => {
    const found = valued(exampleOffers.depot())
    expect(codesOf(found)).toEqual(Object.values(depotTariffs).map(({ code }) => code))
    expect(found.offers[0]).toMatchObject({
      mode: 'depot',
      item: { code: 'depot-CNTAO', port: 'CNTAO' },
    })
    expect(kindsOf(found)).toEqual(['2026-11-15 depot origin'])
    expect(found.unavailable).toEqual([])
    for (const { quote } of found.offers)
      expect(quote.perContainer).toEqual(dividedBy(quote.total, String(exampleStay.containers)))
  })

  test.each([
    [0, false],
    [1, true],
    [40, true],
  ])('storage for %i days in a depot or a warehouse is in the price: %s', (days, isIncluded) => {
    const depot = depotOffers({ ...exampleStay, days }, [depotTariffs.CNTAO], exampleContext)
    const cargo = { ...exampleCargo, storageDays: days }
    const stored = warehouseOffers(cargo, Object.values(exampleWarehouseTariffs), exampleContext)
    const includes = (offers: Offers, fee: string) =>
      offers.offers[0]?.quote.terms?.inclusions.included.some((item) => item.fee === fee)
    expect([includes(valued(depot), 'STORAGE'), includes(valued(stored), 'CCF')]).toEqual([
      isIncluded,
      isIncluded,
    ])
  })

  test('a depot that does not store the container is unavailable with a reason', () => {
    const found = valued(
      depotOffers({ ...exampleStay, kind: 'pre-pull' }, Object.values(depotTariffs), exampleContext),
    )
    expect(found.unavailable).toMatchObject([
      {
        item: { port: 'CNTAO' },
        refusal: { refusal: 'no-price', params: { port: 'CNTAO', kind: 'pre-pull' } },
      },
    ])
    expect(codesOf(found)).not.toContain('depot-CNTAO')
  })

  test('one trucking offer for each lane with a price for every container', () => {
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

  test('one offer for each warehouse with a tariff; no container is priced', () => {
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
  ])('%s m² requested, %s m² free: offered %s', (areaSquareMetres, free, isOffered) => {
    const [warehouse = ''] = exampleCargo.warehouses
    const cargo = { ...exampleCargo.cargo, areaSquareMetres }
    const result = warehouseOffers(
      { ...exampleCargo, cargo, warehouses: [warehouse] },
      Object.values(exampleWarehouseTariffs),
      exampleContext,
      new Map(free === undefined ? [] : [[warehouse, free]]),
    )
    expect(result.ok).toBe(isOffered)
    if (!result.ok) expect(result.params).toEqual({ warehouse, freeSquareMetres: free })
  })

  test('cargo without the measure that the tariff needs is unavailable and names the field', () => {
    const { areaSquareMetres: _area, volumeCbm: _volume, ...measured } = exampleCargo.cargo
    const cargo = { ...measured, volumeCbm: '0', weightTons: '0' }
    expect(
      warehouseOffers(
        { ...exampleCargo, cargo, warehouses: ['CNTAO-example'] },
        Object.values(exampleWarehouseTariffs),
        exampleContext,
      ),
    ).toMatchObject({ ok: false, refusal: 'invalid-input', fields: { 'cargo.volumeCbm': 'too-small' } })
  })

  test('one offer for each sailing in the window, grouped and with payment terms', () => {
    const found = valued(exampleOffers.ocean())
    expect(codesOf(found)).toEqual(['QS-26110001', 'QS-26110002'])
    expect(found.unavailable.map(({ item }) => item.sailing.vessel)).toEqual(['QUAYSIDE DUSK'])
    const [offer] = found.offers
    expect(offer?.mode).toBe('ocean')
    expect(offer?.item).toEqual({
      code: 'QS-26110001',
      carrier: 'QSL',
      sailing: exampleSailings[0]?.sailing,
    })
    const freight = offer?.quote.lines.find(({ fee }) => fee === 'OF')
    expect(freight).toMatchObject({ mode: 'ocean', group: 'freight', paymentTerm: 'prepaid' })
    expect(offer?.quote.perContainer).toBeNull()
    expect(offer?.quote.perType.map(({ type, count }) => [type, count])).toEqual([
      ['20GP', 1],
      ['40HQ', 3],
    ])
    expect(offer?.quote.day).toBe('2026-11-15')
  })

  test('only a booking with trucking lists the contingent charges of trucking; customs may inspect any', () => {
    const added = (addOns: typeof exampleBooking.addOns) =>
      valued(
        oceanOffers({ ...exampleBooking, addOns }, exampleSailingsToPrice, exampleContext),
      ).offers[0]?.quote.contingentCharges.map(({ mode, fee }) => `${mode} ${fee}`)
    expect(added([{ kind: 'trucking', district: '370211' }])).toEqual(
      expect.arrayContaining(['ocean KC', 'trucking DSF', 'trucking YYF', 'trucking FKF']),
    )
    for (const addOns of [[], [{ kind: 'insurance', cargoValue: '350000' }]] as const)
      expect(added(addOns)?.filter((one) => one.startsWith('trucking'))).toEqual(['trucking CYF'])
  })

  test.each([
    ['2026-11-28', '2026-11-28', ['QS-26110001']],
    ['2026-11-29', '2026-12-04', undefined],
    ['2026-11-29', '2026-12-05', ['QS-26110002']],
  ])('sailings from %s to %s: %j', (etdFrom, etdTo, codes) => {
    const result = oceanOffers({ ...exampleBooking, etdFrom, etdTo }, exampleSailingsToPrice, exampleContext)
    if (codes) expect(codesOf(valued(result))).toEqual(codes)
    else
      expect(result).toMatchObject({
        ok: false,
        refusal: 'no-price',
        params: { pol: 'CNTAO', pod: 'NLRTM', etdFrom, etdTo },
      })
  })
})

describe('the reason why there is no price', () => {
  test('without candidates', () => {
    expect(depotOffers(exampleStay, [], exampleContext)).toEqual({
      ok: false,
      refusal: 'no-price',
      params: {},
    })
  })
  test('a stay within the free days has nothing to charge', () => {
    const short = {
      ...exampleStay,
      days: 3,
      lifts: 0,
      cleanings: 0,
      weighings: 0,
      inspections: 0,
      poweredDays: 0,
    }
    expect(depotOffers(short, [depotTariffs.CNSHA], exampleContext)).toMatchObject({
      refusal: 'nothing-to-charge',
    })
  })
  test('is that of the first candidate when all are unavailable', () => {
    const lanes = [
      { code: 'A', version: '1', prices: {} },
      { code: 'B', version: '1', prices: {} },
    ]
    expect(
      truckingOffers({ ...exampleTrucking, lanes }, truckingTariffs.CNSZX, exampleContext),
    ).toMatchObject({
      ok: false,
      params: { lane: 'A' },
    })
  })
  test.each([{ pod: 'USLAX' }, { pol: 'CNSHA' }])('without a sailing on the lane: %o', (lane) => {
    expect(oceanOffers({ ...exampleBooking, ...lane }, exampleSailingsToPrice, exampleContext)).toMatchObject(
      {
        ok: false,
        refusal: 'no-price',
        params: lane,
      },
    )
  })
  test('without an exchange rate for a currency', () => {
    const context = { ...exampleContext, exchangeRates: {} }
    expect(oceanOffers(exampleBooking, exampleSailingsToPrice, context)).toMatchObject({
      ok: false,
      refusal: 'no-price',
      params: { currency: 'USD' },
    })
  })
})

describe('an offer is valid', () => {
  test.each([
    ['2026-11-15', [], '2026-11-22'],
    ['2026-11-15', ['2026-11-22'], '2026-11-22'],
    ['2026-11-15', ['2026-11-30', '2026-11-21'], '2026-11-21'],
    ['2026-12-28', ['2027-10-31'], '2027-01-04'],
  ])('quoted on %s with rates valid until %j: until the end of %s', (day, days, last) => {
    expect(validUntil(day, { days })).toBe(endOfValidDay(last))
  })
  test.each([
    ['2026-11-20T11:00:00.000Z', '2026-11-20T11:00:00.000Z'],
    ['2026-11-21T15:59:58.999Z', '2026-11-21T15:59:58.999Z'],
    ['2026-11-21T16:00:00.000Z', '2026-11-21T15:59:59.000Z'],
  ])('with a sailing that closes at %s: until %s', (closesAt, last) => {
    const limits = { days: ['2026-11-21'], closesAt: new Date(closesAt) }
    expect(validUntil('2026-11-15', limits)).toBe(last)
  })
  test('at its last instant', () => {
    const quote = { validUntil: '2026-11-22T11:00:00.000Z' }
    const at = (now: string) => isExpired(quote, new Date(now))
    expect([at('2026-11-22T11:00:00.000Z'), at('2026-11-22T11:00:00.001Z')]).toEqual([false, true])
  })
  test('no longer than its tariff, rate, sailing or pick-up day', () => {
    const quotedOnDay = (quotedOn: string) => ({ ...exampleContext, quotedOn })
    const last = (offers: Offers) => offers.offers.map((offer) => offer.validUntil)
    const endOf = (...days: string[]) => days.map(endOfValidDay)
    const depot = depotOffers(
      { ...exampleStay, day: '2027-10-31' },
      [depotTariffs.CNSHA],
      quotedOnDay('2027-10-28'),
    )
    expect(last(valued(depot))).toEqual(endOf('2027-10-31'))
    expect(last(valued(exampleOffers.trucking()))).toEqual(endOf('2026-11-20'))
    const request = { ...exampleTrucking, day: '2027-10-31', lanes: exampleTrucking.lanes.slice(0, 1) }
    expect(last(valued(truckingOffers(request, truckingTariffs.CNSZX, quotedOnDay('2027-10-28'))))).toEqual(
      endOf('2027-10-31'),
    )
    const cargo = { ...exampleCargo, day: '2027-10-31', warehouses: ['CNTAO-example'] }
    const stored = warehouseOffers(cargo, Object.values(exampleWarehouseTariffs), quotedOnDay('2027-10-28'))
    expect(last(valued(stored))).toEqual(endOf('2027-10-31'))
    const sailing = exampleSailingsToPrice.slice(0, 1)
    expect(last(valued(oceanOffers(exampleBooking, sailing, quotedOnDay('2026-11-25'))))).toEqual(
      endOf('2026-11-28'),
    )
  })
})

test('a stay in a depot or warehouse can be accepted until its first day, not later', () => {
  const context = { ...exampleContext, quotedOn: '2026-11-15' }
  const stay = depotOffers({ ...exampleStay, day: '2026-11-17' }, [depotTariffs.CNSHA], context)
  const cargo = { ...exampleCargo, day: '2026-11-18', warehouses: ['CNTAO-example'] }
  const stored = warehouseOffers(cargo, Object.values(exampleWarehouseTariffs), context)
  expect(valued(stay).offers[0]?.validUntil).toBe(endOfValidDay('2026-11-17'))
  expect(valued(stored).offers[0]?.validUntil).toBe(endOfValidDay('2026-11-18'))
})

describe('every offer of every mode', () => {
  test('has contingent charges with unique keys', () => {
    for (const { quote } of offersOfAll()) {
      const keys = quote.contingentCharges.map(contingentChargeKey)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
  test('has a total of its lines and taxes', () => {
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
  test.each(tariffModes)('has the same bytes for the same query: %s', (mode) => {
    expect(JSON.stringify(exampleOffers[mode]())).toBe(JSON.stringify(exampleOffers[mode]()))
  })
  test('never costs less for more days', () => {
    const totalFor = (days: number, port: keyof typeof depotTariffs) =>
      depotOffers({ ...exampleStay, days }, [depotTariffs[port]], exampleContext)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 30 }),
        fc.constantFrom('CNTAO', 'CNSHA', 'CNNGB', 'CNXMN', 'CNSZX'),
        (days, more, port) => {
          const [shorter, longer] = [totalFor(days, port), totalFor(days + more, port)].map((result) => {
            const [offer] = valued(result).offers
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

test('a trucking offer is valid no longer than the rate of its lane', () => {
  const [lane] = exampleTrucking.lanes
  if (!lane) throw new Error('The example has no lane')
  const until = (validTo?: string) =>
    valued(
      truckingOffers(
        { ...exampleTrucking, lanes: [{ ...lane, validTo }] },
        truckingTariffs.CNSZX,
        exampleContext,
      ),
    ).offers.map((offer) => offer.validUntil)
  expect([until(), until('2026-11-18'), until('2026-12-31')]).toEqual([
    [endOfValidDay('2026-11-20')],
    [endOfValidDay('2026-11-18')],
    [endOfValidDay('2026-11-20')],
  ])
})

test('a ship that leaves in a holiday week has the holiday surcharge of its trucking in the price', () => {
  const [first] = exampleSailingsToPrice
  if (!first) throw new Error('The example has no ship')
  const sailing = { ...first.rate.sailing, departsOn: '2027-02-03' }
  const inHoliday = { ...first, rate: { ...first.rate, sailing, validTo: '2027-02-28' } }
  const booked = { ...exampleBooking, etdFrom: '2027-02-01', etdTo: '2027-02-10' }
  const [offer] = valued(oceanOffers(booked, [inHoliday], exampleContext)).offers
  const isHoliday = ({ fee }: { fee: string }) => fee === 'JJR'
  expect(offer?.quote.lines.some(isHoliday)).toBe(true)
  expect(offer?.quote.contingentCharges.some(isHoliday)).toBe(false)
})

test.each([
  ['S1', 'R1:S1'],
  [undefined, 'R1'],
])('an offer of the rate R1 for the scheduled sailing %s has the code %s', (code, expected) => {
  const sailing = { vessel: 'A', voyage: '1', departsOn: '2026-11-28', ...(code && { code }) }
  expect(sailingOfferCode({ code: 'R1', sailing })).toBe(expected)
})

test('a booking without trucking needs no trucking tariff', () => {
  const atSea = exampleSailingsToPrice.map(({ trucking: _trucking, ...sailing }) => sailing)
  const booked = { ...exampleBooking, addOns: [] }
  const totalsOf = (sailings: typeof exampleSailingsToPrice) =>
    valued(oceanOffers(booked, sailings, exampleContext)).offers.map(({ quote }) => quote.total)
  expect(totalsOf(atSea)).toEqual(totalsOf(exampleSailingsToPrice))
  expect(oceanOffers(exampleBooking, atSea, exampleContext)).toMatchObject({
    refusal: 'no-price',
    params: { pol: 'CNTAO', pod: 'NLRTM', day: '2026-11-28' },
  })
})

test('a sailing on a day without a valid port tariff is unavailable', () => {
  const [first, ...others] = exampleSailingsToPrice
  if (!first) throw new Error('The example has no ship')
  const found = valued(
    oceanOffers(exampleBooking, [{ ...first, tariff: undefined }, ...others], exampleContext),
  )
  expect(found.unavailable[0]).toMatchObject({
    item: { code: 'QS-26110001' },
    refusal: { refusal: 'no-price', params: { pol: 'CNTAO', pod: 'NLRTM', day: '2026-11-28' } },
  })
})

describe('a sailing after its cut-off', () => {
  // The empty pick-up closes four days before departure: 2026-11-24 18:00 in Shanghai.
  const departsAt = '2026-11-28T10:00:00Z'
  const sailings = exampleSailingsToPrice.map((sailing, index) =>
    index === 0
      ? { ...sailing, rate: { ...sailing.rate, sailing: { ...sailing.rate.sailing, departsAt } } }
      : sailing,
  )
  const askedAt = (now: string) =>
    oceanOffers(exampleBooking, sailings, {
      ...exampleContext,
      quotedOn: now.slice(0, 10),
      now: new Date(now),
    })

  test.each([
    ['2026-11-24T09:59:59.999Z', 'QS-26110001', '2026-11-24T10:00:00.000Z'],
    ['2026-11-24T10:00:00Z', 'QS-26110001', '2026-11-24T10:00:00.000Z'],
    ['2026-11-24T10:00:00.001Z', 'QS-26110002', '2026-12-01T15:59:59.000Z'],
  ])('at %s the first offer is %s, valid until %s', (now, code, last) => {
    expect(valued(askedAt(now)).offers[0]).toMatchObject({ item: { code }, validUntil: last })
  })

  test.each([
    ['2026-11-16T04:00:00Z', '2026-11-23T15:59:59.000Z'],
    ['2026-11-17T04:00:00Z', '2026-11-24T10:00:00.000Z'],
    ['2026-11-18T04:00:00Z', '2026-11-24T10:00:00.000Z'],
  ])('at %s an offer is valid until %s: one week, but not after the cut-off', (now, last) => {
    expect(valued(askedAt(now)).offers[0]?.validUntil).toBe(last)
  })

  test('is unavailable with the cut-off and its time, after the other unavailable sailings', () => {
    const { unavailable } = valued(askedAt('2026-11-26T04:00:00Z'))
    expect(unavailable.map(({ item, refusal }) => [item.code, refusal.refusal])).toEqual([
      ['QS-26110003', 'no-price'],
      ['QS-26110001', 'sailing-closed'],
    ])
    expect(unavailable[1]?.refusal.params).toEqual({ cutOff: 'ECP', closedAt: '2026-11-24 18:00' })
  })

  test.each([
    ['2026-11-24T10:00:00Z', departsAt, false],
    ['2026-11-24T10:00:00.001Z', departsAt, true],
    ['2026-11-27T10:00:00Z', undefined, false],
  ])('at %s, departing at %s, is closed: %s', (now, departs, isClosed) => {
    const sailing = {
      vessel: 'A',
      voyage: '1',
      departsOn: '2026-11-28',
      ...(departs && { departsAt: departs }),
    }
    expect(isSailingClosed(sailing, new Date(now))).toBe(isClosed)
  })

  test('gives the reason when there is no other sailing', () => {
    const only = { ...exampleBooking, etdTo: '2026-11-28' }
    const context = { ...exampleContext, quotedOn: '2026-11-26', now: new Date('2026-11-26T04:00:00Z') }
    expect(oceanOffers(only, sailings, context)).toMatchObject({ ok: false, refusal: 'sailing-closed' })
  })
})
