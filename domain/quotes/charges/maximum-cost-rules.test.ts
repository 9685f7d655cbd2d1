import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { homePorts } from '#domain/places/home-ports.ts'
import { depotOffers } from '#domain/quotes/offers/depot-offers.ts'
import { oceanOffers } from '#domain/quotes/offers/ocean-offers.ts'
import type { Offers } from '#domain/quotes/offers/offer.ts'
import { truckingOffers } from '#domain/quotes/offers/trucking-offers.ts'
import { warehouseOffers } from '#domain/quotes/offers/warehouse-offers.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import type { DepotTariff } from '#domain/tariffs/depot/depot-tariff.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import type { Result } from '#domain/values/refusal.ts'
import {
  exampleBooking,
  exampleCargo,
  exampleContext,
  exampleSailingsToPrice,
  exampleStay,
  exampleTrucking,
} from '#tests/fixtures/quotes.ts'
import { maximumCost } from './maximum-cost.ts'
import { type Estimated, type EstimateQuery, slidersOf } from './maximum-cost-sliders.ts'

/** The first offer of a query, as the maximum cost is estimated from it. */
function estimated(made: Result<Offers>, query: EstimateQuery): Estimated {
  if (!made.ok || !made.value.offers[0]) throw new Error('no offer')
  return { ...made.value.offers[0].quote, query }
}

const only = (quote: Estimated, trigger: string) => {
  const found = slidersOf(quote).filter(({ charges }) => charges.some((one) => one.trigger === trigger))
  expect(found).toHaveLength(1)
  return found[0] ?? { key: '', max: 0, counts: 'times' }
}
const moved = (quote: Estimated, trigger: string, count: number) =>
  maximumCost(quote, { [only(quote, trigger).key]: count })
const upTo = (max: number) => fc.integer({ min: 0, max })

describe('more days in a depot', () => {
  const stay = { ...exampleStay, lifts: 1 }
  type Stay = typeof stay
  const stored = (request: Stay, port: (typeof homePorts)[number], prices: Partial<DepotTariff> = {}) =>
    estimated(depotOffers(request, [{ ...depotTariffs[port], ...prices }], exampleContext), {
      ...request,
      mode: 'depot',
    })

  test('are one slider across all tiers', () => {
    expect(only(stored({ ...stay, days: 1 }, 'CNSHA'), 'longer-stay')).toMatchObject({
      counts: 'days',
      max: 30,
    })
  })

  test.each([
    [2, 0],
    [3, 60],
    [17, 900],
    [18, 990],
    [30, 2070],
  ])('two containers on day one of three free days: %i more days cost %i', (more, sum) => {
    const quote = stored({ ...stay, days: 1 }, 'CNSHA')
    const { contingentCosts } = moved(quote, 'longer-stay', more)
    expect(contingentCosts[0]?.sum.amount ?? '0.00').toBe(sum.toFixed(2))
  })

  test('cost the same as a quote for the longer stay', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...homePorts),
        fc.integer({ min: 1, max: 200 }),
        upTo(80),
        upTo(30),
        fc.constantFrom('20.01', '33.333', '0.005', '30'),
        (port, containers, days, more, laden) => {
          const request = { ...stay, containers, days }
          const prices = { storagePerDay: { laden } }
          const maximum = moved(stored(request, port, prices), 'longer-stay', more)
          const { total } = stored({ ...request, days: days + more }, port, prices)
          expect(maximum.total).toEqual(total)
        },
      ),
    )
  })

  test('of power cost the same as a quote for the longer supply', () => {
    fc.assert(
      fc.property(upTo(30), upTo(30), (poweredDays, more) => {
        const maximum = moved(stored({ ...stay, poweredDays }, 'CNTAO'), 'power', more)
        expect(maximum.total).toEqual(stored({ ...stay, poweredDays: poweredDays + more }, 'CNTAO').total)
      }),
    )
  })

  test('of power are rounded together with the quoted ones: three days at 0.015 are 0.05', () => {
    const perDay = { reeferPowerPerDay: { 20: '0.015', 40: '0.015' } }
    const { contingentCosts } = moved(stored({ ...stay, poweredDays: 1 }, 'CNTAO', perDay), 'power', 2)
    expect(contingentCosts.map(({ sum }) => sum.amount)).toEqual(['0.03'])
  })
})

