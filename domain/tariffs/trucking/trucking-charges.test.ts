import { describe, expect, test } from 'vitest'
import { formatFormula } from '#domain/tariffs/formula.ts'
import { carried, instant, order } from '#tests/fixtures/trucking-requests.ts'
import { timesDue } from './overweight.ts'
import { chargesTrucking } from './trucking-charges.ts'
import type { TruckingOutcome, TruckingRequest } from './trucking-request.ts'
import { type TruckingPort, truckingTariffs } from './trucking-tariff.data.ts'

const until = (to: string) => ({ from: instant('2026-11-16T08:00'), to: instant(to) })
const billed = (port: TruckingPort, change: Partial<TruckingRequest>) => {
  const result = chargesTrucking({ ...order, ...change }, truckingTariffs[port])
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
}
/** Every line but the lane price and its fuel surcharge, as code, formula and sum. */
const besidesLanePrice = (port: TruckingPort, change: Partial<TruckingRequest>) =>
  billed(port, change)
    .filter(({ fee }) => fee !== 'TRUCK' && fee !== 'RYF')
    .map(({ fee, formula, sum }) => `${fee} ${formatFormula(formula)} = ${sum.amount}`)

test('the lane is priced by container type, a line for each', () => {
  const lines = billed('CNSHA', {
    containers: [
      { type: '20GP', count: 2 },
      { type: '40HQ', count: 3 },
    ],
  }).filter(({ fee }) => fee === 'TRUCK')
  expect(lines).toMatchObject([
    {
      fee: 'TRUCK',
      rule: 'lane-price',
      sum: { amount: '2400.00' },
      quantity: { amount: '2', unit: 'container' },
    },
    { fee: 'TRUCK', unitPrice: { amount: '1650.50', currency: 'CNY' }, sum: { amount: '4951.50' } },
  ])
  expect(lines[0]).toMatchObject({
    params: { lane: 'L1', type: '20GP', containers: 2, price: '1200' },
    tariff: { code: 'L1', version: '1' },
  })
  expect(lines).toHaveLength(2)
})

describe('waiting and nights', () => {
  test.each<[TruckingPort, string, string[]]>([
    ['CNSHA', '2026-11-16T14:00', []],
    ['CNSHA', '2026-11-16T14:01', ['DSF 1 × 80 = 80.00']],
    ['CNTAO', '2026-11-16T14:01', ['DSF 1 × 50 = 50.00']],
    ['CNSHA', '2026-11-16T23:00', ['DSF 9 × 80 = 720.00']],
    ['CNSHA', '2026-11-17T00:00', ['DSF 10 × 80 = 800.00']],
    ['CNTAO', '2026-11-17T00:00', ['DSF 10 × 50 = 500.00']],
    ['CNSHA', '2026-11-17T00:01', ['DSF 10 × 80 = 800.00', 'YYF 1 × 800 = 800.00']],
    ['CNSHA', '2026-11-17T19:00', ['DSF 10 × 80 = 800.00', 'DSF 1 × 800 = 800.00', 'YYF 1 × 800 = 800.00']],
    ['CNTAO', '2026-11-18T00:00', ['DSF 26 × 50 = 1300.00', 'YYF 1 × 800 = 800.00']],
    ['CNSHA', '2026-11-18T08:00', ['DSF 10 × 80 = 800.00', 'DSF 1 × 800 = 800.00', 'YYF 2 × 800 = 1600.00']],
    ['CNSZX', '2026-11-17T12:30', ['DSF 11 × 80 = 880.00', 'YYF 1 × 800 = 800.00']],
  ])('%s, held from 08:00 until %s: %o', (port, to, lines) => {
    expect(besidesLanePrice(port, { outcome: carried({ stays: [until(to)] }) })).toEqual(lines)
  })

  test('each vehicle has its own free hours and its own line', () => {
    const stays = [until('2026-11-16T12:00'), until('2026-11-16T16:00'), until('2026-11-17T01:00')]
    const lines = billed('CNSHA', { outcome: carried({ stays }) }).slice(2)
    expect(lines.map(({ fee, params, quantity }) => [fee, params.vehicle, quantity])).toEqual([
      ['DSF', 2, { amount: '2', unit: 'hour' }],
      ['DSF', 3, { amount: '10', unit: 'hour' }],
      ['YYF', 3, { amount: '1', unit: 'vehicle' }],
    ])
    expect(lines[0]?.params).toEqual({
      vehicle: 2,
      freeHours: 6,
      hours: 2,
      days: 1,
      perHour: '80',
      capPerDay: '800',
    })
    expect(lines[2]?.params).toEqual({ vehicle: 3, nights: 1, until: '08:00', price: '800' })
  })
})

