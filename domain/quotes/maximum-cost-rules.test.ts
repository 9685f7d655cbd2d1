import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { depotPorts } from '#domain/tariffs/depot/depot-tariff.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import {
  exampleAsked,
  exampleBooking,
  exampleCargo,
  exampleHaul,
  exampleShips,
  exampleStay,
} from '#tests/fixtures/quotes.ts'
import { depotOffers } from './depot-offers.ts'
import { maximumCost } from './maximum-cost.ts'
import { type Estimated, type EstimateQuery, slidersOf } from './maximum-cost-sliders.ts'
import { oceanOffers } from './ocean-offers.ts'
import type { Offers } from './offer.ts'
import { truckingOffers } from './trucking-offers.ts'
import { warehouseOffers } from './warehouse-offers.ts'

/** The first offer of a wish, as its worst case is made from it. */
function judged(made: Verdict<Offers>, query: EstimateQuery): Estimated {
  if (!made.ok || !made.value.offers[0]) throw new Error('no offer')
  return { ...made.value.offers[0].quote, query }
}

const only = (quote: Estimated, trigger: string) => {
  const found = slidersOf(quote).filter(({ contingency }) =>
    contingency.some((one) => one.trigger === trigger),
  )
  expect(found).toHaveLength(1)
  return found[0] ?? { key: '', most: 0, counts: 'times' }
}
const moved = (quote: Estimated, trigger: string, count: number) =>
  maximumCost(quote, { [only(quote, trigger).key]: count })
const upTo = (max: number) => fc.integer({ min: 0, max })

describe('more days in a depot', () => {
  const stay = { ...exampleStay, lifts: 1 }
  type Stay = typeof stay
  const stored = (
    request: Stay,
    port: (typeof depotPorts)[number],
    perDay = depotTariffs[port].storagePerDay,
  ) =>
    judged(depotOffers(request, [{ ...depotTariffs[port], storagePerDay: perDay }], exampleAsked), {
      ...request,
      service: 'depot',
    })

  test('are one slider, whatever tiers they run through', () => {
    expect(only(stored({ ...stay, days: 1 }, 'CNSHA'), 'longer-stay')).toMatchObject({
      counts: 'days',
      most: 30,
    })
  })

  test.each([
    [2, 0],
    [3, 60],
    [17, 900],
    [18, 990],
    [30, 2070],
  ])('two boxes that have been there for one of three free days: %i days more cost %i', (more, sum) => {
    const quote = stored({ ...stay, days: 1 }, 'CNSHA')
    const { later } = moved(quote, 'longer-stay', more)
    expect(later[0]?.sum.amount ?? '0.00').toBe(sum.toFixed(2))
  })

  test('come to what the rules take for such a stay', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...depotPorts),
        fc.integer({ min: 1, max: 200 }),
        upTo(80),
        upTo(30),
        fc.constantFrom('20.01', '33.333', '0.005', '30'),
        (port, containers, days, more, laden) => {
          const request = { ...stay, containers, days }
          const maximum = moved(stored(request, port, { laden }), 'longer-stay', more)
          const { total } = stored({ ...request, days: days + more }, port, { laden })
          expect(maximum.total).toEqual(total)
        },
      ),
    )
  })

  test('of power come to what the rules take as well', () => {
    fc.assert(
      fc.property(upTo(30), upTo(30), (poweredDays, more) => {
        const maximum = moved(stored({ ...stay, poweredDays }, 'CNTAO'), 'power', more)
        expect(maximum.total).toEqual(stored({ ...stay, poweredDays: poweredDays + more }, 'CNTAO').total)
      }),
    )
  })
})

describe('more loading points', () => {
  const hauled = (loadingPoints: number, counts: readonly number[]) => {
    const containers = counts.map((count, at) => ({ type: at % 2 ? '20GP' : '40HQ', count }) as const)
    const query = { ...exampleHaul, containers, loadingPoints }
    return judged(truckingOffers(query, truckingTariffs.CNSZX, exampleAsked), { service: 'trucking' })
  }

  test.each([
    [1, 2],
    [2, 1],
  ])('%i asked for: %i more, for the rule allows three', (asked, most) => {
    expect(only(hauled(asked, [1]), 'extra-point')).toMatchObject({ counts: 'points', most })
  })

  test('three are asked for: none', () => {
    const triggers = slidersOf(hauled(3, [1])).map(({ contingency }) => contingency[0].trigger)
    expect(triggers).not.toContain('extra-point')
  })

  test('come to what the rules take for such a haul, however far the slider is pulled', () => {
    const containers = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(containers, fc.integer({ min: 1, max: 2 }), upTo(9), (counts, asked, more) => {
        const maximum = moved(hauled(asked, counts), 'extra-point', more)
        expect(maximum.total).toEqual(hauled(Math.min(asked + more, 3), counts).total)
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
    return judged(warehouseOffers({ ...query, cargo }, [tariff], exampleAsked), {
      service: 'warehouse',
      storageDays,
    })
  }

  test('come to what the rules take: free days, the minimum and all', () => {
    const volume = fc.integer({ min: 1, max: 40_000 }).map((litres) => String(litres / 1000))
    fc.assert(
      fc.property(somewhere, upTo(40), upTo(30), volume, (tariff, days, more, cbm) => {
        const maximum = moved(stored(tariff, days, cbm), 'longer-storage', more)
        expect(maximum.total).toEqual(stored(tariff, days + more, cbm).total)
      }),
      { numRuns: 400 },
    )
  })

  test('say where the minimum decides', () => {
    const quote = stored(exampleWarehouseTariffs.CNTAO, 7, '1')
    const [line] = moved(quote, 'longer-storage', 1).later
    expect([line?.sum.amount, line?.bound]).toEqual(['50.00', 'least'])
  })

  test('a lump sum comes once', () => {
    const { storage, ...tariff } = exampleWarehouseTariffs.CNTAO
    const lump = { ...tariff, storage: { rule: 'lump-sum', price: '900', freeDays: 7 } } as Tariff
    expect(only(stored(lump, 3, '1'), 'lump-sum-storage').most).toBe(1)
  })
})

test('more days of goods that wait for their ship come to what the rules take', () => {
  const booked = (cbm: string, days: number) =>
    judged(
      oceanOffers(
        { ...exampleBooking, services: [{ service: 'storage', cbm, days }] },
        exampleShips,
        exampleAsked,
      ),
      { service: 'ocean' },
    )
  const volume = fc.integer({ min: 1, max: 40_000 }).map((litres) => String(litres / 1000))
  fc.assert(
    fc.property(volume, fc.integer({ min: 1, max: 60 }), upTo(30), (cbm, days, more) => {
      expect(moved(booked(cbm, days), 'longer-storage', more).total).toEqual(booked(cbm, days + more).total)
    }),
  )
})
