import fc from 'fast-check'
import { expect, test } from 'vitest'
import { homePorts } from '#domain/places/home-ports.ts'
import type { Charge } from '#domain/tariffs/charge.ts'
import { amountOf } from '#domain/tariffs/formula.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import {
  add,
  compareMoney,
  type Money,
  roundMoney,
  subtract,
  sumMoney,
  times,
  yuan,
} from '#domain/values/money.ts'
import { chargesTrucking } from './trucking-charges.ts'
import type { TruckingOutcome, TruckingRequest } from './trucking-request.ts'
import { type TruckingPort, type TruckingTariff, truckingTariffs } from './trucking-tariff.data.ts'

const types = ['20GP', '40GP', '40HQ'] as const
const minuteMs = 60_000
const price = fc.integer({ min: 100, max: 900_000 }).map((cents) => (cents / 100).toFixed(2))
const count = fc.integer({ min: 1, max: 12 })
const typed = fc.record({ type: fc.constantFrom(...types), count })
const arrival = fc
  .integer({ min: 0, max: 3 * 24 * 60 })
  .map((minutes) => new Date(Date.parse('2026-11-16T00:00+08:00') + minutes * minuteMs))
const stay = fc
  .tuple(arrival, fc.integer({ min: 0, max: 5 * 24 * 60 }))
  .map(([from, minutes]) => ({ from, to: new Date(from.getTime() + minutes * minuteMs) }))
