import { expect, test } from 'vitest'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { possibleTruckingCharges } from './trucking-charges.ts'
import type { TruckingRequest } from './trucking-request.ts'
import { type TruckingPort, truckingPorts, truckingTariffs } from './trucking-tariff.data.ts'
import { truckingTerms } from './trucking-terms.ts'

const quote: TruckingRequest = {
  day: '2026-11-16',
  lane: { code: 'L1', prices: { '20GP': '1200', '40GP': '500' } },
  containers: [
    { type: '20GP', count: 1, grossWeightKg: 17_000 },
    { type: '20GP', count: 2 },
  ],
  loadingPoints: 1,
  outcome: { kind: 'carried', stays: [], inspections: [], emptyRuns: [] },
}
const possible = (port: TruckingPort, change: Partial<TruckingRequest> = {}) =>
  possibleTruckingCharges({ ...quote, ...change }, truckingTariffs[port])
const listed = (port: TruckingPort, change: Partial<TruckingRequest> = {}) =>
  possible(port, change).map(({ fee, trigger, unitPrice, unit, least, most }) =>
    [
      fee,
      trigger,
      unitPrice.amount,
      unit,
      ...(least ? ['least', least.amount] : []),
      ...(most ? ['most', most.amount] : []),
    ].join(' '),
  )

const always = ['YYF overnight 800.00 vehicle', 'DMD extra-point 200.00 move']

test('Shanghai says everything that may be added', () => {
  expect(listed('CNSHA')).toEqual([
    'DSF waiting 80.00 hour',
    ...always,
    'JJR holiday 200.00 container',
    'CYF inspection 300.00 container',
    'CYF inspection 400.00 container',
    'FKF empty-run 960.00 vehicle least 800.00',
    'FKF cancellation 600.00 vehicle least 400.00',
  ])
})

test('Shenzhen has its own weights and cancellation', () => {
  expect(listed('CNSZX')).toEqual([
    'DSF waiting 80.00 hour',
    ...always,
    'CZF overweight 100.00 container',
    'CZF overweight-by-ton 50.00 ton most 500.00',
    'JJR holiday 200.00 container',
    'CYF inspection 300.00 container',
    'CYF inspection 400.00 container',
    'FKF empty-run 960.00 vehicle least 800.00',
    'FKF flat-cancellation 50.00 container most 450.00',
  ])
})

test('Qingdao waits for less, Ningbo counts tons over 26', () => {
  expect(listed('CNTAO')[0]).toBe('DSF waiting 50.00 hour')
  expect(listed('CNTAO')).toContain('FKF empty-run 960.00 vehicle least 500.00')
  expect(listed('CNNGB')).toContain('CZF overweight-by-ton 100.00 ton most 500.00')
})

test('what can no longer come is not announced', () => {
  const triggers = (change: Partial<TruckingRequest>) =>
    possible('CNSHA', change).map(({ trigger }) => trigger)
  expect(triggers({ loadingPoints: 2 })).toContain('extra-point')
  expect(triggers({ loadingPoints: 3 })).not.toContain('extra-point')
  expect(triggers({ day: '2027-05-01' })).not.toContain('holiday')
  expect(triggers({ containers: [{ type: '45HQ', count: 1 }] })).not.toContain('empty-run')
})

test('each container type has its own price for an empty run', () => {
  const containers = [
    { type: '20GP', count: 1 },
    { type: '40GP', count: 1 },
  ] as const
  const runs = possible('CNSHA', { containers }).filter(({ trigger }) => trigger === 'empty-run')
  expect(runs.map(({ facts }) => facts)).toEqual([
    { type: '20GP', sharePercent: '80', minimum: '800', price: '960' },
    { type: '40GP', sharePercent: '80', minimum: '800', price: '800' },
  ])
})

test('an inspection names its terminals, a cancellation its hour', () => {
  const facts = (port: TruckingPort, trigger: string) =>
    possible(port).find((charge) => charge.trigger === trigger)?.facts
  expect(facts('CNSHA', 'inspection')).toEqual({ terminals: 'SECT / SMCT / SPICT / WAIG', price: '300' })
  expect(facts('CNSHA', 'cancellation')).toMatchObject({ cutOff: '2026-11-15 15:00' })
  expect(facts('CNSZX', 'flat-cancellation')).toMatchObject({ cutOff: '2026-11-15 15:00' })
})

test('every later charge has a price above nothing and the version', () => {
  for (const port of truckingPorts)
    for (const { unitPrice, tariff } of possible(port)) {
      expect(Number(unitPrice.amount)).toBeGreaterThan(0)
      expect(tariff).toEqual({ code: `trucking-${port}`, version: 'trucking-2026-11' })
    }
})

test('the tax is 9% on everything but the inspection, and the insurance is stated', () => {
  for (const port of truckingPorts) {
    expect(truckingTerms(truckingTariffs[port])).toEqual([
      { term: 'tax', facts: { percent: '9' } },
      { term: 'insurance', facts: { perAccident: '2000000', theftAddOn: '500000' } },
    ])
    const elsewhere = possible(port).filter(({ fee }) => feeItems[fee].taxed !== 'trucking')
    expect(new Set(elsewhere.map(({ fee }) => fee))).toEqual(new Set(['CYF']))
  }
})
