import { expect, test } from 'vitest'
import { homePorts } from '#domain/places/home-ports.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { inspectedAt } from './inspection.ts'
import { contingentTruckingCharges } from './trucking-charges.ts'
import type { TruckingRequest } from './trucking-request.ts'
import { type TruckingPort, truckingTariffs } from './trucking-tariff.data.ts'

const quote: TruckingRequest = {
  day: '2026-11-16',
  lane: { code: 'L1', version: '1', prices: { '20GP': '1200', '40GP': '500' } },
  containers: [
    { type: '20GP', count: 1, grossWeightKg: 17_000 },
    { type: '20GP', count: 2 },
  ],
  loadingPoints: 1,
  outcome: { kind: 'carried', stays: [], inspections: [], dryRuns: [] },
}
const contingentCharges = (port: TruckingPort, change: Partial<TruckingRequest> = {}) =>
  contingentTruckingCharges({ ...quote, ...change }, truckingTariffs[port])
const listed = (port: TruckingPort, change: Partial<TruckingRequest> = {}) =>
  contingentCharges(port, change).map(({ fee, trigger, unitPrice, unit, least, most }) =>
    [
      fee,
      trigger,
      unitPrice.amount,
      unit,
      ...(least ? ['least', least.amount] : []),
      ...(most ? ['most', most.amount] : []),
    ].join(' '),
  )

const always = [
  'YYF overnight 800.00 vehicle',
  'TXD empty-pick-up 100.00 container',
  'TXD empty-pick-up 150.00 container',
  'HXD container-return 100.00 container',
  'HXD container-return 150.00 container',
  'DMD extra-point 200.00 move',
  'GBF weighing 60.00 container',
]

test('Shanghai says everything that may be added', () => {
  expect(listed('CNSHA')).toEqual([
    'DSF waiting 80.00 hour',
    ...always,
    'CZF overweight-by-ton 100.00 ton most 1500.00',
    'JJR holiday 200.00 container',
    'CYF inspection 300.00 container',
    'CYF inspection 400.00 container',
    'FKF dry-run 960.00 vehicle least 800.00',
    'FKF cancellation 600.00 vehicle least 400.00',
  ])
})

test('Shenzhen has its own weights and cancellation', () => {
  expect(listed('CNSZX')).toEqual([
    'DSF waiting 80.00 hour',
    ...always,
    'CZF overweight 100.00 container most 1500.00',
    'CZF overweight-by-ton-up-to 50.00 ton most 1500.00',
    'JJR holiday 200.00 container',
    'CYF inspection 300.00 container',
    'CYF inspection 400.00 container',
    'FKF dry-run 960.00 vehicle least 800.00',
    'FKF flat-cancellation 50.00 container most 450.00',
  ])
})

test('Qingdao waits for less, Ningbo counts tons over 26', () => {
  expect(listed('CNTAO')[0]).toBe('DSF waiting 50.00 hour')
  expect(listed('CNTAO')).toContain('FKF dry-run 960.00 vehicle least 500.00')
  expect(listed('CNNGB')).toContain('CZF overweight-by-ton 100.00 ton most 1500.00')
})

test('what can no longer come is not announced', () => {
  const triggers = (change: Partial<TruckingRequest>) =>
    contingentCharges('CNSHA', change).map(({ trigger }) => trigger)
  expect(triggers({ loadingPoints: 2 })).toContain('extra-point')
  expect(triggers({ loadingPoints: 3 })).not.toContain('extra-point')
  expect(triggers({ day: '2027-05-01' })).not.toContain('holiday')
  expect(triggers({ weighings: 2 })).toContain('weighing')
  expect(triggers({ weighings: 3 })).not.toContain('weighing')
  const lifts = (containers: number) => [{ depot: 'SHA-D1', containers }]
  expect(triggers({ pickUps: lifts(2) })).toContain('empty-pick-up')
  expect(triggers({ pickUps: lifts(3) })).not.toContain('empty-pick-up')
  expect(triggers({ pickUps: lifts(3) })).toContain('container-return')
  expect(triggers({ returns: lifts(2) })).toContain('container-return')
  expect(triggers({ returns: lifts(3) })).not.toContain('container-return')
  expect(triggers({ returns: lifts(3) })).toContain('empty-pick-up')
  expect(triggers({ containers: [{ type: '45HQ', count: 1 }] })).not.toContain('dry-run')
})

test('where all is weighed and the lane has no price for the type, what remains is only this', () => {
  const containers = [{ type: '45HQ', count: 1 }] as const
  expect(listed('CNXMN', { containers, weighings: 1, loadingPoints: 3, day: '2027-05-01' })).toEqual([
    'DSF waiting 80.00 hour',
    'YYF overnight 800.00 vehicle',
    'TXD empty-pick-up 100.00 container',
    'HXD container-return 100.00 container',
    'CZF overweight-by-ton 100.00 ton most 500.00',
    'CYF inspection 200.00 container',
  ])
})

test('each container type has its own price for a dry run', () => {
  const containers = [
    { type: '20GP', count: 1 },
    { type: '40GP', count: 1 },
  ] as const
  const runs = contingentCharges('CNSHA', { containers }).filter(({ trigger }) => trigger === 'dry-run')
  expect(runs.map(({ params }) => params)).toEqual([
    { type: '20GP', sharePercent: '80', minimum: '800', price: '960' },
    { type: '40GP', sharePercent: '80', minimum: '800', price: '800' },
  ])
})

