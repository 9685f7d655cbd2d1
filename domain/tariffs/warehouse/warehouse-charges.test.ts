import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Charge } from '#domain/tariffs/charge.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { amountOf, writeFormula } from '#domain/tariffs/formula.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import { compareMoney, roundMoney, sumMoney, times, yuan } from '#domain/values/money.ts'
import { taxPercents } from '#domain/values/tax.ts'
import { chargesWarehouse, possibleWarehouseCharges } from './warehouse-charges.ts'
import type { WarehouseRequest } from './warehouse-request.ts'
import { exampleWarehouseTariffs } from './warehouse-tariff.data.ts'
import type { StoragePrice, WarehouseTariff } from './warehouse-tariff.ts'

const qingdao = exampleWarehouseTariffs.CNTAO
const nothing: WarehouseRequest = {
  day: '2026-11-15',
  cargo: { volumeCbm: '20', weightTons: '8', pallets: 16, pieces: 400, areaSquareMetres: '30' },
  storageDays: 0,
  receiving: false,
  handlingIn: false,
  handlingOut: false,
  stuffing: [],
  stripping: [],
  valueAdded: {},
}

function billed(change: Partial<WarehouseRequest>, tariff: WarehouseTariff = qingdao): readonly Charge[] {
  const verdict = chargesWarehouse({ ...nothing, ...change }, tariff)
  if (!verdict.ok) throw new Error(JSON.stringify(verdict))
  return verdict.value
}
const shown = (lines: readonly Charge[]) =>
  lines.map(({ fee, rule, quantity, unitPrice, sum }) =>
    [fee, rule, quantity.amount, quantity.unit, unitPrice.amount, sum.amount].join(' '),
  )
const stored = (storage: StoragePrice, change: Partial<WarehouseTariff> = {}): WarehouseTariff => ({
  ...qingdao,
  storage,
  ...change,
})

describe('storage is charged by what the quote rule counts', () => {
  test.each<[StoragePrice['rule'], string, string]>([
    ['by-area', 'CCF storage-by-area 3 day 60.00 180.00', '3 × 30 × 2'],
    ['by-volume', 'CCF storage-by-volume 3 day 40.00 120.00', '3 × 20 × 2'],
    ['by-weight', 'CCF storage-by-weight 3 day 16.00 48.00', '3 × 8 × 2'],
    ['weight-or-volume', 'CCF storage-weight-or-volume 3 day 40.00 120.00', '3 × max(20, 8 × 1) × 2'],
    ['by-pallet', 'CCF storage-by-pallet 3 day 32.00 96.00', '3 × 16 × 2'],
    ['by-piece', 'CCF storage-by-piece 3 day 800.00 2400.00', '3 × 400 × 2'],
  ])('%s: %s', (rule, line, formula) => {
    const lines = billed({ storageDays: 10 }, stored({ rule, price: '2', freeDays: 7 }))
    expect(shown(lines)).toEqual([line])
    expect(lines.map((one) => writeFormula(one.formula))).toEqual([formula])
  })

  test('heavy cargo is stored by its weight, at the volume a ton counts for', () => {
    const tariff = stored({ rule: 'weight-or-volume', price: '2', freeDays: 0 }, { cbmPerTon: '3' })
    const [line] = billed({ storageDays: 1 }, tariff)
    expect(line?.sum.amount).toBe('48.00')
    expect(line?.facts).toEqual({
      measure: '24',
      price: '2',
      days: 1,
      freeDays: 0,
      chargeableDays: 1,
      volumeCbm: '20',
      weightTons: '8',
      cbmPerTon: '3',
    })
  })
})

describe('free days and the minimum, both sides of the edge', () => {
  test.each([
    [0, []],
    [1, []],
    [7, []],
    [8, ['CCF minimum 1 BL 50.00 50.00']],
    [9, ['CCF storage-by-volume 2 day 40.00 80.00']],
  ])('%i days with 7 free at 40 a day and at least 50', (storageDays, lines) => {
    expect(shown(billed({ storageDays }))).toEqual(lines)
  })

  test('what comes to the minimum exactly is charged by the day', () => {
    const tariff = stored({ rule: 'by-volume', price: '2.5', freeDays: 7, least: '50' })
    expect(shown(billed({ storageDays: 8 }, tariff))).toEqual(['CCF storage-by-volume 1 day 50.00 50.00'])
  })

  test('a minimum says what the quantity alone would have cost', () => {
    const [line] = billed({ storageDays: 8 })
    expect(line?.facts).toEqual({ reckoned: '40.00', least: '50' })
    expect(line && writeFormula(line.formula)).toBe('max(1 × 20 × 2, 50)')
  })
})

