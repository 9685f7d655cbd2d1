import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Charge, contingentChargeKey } from '#domain/tariffs/charge.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { amountOf } from '#domain/tariffs/formula.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import { compareMoney, type Money, roundMoney, sumMoney, times, yuan } from '#domain/values/money.ts'
import { taxOnTop } from '#domain/values/tax.ts'
import { taxPercents } from '#domain/values/tax-percents.data.ts'
import { chargesWarehouse, contingentWarehouseCharges } from './warehouse-charges.ts'
import type { WarehouseRequest } from './warehouse-request.ts'
import { exampleWarehouseTariffs } from './warehouse-tariff.data.ts'
import { type QuoteRule, valueAddedFees, type WarehouseTariff } from './warehouse-tariff.ts'

const { CNTAO: qingdao } = exampleWarehouseTariffs
const pricedRules: readonly QuoteRule[] = [
  'by-area',
  'by-volume',
  'by-weight',
  'weight-or-volume',
  'by-pallet',
  'by-piece',
  'by-order',
  'lump-sum',
]
const tariffs = fc.constantFrom<WarehouseTariff>(
  ...Object.values(exampleWarehouseTariffs),
  ...pricedRules.map((rule) => ({
    ...qingdao,
    cbmPerTon: '3',
    storage: { rule, price: '0.35', freeDays: 3, ...(rule !== 'lump-sum' && { least: '40' }) },
  })),
)
const thousandths = (most: number) =>
  fc.integer({ min: 1, max: most }).map((count) => exactText(exact(count).dividedBy(1000)))
const pricedTypes = containerTypeCodes.filter((type) => qingdao.stuffing[type] !== undefined)
const containers = fc.array(
  fc.record({ type: fc.constantFrom(...pricedTypes), count: fc.integer({ min: 0, max: 50 }) }),
  { maxLength: 4 },
)
const requests: fc.Arbitrary<WarehouseRequest> = fc.record({
  day: fc.constant('2026-11-15'),
  cargo: fc.record({
    volumeCbm: thousandths(2_000_000),
    weightTons: thousandths(2_000_000),
    pallets: fc.integer({ min: 1, max: 500 }),
    pieces: fc.integer({ min: 1, max: 50_000 }),
    areaSquareMetres: thousandths(5_000_000),
  }),
  storageDays: fc.integer({ min: 0, max: 400 }),
  receiving: fc.boolean(),
  handlingIn: fc.boolean(),
  handlingOut: fc.boolean(),
  stuffing: containers,
  stripping: containers,
  valueAdded: fc.record({
    palletising: fc.nat(200),
    labelling: fc.nat(9_999),
    wrapping: fc.nat(200),
    sorting: fc.nat(9_999),
    overtime: fc.nat(72),
  }),
})

function billed(request: WarehouseRequest, tariff: WarehouseTariff): readonly Charge[] {
  const result = chargesWarehouse(request, tariff)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
}
const total = (request: WarehouseRequest, tariff: WarehouseTariff): Money =>
  sumMoney(
    billed(request, tariff).map(({ sum }) => sum),
    'CNY',
  )

const grown = (text: string, by: number) => exactText(exact(text).plus(by))
type Growth = (less: WarehouseRequest, by: number) => WarehouseRequest
const growths: Readonly<Record<string, Growth>> = {
  days: (less, by) => ({ ...less, storageDays: less.storageDays + by }),
  CBM: (less, by) => ({
    ...less,
    cargo: { ...less.cargo, volumeCbm: grown(less.cargo.volumeCbm, by) },
  }),
  tons: (less, by) => ({
    ...less,
    cargo: { ...less.cargo, weightTons: grown(less.cargo.weightTons, by) },
  }),
  pallets: (less, by) => ({ ...less, cargo: { ...less.cargo, pallets: (less.cargo.pallets ?? 0) + by } }),
  pieces: (less, by) => ({ ...less, cargo: { ...less.cargo, pieces: (less.cargo.pieces ?? 0) + by } }),
  'square metres': (less, by) => ({
    ...less,
    cargo: { ...less.cargo, areaSquareMetres: grown(less.cargo.areaSquareMetres ?? '0', by) },
  }),
  'pieces labelled': (less, by) => ({
    ...less,
    valueAdded: { ...less.valueAdded, labelling: Number(less.valueAdded.labelling) + by },
  }),
  'hours of overtime': (less, by) => ({
    ...less,
    valueAdded: { ...less.valueAdded, overtime: Number(less.valueAdded.overtime) + by },
  }),
  'containers stuffed': (less, by) => ({
    ...less,
    stuffing: [...less.stuffing, { type: '20GP', count: by }],
  }),
  'work in the warehouse': (less) => ({ ...less, receiving: true, handlingIn: true, handlingOut: true }),
}