describe('overweight, both sides of every edge', () => {
  test.each<[TruckingPort, number, string[]]>([
    ['CNSZX', 18_000, []],
    ['CNSZX', 18_001, ['CZF 1 × min(100, 500) = 100.00']],
    ['CNSZX', 18_100, ['CZF 1 × min(100, 500) = 100.00']],
    ['CNSZX', 20_000, ['CZF 1 × min(100, 500) = 100.00']],
    ['CNSZX', 20_001, ['CZF 1 × min(100 + 1 × 50, 500) = 150.00']],
    ['CNSZX', 20_100, ['CZF 1 × min(100 + 1 × 50, 500) = 150.00']],
    ['CNSZX', 21_000, ['CZF 1 × min(100 + 1 × 50, 500) = 150.00']],
    ['CNSZX', 21_001, ['CZF 1 × min(100 + 2 × 50, 500) = 200.00']],
    ['CNSZX', 25_000, ['CZF 1 × min(100 + 5 × 50, 500) = 350.00']],
    ['CNNGB', 26_000, []],
    ['CNNGB', 26_001, ['CZF 1 × min(1 × 100, 500) = 100.00']],
    ['CNNGB', 26_100, ['CZF 1 × min(1 × 100, 500) = 100.00']],
    ['CNNGB', 27_000, ['CZF 1 × min(1 × 100, 500) = 100.00']],
    ['CNNGB', 27_001, ['CZF 1 × min(2 × 100, 500) = 200.00']],
    ['CNNGB', 31_000, ['CZF 1 × min(5 × 100, 500) = 500.00']],
    ['CNNGB', 31_001, ['CZF 1 × min(6 × 100, 500) = 500.00']],
    ['CNSHA', 26_000, []],
    ['CNSHA', 26_500, ['CZF 1 × min(1 × 100, 500) = 100.00']],
    ['CNTAO', 28_000, ['CZF 1 × min(2 × 100, 500) = 200.00']],
    ['CNXMN', 30_000, ['CZF 1 × min(4 × 100, 500) = 400.00']],
  ])('%s, %i kg: %o', (port, grossWeightKg, lines) => {
    expect(besidesLanePrice(port, { containers: [{ type: '20GP', count: 1, grossWeightKg }] })).toEqual(lines)
  })

  test('the cap holds for each container, and the unit price says what one costs', () => {
    const [, , line] = billed('CNNGB', { containers: [{ type: '20GP', count: 2, grossWeightKg: 34_000 }] })
    expect(line).toMatchObject({
      params: { type: '20GP', containers: 2, grossWeightKg: 34_000, price: '500', cap: '500' },
      unitPrice: { amount: '500.00' },
      sum: { amount: '1000.00' },
    })
  })
})

test.each([
  [{ overTons: 18, upToTons: 20, per: 'container' }, 18_000, 0],
  [{ overTons: 18, upToTons: 20, per: 'container' }, 18_001, 1],
  [{ overTons: 18, upToTons: 20, per: 'container' }, 25_000, 1],
  [{ overTons: 18, upToTons: 20, per: 'ton' }, 19_001, 2],
  [{ overTons: 18, upToTons: 20, per: 'ton' }, 25_000, 2],
  [{ overTons: 18, per: 'ton' }, 25_000, 7],
] as const)('the step %o is due for %i kg: %i times', (step, kg, times) => {
  expect(timesDue(step, kg)).toBe(times)
})

