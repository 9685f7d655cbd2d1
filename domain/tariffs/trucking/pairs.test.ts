import { expect, test } from 'vitest'
import { formatFormula } from '#domain/tariffs/formula.ts'
import { order } from '#tests/fixtures/trucking-requests.ts'
import { vehiclesIn } from './pairs.ts'
import { chargesTrucking, contingentTruckingCharges } from './trucking-charges.ts'
import type { TruckingRequest } from './trucking-request.ts'
import { type TruckingTariff, truckingTariffs } from './trucking-tariff.data.ts'

const lane = { ...order.lane, tollPerVehicle: '120' }
const linesOf = (change: Partial<TruckingRequest>, tariff: TruckingTariff = truckingTariffs.CNSHA) => {
  const result = chargesTrucking({ ...order, ...change }, tariff)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
}
const written = (change: Partial<TruckingRequest>, tariff?: TruckingTariff) =>
  linesOf(change, tariff).map(({ fee, formula, sum }) => `${fee} ${formatFormula(formula)} = ${sum.amount}`)
const twenties = (count: number, grossWeightKg?: number) => [
  { type: '20GP' as const, count, ...(grossWeightKg !== undefined && { grossWeightKg }) },
]

// The lane costs 1,200; two on one truck cost 80% of it each, 32 t together at most; fuel is 3%.
test.each<[string, TruckingRequest['containers'], string[], number]>([
  [
    'a pair at the limit',
    twenties(2, 16_000),
    ['TRUCK 2 × 1200 × 80% = 1920.00', 'RYF 2 × 1200 × 80% × 3% = 57.60'],
    1,
  ],
  [
    'a pair one kilogram over it',
    twenties(2, 16_001),
    ['TRUCK 2 × 1200 = 2400.00', 'RYF 2 × 1200 × 3% = 72.00'],
    2,
  ],
  ['one alone', twenties(1, 8_000), ['TRUCK 1 × 1200 = 1200.00', 'RYF 1 × 1200 × 3% = 36.00'], 1],
  ['weights unknown', twenties(2), ['TRUCK 2 × 1200 = 2400.00', 'RYF 2 × 1200 × 3% = 72.00'], 2],
  [
    'two pairs and one left over',
    twenties(5, 10_000),
    [
      'TRUCK 4 × 1200 × 80% = 3840.00',
      'TRUCK 1 × 1200 = 1200.00',
      'RYF 4 × 1200 × 80% × 3% = 115.20',
      'RYF 1 × 1200 × 3% = 36.00',
    ],
    3,
  ],
  [
    'two of 40 feet',
    [{ type: '40GP', count: 2, grossWeightKg: 8_000 }],
    ['TRUCK 2 × 500 = 1000.00', 'RYF 2 × 500 × 3% = 30.00'],
    2,
  ],
])('%s', (_, containers, lines, vehicles) => {
  expect(written({ containers })).toEqual(lines)
  expect(vehiclesIn(containers, truckingTariffs.CNSHA)).toBe(vehicles)
})

test('toll and further loading points are those of the trucks', () => {
  const lines = written({ lane, loadingPoints: 3, containers: twenties(3, 10_000) })
  expect(lines).toContain('GSF 2 × 120 = 240.00')
  expect(lines).toContain('DMD 2 × 2 × 200 = 800.00')
})

test('a tariff without a price for two on one truck sends a truck for each', () => {
  const { pairedTwenties: _, ...tariff } = truckingTariffs.CNSHA
  expect(written({ containers: twenties(2, 10_000) }, tariff)[0]).toBe('TRUCK 2 × 1200 = 2400.00')
})

test('the line names weight, limit, trucks and both tariffs', () => {
  const [line] = linesOf({ lane, containers: twenties(4, 15_000) })
  expect(line).toMatchObject({
    rule: 'lane-price-before-toll-paired',
    params: {
      lane: 'L1',
      type: '20GP',
      containers: 4,
      vehicles: 2,
      price: '960',
      lanePrice: '1200',
      pairPercent: '80',
      grossWeightKg: 15_000,
      mostTons: 32,
    },
    unitPrice: { amount: '960.00' },
    quantity: { amount: '4', unit: 'container' },
    tariff: { code: 'L1', version: '1' },
    shareTariff: { code: 'trucking-CNSHA', version: 'trucking-2026-11' },
  })
  expect(linesOf({ containers: twenties(2, 15_000) })[0]?.rule).toBe('lane-price-paired')
})

test('a pair that needs two trucks after all costs what two trucks cost', () => {
  const request = { ...order, lane, loadingPoints: 2, containers: twenties(5, 10_000) }
  const announced = contingentTruckingCharges(request, truckingTariffs.CNSHA)
  // 2 × (1200 − 960) = 480, fuel 14.40, toll 120, one further point 200.
  expect(announced.find(({ trigger }) => trigger === 'second-truck')).toMatchObject({
    fee: 'TRUCK',
    params: { price: '814.4', pairs: 2 },
    unitPrice: { amount: '814.40' },
    most: { amount: '1628.80' },
    unit: 'vehicle',
    tariff: { code: 'trucking-CNSHA', version: 'trucking-2026-11' },
  })
  const total = (containers: TruckingRequest['containers']) =>
    linesOf({ ...request, containers }).reduce((sum, line) => sum + Number(line.sum.amount), 0)
  expect(total(twenties(5)) - total(twenties(5, 10_000))).toBeCloseTo(1628.8)
})

test('without a pair no second truck is announced', () => {
  const announced = contingentTruckingCharges({ ...order, containers: twenties(2) }, truckingTariffs.CNSHA)
  expect(announced.map(({ trigger }) => trigger)).not.toContain('second-truck')
})

test('a late cancellation and a dry run cost one truck for each pair', () => {
  const containers = [...twenties(5, 10_000), { type: '40GP' as const, count: 2 }]
  const cancelled = { kind: 'cancelled', at: new Date('2026-11-16T12:00:00Z') } as const
  // 50% and 80% of 1,200 for three trucks; for the two of 40 feet the minimum, 400 and 800.
  const [pairs, others] = linesOf({ containers, outcome: cancelled })
  expect([pairs?.sum.amount, others?.sum.amount]).toEqual(['1800.00', '800.00'])
  expect(pairs).toMatchObject({ params: { vehicles: 3, price: '600' }, quantity: { amount: '3' } })
  const [dryRun, other] = linesOf({ containers, outcome: { kind: 'ran-empty', stays: [] } })
  expect([dryRun?.sum.amount, other?.sum.amount]).toEqual(['2880.00', '1600.00'])
  expect(dryRun).toMatchObject({ params: { vehicles: 3, price: '960' }, quantity: { amount: '3' } })
})