test('an inspection names its terminals, a cancellation its hour', () => {
  const params = (port: TruckingPort, trigger: string) =>
    contingentCharges(port).find((charge) => charge.trigger === trigger)?.params
  expect(params('CNSHA', 'inspection')).toEqual({ terminals: 'SECT / SMCT / SPICT / WAIG', price: '300' })
  expect(params('CNSHA', 'empty-pick-up')).toEqual({ depots: 'SHA-D1 / SHA-D2', price: '100' })
  expect(params('CNSHA', 'cancellation')).toMatchObject({ cutOff: '2026-11-15 15:00' })
  expect(params('CNSZX', 'flat-cancellation')).toMatchObject({ cutOff: '2026-11-15 15:00' })
})

test('every later charge has a price above nothing and the version', () => {
  for (const port of homePorts)
    for (const { unitPrice, tariff } of contingentCharges(port)) {
      expect(Number(unitPrice.amount)).toBeGreaterThan(0)
      expect(tariff).toEqual({ code: `trucking-${port}`, version: 'trucking-2026-11' })
    }
})

test('only the cap of overweight is that of the whole fee', () => {
  const ofFee = homePorts.flatMap((port) => contingentCharges(port).filter((later) => later.isMostOfFee))
  expect([...new Set(ofFee.map(({ fee }) => fee))]).toEqual(['CZF'])
})

test.each([
  ['a terminal with a price of its own', 'QQCTU', { QQCTU: '300' }],
  ['a terminal that is not priced', 'QQCTN', undefined],
  ['a terminal without a figure', 'QQCT', undefined],
  ['a word that every object knows', 'toString', undefined],
  ['no terminal', undefined, undefined],
])('a ship at %s is inspected there, or at any', (_where, terminal, own) => {
  const inspection = { QQCTU: '300', QQCTUA: '200', QQCT: '0' }
  const tariff = { ...truckingTariffs.CNTAO, inspection }
  expect(inspectedAt(tariff, terminal)).toEqual({ ...tariff, inspection: own ?? inspection })
})

test('everything but the inspection is taxed as trucking', () => {
  for (const port of homePorts) {
    const elsewhere = contingentCharges(port).filter(({ fee }) => feeItems[fee].taxed !== 'trucking')
    expect(new Set(elsewhere.map(({ fee }) => fee))).toEqual(new Set(['CYF']))
  }
})

test('6% VAT applies to the inspection, a customs service billed with the trucking', () => {
  expect(feeItems.CYF.taxed).toBe('forwarding')
})

test('no two later charges share a name, and the name says which it is', () => {
  const containers = [
    { type: '20GP', count: 1 },
    { type: '40GP', count: 1 },
    { type: '20GP', count: 3, grossWeightKg: 19_000 },
  ] as const
  for (const port of homePorts) {
    const keys = contingentCharges(port, { containers }).map(contingentChargeKey)
    expect(keys).toEqual([...new Set(keys)])
  }
  expect(contingentCharges('CNSZX', { containers }).map(contingentChargeKey)).toEqual([
    'DSF.waiting',
    'YYF.overnight',
    'TXD.empty-pick-up.SZX-D1',
    'TXD.empty-pick-up.SZX-D2',
    'HXD.container-return.SZX-D1',
    'HXD.container-return.SZX-D2',
    'DMD.extra-point',
    'GBF.weighing',
    'CZF.overweight.over-18t',
    'CZF.overweight-by-ton-up-to.over-20t',
    'JJR.holiday',
    'CYF.inspection.SCT+CCT+MCT+SCMWH+DACHAN',
    'CYF.inspection.YICT+YICTW',
    'FKF.dry-run.20GP',
    'FKF.dry-run.40GP',
    'FKF.flat-cancellation',
  ])
  expect(contingentCharges('CNSHA', { containers }).map(contingentChargeKey).slice(-4)).toEqual([
    'FKF.dry-run.20GP',
    'FKF.dry-run.40GP',
    'FKF.cancellation.20GP',
    'FKF.cancellation.40GP',
  ])
})

test('each later charge tells its price and its limits', () => {
  const params = (port: TruckingPort) =>
    Object.fromEntries(contingentCharges(port).map((later) => [contingentChargeKey(later), later.params]))
  expect(params('CNSZX')).toMatchObject({
    'DSF.waiting': { freeHours: 6, perHour: '80', capPerDay: '800' },
    'YYF.overnight': { freeHours: 6, until: '12:00', price: '800' },
    'DMD.extra-point': { price: '200', most: 3 },
    'GBF.weighing': { price: '60' },
    'CZF.overweight.over-18t': { overTons: 18, price: '100', cap: '500' },
    'CZF.overweight-by-ton-up-to.over-20t': { overTons: 20, upToTons: 25, price: '50', cap: '500' },
    'JJR.holiday': { price: '200' },
    'FKF.flat-cancellation': { cutOff: '2026-11-15 15:00', price: '50', cap: '450' },
  })
  expect(params('CNNGB')).toMatchObject({
    'CZF.overweight-by-ton.over-26t': { overTons: 26, price: '100', cap: '500' },
    'FKF.cancellation.20GP': { sharePercent: '50', minimum: '400', price: '600' },
  })
})
