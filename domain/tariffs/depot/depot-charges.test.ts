import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf, writeFormula } from '#domain/tariffs/formula.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { sumMoney } from '#domain/values/money.ts'
import { chargesDepot, type DepotRequest, possibleDepotCharges } from './depot-charges.ts'
import {
  type DepotPort,
  depotCapacityTeu,
  depotPorts,
  depotTariffs,
  storageKinds,
} from './depot-tariff.data.ts'

const stay: DepotRequest = {
  day: '2026-11-15',
  size: 20,
  kind: 'laden',
  containers: 1,
  days: 1,
  lifts: 0,
  hazardous: false,
  extraMoves: 0,
  washings: 0,
  weighings: 0,
  inspections: 0,
  poweredDays: 0,
}
const billed = (port: DepotPort, change: Partial<DepotRequest>) => {
  const verdict = chargesDepot({ ...stay, ...change }, depotTariffs[port])
  if (!verdict.ok) throw new Error(verdict.refusal)
  return verdict.value
}
const total = (port: DepotPort, change: Partial<DepotRequest>) =>
  sumMoney(
    billed(port, change).map(({ sum }) => sum),
    'CNY',
  ).amount

describe('storage, both sides of every edge', () => {
  test.each<[DepotPort, Partial<DepotRequest>, string]>([
    ['CNSHA', { days: 3 }, '0.00'],
    ['CNSHA', { days: 4 }, '30.00'],
    ['CNNGB', { days: 3, kind: 'pre-pull' }, '0.00'],
    ['CNNGB', { days: 4, kind: 'pre-pull' }, '20.00'],
    ['CNNGB', { days: 4, kind: 'laden' }, '30.00'],
    ['CNSZX', { days: 1 }, '0.00'],
    ['CNSZX', { days: 2 }, '50.00'],
    ['CNTAO', { days: 21 }, '0.00'],
    ['CNTAO', { days: 22 }, '30.00'],
    ['CNSHA', { days: 18 }, '450.00'],
    ['CNSHA', { days: 19 }, '495.00'],
    ['CNSHA', { days: 33 }, '1125.00'],
    ['CNSHA', { days: 34 }, '1185.00'],
    ['CNSHA', { days: 4, containers: 3 }, '90.00'],
  ])('%s %o costs %s', (port, change, amount) => {
    expect(total(port, change)).toBe(amount)
  })
})

describe('handling', () => {
  test.each<[DepotPort, Partial<DepotRequest>, string]>([
    ['CNTAO', { hazardous: true, containers: 2 }, '100.00'],
    ['CNTAO', { extraMoves: 3 }, '300.00'],
    ['CNSHA', { lifts: 2, size: 40 }, '180.00'],
    ['CNSHA', { washings: 1, weighings: 1 }, '180.00'],
    ['CNSHA', { inspections: 1, poweredDays: 2 }, '310.00'],
  ])('%s %o costs %s', (port, change, amount) => {
    expect(total(port, change)).toBe(amount)
  })
})

describe('no price is a named no, never zero', () => {
  test.each<[DepotPort, Partial<DepotRequest>, object]>([
    ['CNTAO', { kind: 'pre-pull', days: 30 }, { port: 'CNTAO', kind: 'pre-pull' }],
    ['CNSHA', { hazardous: true }, { port: 'CNSHA', fee: 'DGB' }],
    ['CNSHA', { extraMoves: 1 }, { port: 'CNSHA', fee: 'LIFT' }],
    ['CNSHA', { day: '2026-10-31' }, { port: 'CNSHA', day: '2026-10-31' }],
    ['CNSHA', { day: '2027-11-01' }, { port: 'CNSHA', day: '2027-11-01' }],
  ])('%s %o', (port, change, facts) => {
    expect(chargesDepot({ ...stay, ...change }, depotTariffs[port])).toEqual({
      ok: false,
      refusal: 'no-price',
      facts,
    })
  })

  test.each(['2026-11-01', '2027-10-31'])('%s is within the tariff', (day) => {
    expect(chargesDepot({ ...stay, day }, depotTariffs.CNSHA).ok).toBe(true)
  })
})

test('a line explains itself', () => {
  const [line] = billed('CNSHA', { days: 19, containers: 2 })
  expect(line).toMatchObject({
    fee: 'STORAGE',
    rule: 'storage',
    facts: { days: 19, freeDays: 3, chargeableDays: 16, perDay: '30', containers: 2 },
    tariff: { code: 'depot-CNSHA', version: 'depot-2026-11' },
    sum: { amount: '990.00', currency: 'CNY' },
  })
  expect(line && writeFormula(line.formula)).toBe('2 × (15 × 30 + 1 × 30 × 1.5)')
})

const anyStay = fc.record({
  day: fc.constant('2026-11-15'),
  size: fc.constantFrom(20 as const, 40 as const),
  kind: fc.constantFrom('empty' as const, 'laden' as const),
  containers: fc.integer({ min: 1, max: 200 }),
  days: fc.integer({ min: 0, max: 400 }),
  lifts: fc.integer({ min: 0, max: 20 }),
  hazardous: fc.constant(false),
  extraMoves: fc.constant(0),
  washings: fc.integer({ min: 0, max: 20 }),
  weighings: fc.integer({ min: 0, max: 20 }),
  inspections: fc.integer({ min: 0, max: 20 }),
  poweredDays: fc.integer({ min: 0, max: 90 }),
})
const anyPort = fc.constantFrom(...depotPorts)

describe('for every stay', () => {
  test('each explanation recomputes to its amount', () => {
    fc.assert(
      fc.property(anyPort, anyStay, (port, request) => {
        for (const { formula, sum } of billed(port, request))
          expect(amountOf(formula).equals(exact(sum.amount))).toBe(true)
      }),
    )
  })

  test('a longer stay never costs less', () => {
    fc.assert(
      fc.property(anyPort, anyStay, fc.integer({ min: 0, max: 60 }), (port, request, more) => {
        const longer = { ...request, days: request.days + more }
        expect(exact(total(port, longer)).greaterThanOrEqualTo(exact(total(port, request)))).toBe(true)
      }),
    )
  })

  test('the same request gives the same bytes', () => {
    fc.assert(
      fc.property(anyPort, anyStay, (port, request) => {
        expect(JSON.stringify(billed(port, request))).toBe(JSON.stringify(billed(port, { ...request })))
      }),
    )
  })
})

test('what could be added has a price above nothing', () => {
  for (const port of depotPorts)
    for (const kind of storageKinds) {
      const possible = possibleDepotCharges({ ...stay, kind }, depotTariffs[port])
      expect(possible.length).toBeGreaterThan(3)
      for (const { unitPrice } of possible) expect(exact(unitPrice.amount).greaterThan(0)).toBe(true)
    }
  const fees = possibleDepotCharges(stay, depotTariffs.CNTAO).map(({ trigger }) => trigger)
  expect(fees).toContain('extra-handling')
  expect(possibleDepotCharges(stay, depotTariffs.CNSHA).map(({ trigger }) => trigger)).not.toContain(
    'extra-handling',
  )
})

test('a depot holds 6000 TEU', () => {
  expect(depotCapacityTeu).toBe(6000)
})