test('beyond the end of the only step there is no price', () => {
  const steps = [{ overTons: 18, upToTons: 20, per: 'container', price: '100' }] as const
  const tariff = { ...truckingTariffs.CNSZX, overweight: { steps, capPerContainer: '500' } }
  const answerTo = (grossWeightKg: number) =>
    chargesTrucking({ ...order, containers: [{ type: '20GP', count: 1, grossWeightKg }] }, tariff)
  expect(answerTo(20_000).ok).toBe(true)
  expect(answerTo(20_001)).toMatchObject({ refusal: 'no-price', params: { grossWeightKg: 20_001 } })
})

test.each([
  [1, []],
  [2, ['DMD 2 × 1 × 200 = 400.00']],
  [3, ['DMD 2 × 2 × 200 = 800.00']],
])('%i loading points for two vehicles: %o', (loadingPoints, lines) => {
  expect(besidesLanePrice('CNSHA', { loadingPoints, containers: [{ type: '20GP', count: 2 }] })).toEqual(
    lines,
  )
})

test('three loading points are two further moves for each of two vehicles', () => {
  const lines = billed('CNSHA', { loadingPoints: 3, containers: [{ type: '20GP', count: 2 }] })
  expect(lines.at(-1)).toMatchObject({
    fee: 'DMD',
    params: { loadingPoints: 3, extraPoints: 2, vehicles: 2, price: '200' },
    quantity: { amount: '4', unit: 'move' },
  })
})

test.each([
  ['2027-04-23', []],
  ['2027-04-24', ['JJR 1 × 200 = 200.00']],
  ['2027-05-08', ['JJR 1 × 200 = 200.00']],
  ['2027-05-09', []],
  ['2027-01-29', []],
  ['2027-01-30', ['JJR 1 × 200 = 200.00']],
  ['2027-02-13', ['JJR 1 × 200 = 200.00']],
  ['2027-02-14', []],
  ['2027-09-23', []],
  ['2027-09-24', ['JJR 1 × 200 = 200.00']],
  ['2027-10-08', ['JJR 1 × 200 = 200.00']],
  ['2027-10-09', []],
])('a pick-up on %s around May Day, Spring Festival and National Day: %o', (day, lines) => {
  expect(besidesLanePrice('CNSHA', { day })).toEqual(lines)
})

test.each<[TruckingPort, string, string]>([
  ['CNTAO', 'QQCTN', 'CYF 2 × 200 = 400.00'],
  ['CNSHA', 'WAIG', 'CYF 2 × 300 = 600.00'],
  ['CNSHA', 'SHENG', 'CYF 2 × 400 = 800.00'],
  ['CNNGB', 'ZHCT', 'CYF 2 × 200 = 400.00'],
  ['CNXMN', 'XRCT', 'CYF 2 × 200 = 400.00'],
  ['CNSZX', 'YICT', 'CYF 2 × 400 = 800.00'],
])('%s, two containers inspected at %s: %s', (port, terminal, line) => {
  const outcome = carried({ inspections: [{ terminal, containers: 2 }] })
  expect(besidesLanePrice(port, { outcome })).toEqual([line])
})