const minOf = (fee: Charge['fee'], tariff: WarehouseTariff): string => {
  const leasts = {
    CCF: tariff.storage,
    JCF: tariff.receiving,
    CRKF: tariff.handlingIn,
    ...Object.fromEntries(
      Object.entries(valueAddedFees).map(([type, fee]) => [
        fee,
        tariff.valueAdded[type as keyof typeof valueAddedFees],
      ]),
    ),
  } as Readonly<Partial<Record<Charge['fee'], { readonly least?: string }>>>
  return leasts[fee]?.least ?? '0.01'
}

describe('for every request and every quotation', () => {
  test('a line is its formula rounded once, its quantity times its price, and never nothing', () => {
    fc.assert(
      fc.property(requests, tariffs, (request, tariff) => {
        for (const { sum, formula, unitPrice, quantity, tariff: named } of billed(request, tariff)) {
          expect(sum).toEqual(roundMoney(yuan(exactText(amountOf(formula)))))
          expect(sum).toEqual(roundMoney(times(unitPrice, quantity.amount)))
          expect(named).toEqual({ code: tariff.code, version: 'warehouse-2026-11' })
          expect(compareMoney(sum, yuan(0))).toBe(1)
        }
      }),
    )
  })

  test('minimums hold for every fee', () => {
    fc.assert(
      fc.property(requests, tariffs, (request, tariff) => {
        for (const { fee, sum } of billed(request, tariff))
          expect(compareMoney(sum, yuan(minOf(fee, tariff)))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test.each(Object.entries(growths))('more %s never cost less', (_what, grow) => {
    fc.assert(
      fc.property(requests, tariffs, fc.integer({ min: 1, max: 30 }), (less, tariff, by) => {
        expect(compareMoney(total(grow(less, by), tariff), total(less, tariff))).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 40 },
    )
  })

  test('later charges have names of their own and prices that are not zero', () => {
    fc.assert(
      fc.property(requests, tariffs, (request, tariff) => {
        const later = contingentWarehouseCharges(request, tariff)
        expect(new Set(later.map(contingentChargeKey)).size).toBe(later.length)
        for (const { unitPrice } of later) expect(compareMoney(unitPrice, yuan(0))).toBe(1)
      }),
    )
  })

  test('the same request gives the same answer, byte for byte', () => {
    fc.assert(
      fc.property(requests, tariffs, (request, tariff) => {
        const again = structuredClone(request)
        for (const answer of [chargesWarehouse, contingentWarehouseCharges])
          expect(JSON.stringify(answer(again, structuredClone(tariff)))).toBe(
            JSON.stringify(answer(request, tariff)),
          )
      }),
    )
  })

  test('the order in which containers are named changes nothing', () => {
    fc.assert(
      fc.property(requests, tariffs, (request, tariff) => {
        const turned = { ...request, stuffing: request.stuffing.toReversed() }
        expect(JSON.stringify(billed(turned, tariff))).toBe(JSON.stringify(billed(request, tariff)))
      }),
    )
  })
})

test.each(['CCF', 'JCF', 'CRKF', 'ZXF', 'TXF', 'DTF', 'TBF', 'CMF', 'JBF', 'FJF'] as const)(
  '%s bears 6% tax, on top of the price',
  (fee) => {
    const percent = taxPercents[feeItems[fee].taxed]
    expect(percent).toBe('6')
    expect(taxOnTop(yuan('1234.56'), percent).tax.amount).toBe('74.07')
  },
)