describe('receiving and handling go by weight or volume, whichever is greater', () => {
  test.each([
    ['20', '19.999', '1', 'CBM 15.00 300.00'],
    ['20', '20', '1', 'CBM 15.00 300.00'],
    ['20', '20.001', '1', 'ton 15.00 300.02'],
    ['20', '6.666', '3', 'CBM 15.00 300.00'],
    ['20', '6.667', '3', 'ton 45.00 300.02'],
    ['0', '5', '1', 'ton 15.00 75.00'],
  ])('%s CBM and %s t with 1 t as %s CBM', (volumeCbm, weightTons, cbmPerTon, line) => {
    const lines = billed(
      { cargo: { volumeCbm, weightTons }, handlingIn: true },
      { ...qingdao, cbmPerTon, handlingIn: { price: '15' } },
    )
    const [one] = lines
    expect(`${one?.quantity.unit} ${one?.unitPrice.amount} ${one?.sum.amount}`).toBe(line)
    expect(one?.quantity.amount).toBe(line.startsWith('ton') ? weightTons : volumeCbm)
  })

  test('each work is a line of its own', () => {
    const tariff = { ...qingdao, handlingOut: { price: '16' } }
    expect(shown(billed({ receiving: true, handlingIn: true, handlingOut: true }, tariff))).toEqual([
      'JCF receiving 20 CBM 12.00 240.00',
      'CRKF handling-in 20 CBM 15.00 300.00',
      'CRKF handling-out 20 CBM 16.00 320.00',
    ])
    const [line] = billed({ receiving: true })
    expect(line?.facts).toEqual({ volumeCbm: '20', weightTons: '8', cbmPerTon: '1', price: '12' })
  })

  test.each([
    ['3.999', 'CRKF minimum 1 BL 60.00 60.00'],
    ['4', 'CRKF handling-out 4 CBM 15.00 60.00'],
    ['4.001', 'CRKF handling-out 4.001 CBM 15.00 60.02'],
  ])('%s CBM out of the warehouse at 15, at least 60', (volumeCbm, line) => {
    expect(shown(billed({ cargo: { volumeCbm, weightTons: '1' }, handlingOut: true }))).toEqual([line])
  })
})

test('containers are stuffed and stripped at the price of their size', () => {
  expect(
    shown(
      billed({
        stuffing: [
          { type: '20GP', count: 2 },
          { type: '40HQ', count: 1 },
          { type: '45HQ', count: 0 },
        ],
        stripping: [{ type: '20GP', count: 1 }],
      }),
    ),
  ).toEqual([
    'ZXF stuffing 2 container 450.00 900.00',
    'ZXF stuffing 1 container 800.00 800.00',
    'TXF stripping 1 container 400.00 400.00',
  ])
})

test('value-added services go by their unit, in one order, each with its minimum', () => {
  const valueAdded = { overtime: '1.5', sorting: 99, wrapping: 16, labelling: 101, palletising: 1 }
  expect(shown(billed({ valueAdded }))).toEqual([
    'DTF minimum 1 BL 60.00 60.00',
    'TBF labelling 101 piece 0.50 50.50',
    'CMF wrapping 16 pallet 15.00 240.00',
    'FJF minimum 1 BL 80.00 80.00',
    'JBF overtime 1.5 hour 80.00 120.00',
  ])
  expect(billed({ valueAdded: { labelling: 0, overtime: '0' } })).toEqual([])
})

describe('no price is a named no, never zero', () => {
  const warehouse = 'CNTAO-example'
  const bare: WarehouseTariff = {
    code: 'bare',
    version: 'bare-1',
    warehouse,
    port: 'CNTAO',
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
    cbmPerTon: '1',
    stuffing: {},
    stripping: {},
    valueAdded: {},
  }
  test.each<[Partial<WarehouseRequest>, object]>([
    [{ storageDays: 1 }, { warehouse, fee: 'CCF' }],
    [{ receiving: true }, { warehouse, fee: 'JCF', work: 'receiving' }],
    [{ handlingIn: true }, { warehouse, fee: 'CRKF', work: 'handling-in' }],
    [{ handlingOut: true }, { warehouse, fee: 'CRKF', work: 'handling-out' }],
    [{ stuffing: [{ type: '40HQ', count: 1 }] }, { warehouse, fee: 'ZXF', containerType: '40HQ' }],
    [{ stripping: [{ type: '20TK', count: 1 }] }, { warehouse, fee: 'TXF', containerType: '20TK' }],
    [{ valueAdded: { sorting: 1 } }, { warehouse, fee: 'FJF' }],
    [{ day: '2026-10-31' }, { warehouse, day: '2026-10-31' }],
    [{ day: '2026-12-01' }, { warehouse, day: '2026-12-01' }],
  ])('%o', (change, facts) => {
    expect(chargesWarehouse({ ...nothing, ...change }, bare)).toEqual({
      ok: false,
      refusal: 'no-price',
      facts,
    })
    expect(possibleWarehouseCharges({ ...nothing, ...change }, bare)).toEqual([])
  })

  test.each(['2026-11-01', '2026-11-30'])('%s is within the quotation', (day) => {
    expect(chargesWarehouse({ ...nothing, day }, bare)).toEqual({ ok: true, value: [] })
  })

  test.each<StoragePrice>([
    { rule: 'on-request', price: '2', freeDays: 0 },
    { rule: 'tiered', price: '2', freeDays: 0 },
    { rule: 'lump-sum', price: '2', freeDays: 0 },
    { rule: 'by-volume', freeDays: 0 },
  ])('storage quoted as %o', (storage) => {
    const verdict = chargesWarehouse({ ...nothing, storageDays: 1 }, stored(storage))
    expect(verdict).toEqual({
      ok: false,
      refusal: 'no-price',
      facts: { warehouse, fee: 'CCF', quoteRule: storage.rule },
    })
  })
})