describe('a run in vain', () => {
  test.each<[TruckingPort, '20GP' | '40GP', string]>([
    ['CNSHA', '20GP', 'FKF 1 × max(1200 × 80%, 800) = 960.00'],
    ['CNSHA', '40GP', 'FKF 1 × max(500 × 80%, 800) = 800.00'],
    ['CNTAO', '40GP', 'FKF 1 × max(500 × 80%, 500) = 500.00'],
    ['CNXMN', '40GP', 'FKF 1 × max(500 × 80%, 500) = 500.00'],
  ])('%s %s: %s', (port, type, line) => {
    const containers = [{ type, count: 1 }]
    expect(besidesLanePrice(port, { containers, outcome: { kind: 'ran-empty', stays: [] } })).toEqual([line])
    expect(besidesLanePrice(port, { outcome: carried({ dryRuns: containers }) })).toEqual([line])
  })

  test('of the whole order costs no lane price, points, weight or holiday, but the waiting before it', () => {
    const lines = billed('CNNGB', {
      day: '2027-05-01',
      loadingPoints: 2,
      containers: [{ type: '20GP', count: 1, grossWeightKg: 28_000 }],
      outcome: { kind: 'ran-empty', stays: [until('2026-11-16T15:00')] },
    })
    expect(lines.map(({ fee }) => fee)).toEqual(['DSF', 'FKF'])
  })
})

describe('cancelling', () => {
  const at = (text: string): TruckingOutcome => ({ kind: 'cancelled', at: instant(text) })

  test.each<[TruckingPort, string, TruckingRequest['containers'], string[]]>([
    ['CNSHA', '2026-11-15T14:59:59.999', [{ type: '20GP', count: 1 }], []],
    ['CNSHA', '2026-11-15T14:59:59', [{ type: '20GP', count: 1 }], []],
    [
      'CNSHA',
      '2026-11-15T15:00:00',
      [{ type: '20GP', count: 2 }],
      ['FKF 2 × max(1200 × 50%, 400) = 1200.00'],
    ],
    ['CNSHA', '2026-11-15T15:00', [{ type: '40GP', count: 1 }], ['FKF 1 × max(500 × 50%, 400) = 400.00']],
    ['CNXMN', '2026-11-15T15:00', [{ type: '40GP', count: 1 }], ['FKF 1 × max(500 × 50%, 400) = 400.00']],
    ['CNSZX', '2026-11-15T14:59:59', [{ type: '20GP', count: 9 }], []],
    ['CNSZX', '2026-11-15T15:00', [{ type: '20GP', count: 8 }], ['FKF 8 × 50 = 400.00']],
    ['CNSZX', '2026-11-15T15:00', [{ type: '20GP', count: 9 }], ['FKF 9 × 50 = 450.00']],
    ['CNSZX', '2026-11-15T15:00', [{ type: '20GP', count: 10 }], ['FKF 450 = 450.00']],
  ])('%s at %s, %o: %o', (port, time, containers, lines) => {
    expect(besidesLanePrice(port, { containers, outcome: at(time) })).toEqual(lines)
    expect(billed(port, { containers, outcome: at(time) })).toHaveLength(lines.length)
  })

  test.each([
    [9, 'container', '9'],
    [10, 'order', '1'],
  ] as const)('%i containers at a flat price are billed by the %s', (count, unit, amount) => {
    const containers = [{ type: '20GP', count }] as const
    expect(billed('CNSZX', { containers, outcome: at('2026-11-15T15:00') })).toMatchObject([
      { quantity: { amount, unit }, tariff: { code: 'trucking-CNSZX', version: 'trucking-2026-11' } },
    ])
  })

  test('the line says until when it was free', () => {
    for (const port of ['CNSHA', 'CNSZX'] as const)
      expect(billed(port, { outcome: at('2026-11-16T07:00') })[0]?.params.cutOff).toBe('2026-11-15 15:00')
  })

  test('costs no points, weight or holiday', () => {
    const lines = billed('CNSZX', {
      day: '2027-05-01',
      loadingPoints: 3,
      containers: [{ type: '20GP', count: 1, grossWeightKg: 19_000 }],
      outcome: at('2027-05-01T07:00'),
    })
    expect(lines.map(({ rule, quantity }) => [rule, quantity.unit])).toEqual([
      ['flat-cancellation', 'container'],
    ])
  })
})
