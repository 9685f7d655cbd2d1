import fc from 'fast-check'
import { expect, test } from 'vitest'
import { homePorts } from '#domain/places/home-ports.ts'
import { amountOf } from '#domain/tariffs/formula.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { roundMoney, sumMoney, times } from '#domain/values/money.ts'
import { chargesDepot, contingentDepotCharges, type DepotRequest } from './depot-charges.ts'
import { depotTariffs } from './depot-tariff.data.ts'
import type { DepotPort } from './depot-tariff.ts'

const upTo = (max: number) => fc.integer({ min: 0, max })
const anyStay: fc.Arbitrary<DepotRequest> = fc.record({
  day: fc.constant('2026-11-15'),
  size: fc.constantFrom(20, 40),
  kind: fc.constantFrom('empty', 'laden'),
  containers: fc.integer({ min: 1, max: 200 }),
  days: upTo(400),
  lifts: upTo(20),
  hazardous: fc.constant(false),
  extraMoves: fc.constant(0),
  cleanings: upTo(20),
  weighings: upTo(20),
  inspections: upTo(20),
  poweredDays: upTo(90),
})
const anyPort = fc.constantFrom(...homePorts)

const billed = (port: DepotPort, request: DepotRequest) => {
  const result = chargesDepot(request, depotTariffs[port])
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}
const total = (port: DepotPort, request: DepotRequest) =>
  exact(
    sumMoney(
      billed(port, request).map(({ sum }) => sum),
      'CNY',
    ).amount,
  )

test('each explanation recomputes to its amount, and so do price and quantity', () => {
  fc.assert(
    fc.property(anyPort, anyStay, (port, request) => {
      for (const { formula, sum, unitPrice, quantity } of billed(port, request)) {
        expect(amountOf(formula).equals(exact(sum.amount))).toBe(true)
        expect(roundMoney(times(unitPrice, quantity.amount))).toEqual(sum)
        expect(exact(sum.amount).greaterThan(0)).toBe(true)
      }
    }),
  )
})

test('a longer stay never costs less, and more containers cost no less', () => {
  fc.assert(
    fc.property(anyPort, anyStay, upTo(60), upTo(5), (port, request, days, containers) => {
      const more = { ...request, days: request.days + days, containers: request.containers + containers }
      expect(total(port, more).greaterThanOrEqualTo(total(port, request))).toBe(true)
    }),
  )
})

test('the day after the quote costs every container one of the announced prices', () => {
  fc.assert(
    fc.property(anyPort, anyStay, (port, request) => {
      const stay = { ...request, days: request.days + depotTariffs[port].freeDays }
      const dearer = total(port, { ...stay, days: stay.days + 1 }).minus(total(port, stay))
      const [next] = contingentDepotCharges(stay, depotTariffs[port])
      expect(dearer.dividedBy(stay.containers).toFixed(2)).toBe(next?.unitPrice.amount)
    }),
  )
})

test('the same request gives the same bytes', () => {
  fc.assert(
    fc.property(anyPort, anyStay, (port, request) => {
      const copy = JSON.parse(JSON.stringify(request)) as DepotRequest
      expect(JSON.stringify(billed(port, copy))).toBe(JSON.stringify(billed(port, request)))
    }),
  )
})