describe('a measure that the quote rule needs is asked for', () => {
  test.each<[StoragePrice['rule'], Partial<WarehouseRequest['cargo']>, object]>([
    ['by-pallet', { pallets: undefined }, { 'cargo.pallets': 'required' }],
    ['by-piece', { pieces: 0 }, { 'cargo.pieces': 'too-small' }],
    ['by-area', { areaSquareMetres: '0.00' }, { 'cargo.areaSquareMetres': 'too-small' }],
    ['weight-or-volume', { volumeCbm: '0', weightTons: '0' }, { 'cargo.volumeCbm': 'too-small' }],
  ])('%s with %o', (rule, cargo, fields) => {
    const request = { ...nothing, storageDays: 9, cargo: { ...nothing.cargo, ...cargo } }
    expect(chargesWarehouse(request, stored({ rule, price: '2', freeDays: 7 }))).toEqual({
      ok: false,
      refusal: 'invalid-input',
      facts: {},
      fields,
    })
  })

  test('cargo of neither weight nor volume is not handled', () => {
    const request = { ...nothing, handlingIn: true, cargo: { volumeCbm: '0', weightTons: '0' } }
    expect(chargesWarehouse(request, qingdao)).toMatchObject({ ok: false, refusal: 'invalid-input' })
  })
})

const ports = Object.values(exampleWarehouseTariffs)
const thousandths = (most: number) =>
  fc.integer({ min: 1, max: most }).map((count) => exactText(exact(count).dividedBy(1000)))
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
  stuffing: fc.array(
    fc.record({ type: fc.constantFrom('20GP', '40HQ'), count: fc.integer({ min: 0, max: 50 }) }),
  ),
  stripping: fc.array(
    fc.record({ type: fc.constantFrom('40GP', '45HQ'), count: fc.integer({ min: 0, max: 50 }) }),
  ),
  valueAdded: fc.record({ labelling: fc.integer({ min: 0, max: 9_999 }), overtime: fc.nat(72) }),
})
const total = (request: WarehouseRequest, tariff: WarehouseTariff) =>
  sumMoney(
    billed(request, tariff).map(({ sum }) => sum),
    'CNY',
  )

describe('for every request and every port', () => {
  test('a line is its formula rounded once, its quantity times its price, at 6% tax, and never nothing', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom(...ports), (request, tariff) => {
        for (const line of billed(request, tariff)) {
          expect(line.sum).toEqual(roundMoney(yuan(exactText(amountOf(line.formula)))))
          expect(line.sum).toEqual(roundMoney(times(line.unitPrice, line.quantity.amount)))
          expect(taxPercents[feeItems[line.fee].taxed]).toBe('6')
          expect(line.tariff).toEqual({ code: tariff.code, version: 'warehouse-2026-11' })
          expect(compareMoney(line.sum, yuan(0))).toBe(1)
        }
      }),
    )
  })

  test('minimums hold', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom(...ports), (request, tariff) => {
        for (const line of billed(request, tariff).filter(({ fee }) => fee === 'CCF'))
          expect(compareMoney(line.sum, yuan(tariff.storage?.least ?? '0'))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('more days, volume, weight, pallets or pieces never cost less', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom(...ports), fc.integer({ min: 1, max: 30 }), (less, port, by) => {
        const { cargo } = less
        const grown = (text: string) => exactText(exact(text).plus(by))
        const more: WarehouseRequest[] = [
          { ...less, storageDays: less.storageDays + by },
          { ...less, cargo: { ...cargo, volumeCbm: grown(cargo.volumeCbm) } },
          { ...less, cargo: { ...cargo, weightTons: grown(cargo.weightTons) } },
          { ...less, cargo: { ...cargo, pallets: (cargo.pallets ?? 0) + by } },
          { ...less, valueAdded: { ...less.valueAdded, labelling: Number(less.valueAdded.labelling) + by } },
          { ...less, stuffing: [...less.stuffing, { type: '20GP', count: by }] },
        ]
        for (const request of more)
          expect(compareMoney(total(request, port), total(less, port))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('the same request gives the same answer, byte for byte', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom(...ports), (request, tariff) => {
        const again = structuredClone(request)
        expect(JSON.stringify(chargesWarehouse(again, tariff))).toBe(
          JSON.stringify(chargesWarehouse(request, tariff)),
        )
      }),
    )
  })
})