describe('more loading points', () => {
  const hauled = (loadingPoints: number, counts: readonly number[]) => {
    const containers = counts.map((count, index) => ({ type: index % 2 ? '20GP' : '40HQ', count }) as const)
    const query = { ...exampleTrucking, containers, loadingPoints }
    return estimated(truckingOffers(query, truckingTariffs.CNSZX, exampleContext), { mode: 'trucking' })
  }

  test.each([
    [1, 2],
    [2, 1],
  ])('%i requested: %i more, because the rule allows three', (requested, max) => {
    expect(only(hauled(requested, [1]), 'extra-point')).toMatchObject({ counts: 'points', max })
  })

  test('three requested: no slider', () => {
    const triggers = slidersOf(hauled(3, [1])).map(({ charges }) => charges[0].trigger)
    expect(triggers).not.toContain('extra-point')
  })

  test('cost the same as a quote with that many points, however far the slider is moved', () => {
    const containers = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(containers, fc.integer({ min: 1, max: 2 }), upTo(9), (counts, requested, more) => {
        const maximum = moved(hauled(requested, counts), 'extra-point', more)
        expect(maximum.total).toEqual(hauled(Math.min(requested + more, 3), counts).total)
      }),
    )
  })
})

describe('more days in a warehouse', () => {
  const tariffs = Object.values(exampleWarehouseTariffs)
  const somewhere = fc.constantFrom(...tariffs)
  type Tariff = (typeof tariffs)[number]
  const stored = (tariff: Tariff, storageDays: number, volumeCbm: string) => {
    const query = { ...exampleCargo, warehouses: [tariff.warehouse], storageDays }
    const cargo = { ...exampleCargo.cargo, volumeCbm }
    return estimated(warehouseOffers({ ...query, cargo }, [tariff], exampleContext), {
      mode: 'warehouse',
      storageDays,
    })
  }

  test('cost the same as a quote for the longer storage, with free days and minimum', () => {
    const volume = fc.integer({ min: 1, max: 40_000 }).map((litres) => String(litres / 1000))
    fc.assert(
      fc.property(somewhere, upTo(40), upTo(30), volume, (tariff, days, more, cbm) => {
        const maximum = moved(stored(tariff, days, cbm), 'longer-storage', more)
        expect(maximum.total).toEqual(stored(tariff, days + more, cbm).total)
      }),
      { numRuns: 400 },
    )
  })

  test('show when the minimum charge applies', () => {
    const quote = stored(exampleWarehouseTariffs.CNTAO, 7, '1')
    const [line] = moved(quote, 'longer-storage', 1).contingentCosts
    expect([line?.sum.amount, line?.bound]).toEqual(['50.00', 'min'])
  })

  test.each([
    ['the price is above the minimum', 7, '30', '60.00'],
    ['the minimum is quoted already', 8, '1', '0.00'],
  ])('show no minimum charge where %s', (_why, days, cbm, amount) => {
    const [line] = moved(
      stored(exampleWarehouseTariffs.CNTAO, days, cbm),
      'longer-storage',
      1,
    ).contingentCosts
    expect([line?.sum.amount, line?.bound]).toEqual([amount, undefined])
  })

  test('a lump sum is charged once', () => {
    const { storage, ...tariff } = exampleWarehouseTariffs.CNTAO
    const lump = { ...tariff, storage: { rule: 'lump-sum', price: '900', freeDays: 7 } } as Tariff
    expect(only(stored(lump, 3, '1'), 'lump-sum-storage').max).toBe(1)
  })
})

test('more storage days before a sailing cost the same as a quote for them', () => {
  const booked = (cbm: string, days: number) =>
    estimated(
      oceanOffers(
        { ...exampleBooking, addOns: [{ kind: 'storage', cbm, days }] },
        exampleSailingsToPrice,
        exampleContext,
      ),
      { mode: 'ocean' },
    )
  const volume = fc.integer({ min: 1, max: 40_000 }).map((litres) => String(litres / 1000))
  fc.assert(
    fc.property(volume, fc.integer({ min: 1, max: 60 }), upTo(30), (cbm, days, more) => {
      expect(moved(booked(cbm, days), 'longer-storage', more).total).toEqual(booked(cbm, days + more).total)
    }),
  )
})