const stays = fc.array(stay, { maxLength: 3 })
const outcome: fc.Arbitrary<TruckingOutcome> = fc.oneof(
  fc.record({
    kind: fc.constant('carried' as const),
    stays,
    inspections: fc.constant([]),
    dryRuns: fc.array(typed, { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('ran-empty' as const), stays }),
  fc.record({ kind: fc.constant('cancelled' as const), at: arrival }),
)
const request: fc.Arbitrary<TruckingRequest> = fc.record({
  day: fc.constantFrom('2026-11-16', '2027-05-01'),
  lane: fc.record(
    {
      code: fc.constant('L1'),
      version: fc.constant('7'),
      prices: fc.record({ '20GP': price, '40GP': price, '40HQ': price }),
      tollPerVehicle: price,
    },
    { requiredKeys: ['code', 'version', 'prices'] },
  ),
  containers: fc.array(
    fc.record({ type: fc.constantFrom(...types), count, grossWeightKg: fc.integer({ min: 0, max: 25_000 }) }),
    { minLength: 1, maxLength: 3 },
  ),
  loadingPoints: fc.integer({ min: 1, max: 3 }),
  weighings: fc.integer({ min: 0, max: 1 }),
  outcome,
})
const port = fc.constantFrom(...homePorts)

const billed = (at: TruckingPort, asked: TruckingRequest) => {
  const result = chargesTrucking(asked, truckingTariffs[at])
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
}
const total = (at: TruckingPort, asked: TruckingRequest): Money =>
  sumMoney(
    billed(at, asked).map(({ sum }) => sum),
    'CNY',
  )
const neverLess = (more: Money, fewer: Money) => expect(compareMoney(more, fewer)).toBeGreaterThanOrEqual(0)
const carriedWith = (asked: TruckingRequest, more: object): TruckingRequest => ({
  ...asked,
  outcome: { kind: 'carried', stays: [], inspections: [], dryRuns: [], ...more },
})

test('each line is its formula, rounded once, above nothing, and names its tariff', () => {
  fc.assert(
    fc.property(port, request, (at, asked) => {
      for (const { fee, formula, sum, tariff } of billed(at, asked)) {
        expect(tariff).toEqual(
          ['TRUCK', 'GSF', 'RYF'].includes(fee)
            ? { code: 'L1', version: '7' }
            : { code: `trucking-${at}`, version: 'trucking-2026-11' },
        )
        expect(sum).toEqual(roundMoney(yuan(exactText(amountOf(formula)))))
        expect(compareMoney(sum, yuan(0))).toBe(1)
      }
    }),
  )
})

test('the sum is quantity times unit price on every line, capped or not', () => {
  fc.assert(
    fc.property(port, request, (at, asked) => {
      for (const { unitPrice, quantity, sum } of billed(at, asked))
        expect(sum).toEqual(roundMoney(times(unitPrice, quantity.amount)))
    }),
  )
})

test('a longer stay never costs less', () => {
  fc.assert(
    fc.property(port, request, stay, fc.integer({ min: 0, max: 3_000 }), (at, asked, held, minutes) => {
      const longer = { from: held.from, to: new Date(held.to.getTime() + minutes * minuteMs) }
      neverLess(
        total(at, carriedWith(asked, { stays: [longer] })),
        total(at, carriedWith(asked, { stays: [held] })),
      )
    }),
  )
})

test('more weight, points or containers never cost less, whatever becomes of the order', () => {
  fc.assert(
    fc.property(port, request, fc.integer({ min: 0, max: 25_000 }), (at, asked, kg) => {
      const heavier = asked.containers.map((group) => ({
        ...group,
        grossWeightKg: Math.max(group.grossWeightKg ?? 0, kg),
      }))
      const more = asked.containers.map((group) => ({ ...group, count: group.count + 1 }))
      neverLess(total(at, { ...asked, containers: heavier }), total(at, asked))
      neverLess(total(at, { ...asked, containers: more }), total(at, asked))
      neverLess(total(at, { ...asked, loadingPoints: 3 }), total(at, asked))
    }),
  )
})

test('a heavier container never costs less, up to what it may weigh', () => {
  const container = (grossWeightKg: number) => [{ type: '20GP', count: 1, grossWeightKg }] as const
  fc.assert(
    fc.property(
      request,
      fc.integer({ min: 0, max: 30_480 }),
      fc.integer({ min: 0, max: 5_000 }),
      (asked, kg, more) => {
        const weighing = (weight: number) => total('CNNGB', { ...asked, containers: container(weight) })
        neverLess(weighing(kg + more), weighing(kg))
      },
    ),
  )
})

test('each further weighing, pick-up and return at a depot costs its price more', () => {
  fc.assert(
    fc.property(port, request, fc.integer({ min: 0, max: 3 }), (at, asked, done) => {
      const request = { ...carriedWith(asked, {}), containers: [{ type: '40HQ', count: 4 }] } as const
      const { weighingPerContainer, depotLift } = truckingTariffs[at]
      const [depot = '', lift = ''] = Object.entries(depotLift)[0] ?? []
      const asking = (containers: number) =>
        total(at, {
          ...request,
          weighings: containers,
          pickUps: containers === 0 ? [] : [{ depot, containers }],
          returns: containers === 0 ? [] : [{ depot, containers }],
        })
      const step = add(yuan(weighingPerContainer), times(yuan(lift), 2))
      expect(subtract(asking(done + 1), asking(done))).toEqual(step)
    }),
  )
})

/** By rule, what a line of it must stay under, or reach. */
const bounds: Readonly<Record<string, (line: Charge, tariff: TruckingTariff) => void>> = {
  waiting: ({ sum, params }, { waiting }) =>
    neverLess(times(yuan(waiting.capPerDay), Number(params.days)), sum),
  'waiting-capped': ({ params }, { waiting }) =>
    neverLess(
      times(yuan(waiting.perHour), Number(params.hours)),
      times(yuan(waiting.capPerDay), Number(params.days)),
    ),
  overweight: ({ unitPrice }, { overweight }) => neverLess(yuan(overweight.capPerContainer), unitPrice),
  'dry-run': ({ unitPrice }, { dryRun }) => neverLess(unitPrice, yuan(dryRun.minimum)),
  cancellation: ({ unitPrice }, { cancellation }) =>
    neverLess(unitPrice, yuan('minimum' in cancellation ? cancellation.minimum : Number.MAX_SAFE_INTEGER)),
  'flat-cancellation': ({ sum }, { cancellation }) =>
    neverLess(yuan('cap' in cancellation ? cancellation.cap : 0), sum),
}

test('caps and minimums hold', () => {
  fc.assert(
    fc.property(port, request, (at, asked) => {
      for (const line of billed(at, asked)) bounds[line.rule]?.(line, truckingTariffs[at])
    }),
  )
})

test('cancelling late never costs more than letting the vehicle come in vain', () => {
  fc.assert(
    fc.property(port, request, (at, asked) => {
      const cancelled = {
        ...asked,
        outcome: { kind: 'cancelled' as const, at: new Date(`${asked.day}T07:00+08:00`) },
      }
      const inVain = { ...asked, outcome: { kind: 'ran-empty' as const, stays: [] } }
      neverLess(total(at, inVain), total(at, cancelled))
      expect(exact(total(at, cancelled).amount).greaterThan(0)).toBe(true)
    }),
  )
})

test('the same request gives the same bytes', () => {
  fc.assert(
    fc.property(port, request, (at, asked) => {
      expect(JSON.stringify(billed(at, structuredClone(asked)))).toBe(JSON.stringify(billed(at, asked)))
    }),
  )
})
