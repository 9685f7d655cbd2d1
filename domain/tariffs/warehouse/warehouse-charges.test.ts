import { describe, expect, test } from 'vitest'
import type { Charge } from '#domain/tariffs/charge.ts'
import { formatFormula, inputsOf } from '#domain/tariffs/formula.ts'
import { idleStay } from '#tests/fixtures/warehouse-requests.ts'
import { chargesWarehouse } from './warehouse-charges.ts'
import type { WarehouseRequest } from './warehouse-request.ts'
import { exampleWarehouseTariffs } from './warehouse-tariff.data.ts'
import type { StoragePrice, WarehouseTariff } from './warehouse-tariff.ts'

const qingdao = exampleWarehouseTariffs.CNTAO
function billed(change: Partial<WarehouseRequest>, tariff: WarehouseTariff = qingdao): readonly Charge[] {
  const result = chargesWarehouse({ ...idleStay, ...change }, tariff)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
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
    ['by-order', 'CCF storage-by-order 3 day 2.00 6.00', '3 × 1 × 2'],
    ['lump-sum', 'CCF storage-lump-sum 1 consignment 2.00 2.00', '2'],
    ['by-piece', 'CCF storage-by-piece 3 day 800.00 2400.00', '3 × 400 × 2'],
  ])('%s: %s', (rule, line, formula) => {
    const lines = billed({ storageDays: 10 }, stored({ rule, price: '2', freeDays: 7 }))
    expect(shown(lines)).toEqual([line])
    expect(lines.map((one) => formatFormula(one.formula))).toEqual([formula])
  })

  test('heavy cargo is stored by its weight, at the volume a ton counts for', () => {
    const tariff = stored({ rule: 'weight-or-volume', price: '2', freeDays: 0 }, { cbmPerTon: '3' })
    const [line] = billed({ storageDays: 1 }, tariff)
    expect(line?.sum.amount).toBe('48.00')
    expect(line?.params).toEqual({
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
    [8, ['CCF minimum 1 consignment 50.00 50.00']],
    [9, ['CCF storage-by-volume 2 day 40.00 80.00']],
  ])('%i days with 7 free at 40 a day and at least 50', (storageDays, lines) => {
    expect(shown(billed({ storageDays }))).toEqual(lines)
  })

  test('what comes to the minimum exactly is charged by the day', () => {
    const tariff = stored({ rule: 'by-volume', price: '2.5', freeDays: 7, least: '50' })
    expect(shown(billed({ storageDays: 8 }, tariff))).toEqual(['CCF storage-by-volume 1 day 50.00 50.00'])
  })

  test.each([
    ['49.994', 'CCF minimum 1 consignment 50.00 50.00', '49.99'],
    ['49.995', 'CCF storage-by-weight 1 day 49.995 50.00', undefined],
  ])(
    '%s t at 1 and at least 50: what bills as the minimum does not fall short',
    (weightTons, line, calculated) => {
      const tariff = stored({ rule: 'by-weight', price: '1', freeDays: 7, least: '50' })
      const lines = billed({ storageDays: 8, cargo: { volumeCbm: '1', weightTons } }, tariff)
      expect(shown(lines)).toEqual([line])
      expect(lines[0]?.params.calculated).toBe(calculated)
    },
  )

  test('a minimum says what the quantity alone would have cost', () => {
    const [line] = billed({ storageDays: 8 })
    expect(line?.params).toEqual({ calculated: '40.00', least: '50' })
    expect(line && formatFormula(line.formula)).toBe('max(1 × 20 × 2, 50)')
  })
})

describe('a lump sum is charged once, past the free days', () => {
  const tariff = stored({ rule: 'lump-sum', price: '300', freeDays: 7 })
  test.each([
    [0, []],
    [7, []],
    [8, ['CCF storage-lump-sum 1 consignment 300.00 300.00']],
    [90, ['CCF storage-lump-sum 1 consignment 300.00 300.00']],
  ])('%i days with 7 free', (storageDays, lines) => {
    expect(shown(billed({ storageDays }, tariff))).toEqual(lines)
  })

  test('and says so, with its quotation', () => {
    expect(billed({ storageDays: 8 }, tariff)).toMatchObject([
      {
        params: { days: 8, freeDays: 7, price: '300' },
        tariff: { code: tariff.code, version: tariff.version },
      },
    ])
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
    expect(line?.params).toEqual({ volumeCbm: '20', weightTons: '8', cbmPerTon: '1', price: '12' })
  })

  test.each([
    ['3.99', 'CRKF minimum-out 1 consignment 60.00 60.00'],
    ['3.999', 'CRKF minimum-out 1 consignment 60.00 60.00'],
    ['4', 'CRKF handling-out 4 CBM 15.00 60.00'],
    ['4.001', 'CRKF handling-out 4.001 CBM 15.00 60.02'],
  ])('%s CBM out of the warehouse at 15, at least 60', (volumeCbm, line) => {
    expect(shown(billed({ cargo: { volumeCbm, weightTons: '1' }, handlingOut: true }))).toEqual([line])
  })
})

test('two works at their minimum stay two distinct lines', () => {
  const cargo = { volumeCbm: '1', weightTons: '1' }
  const lines = billed({ cargo, receiving: true, handlingIn: true, handlingOut: true })
  expect(lines.map(({ rule, params }) => [rule, params])).toEqual([
    ['minimum', { calculated: '12.00', least: '50' }],
    ['minimum-in', { calculated: '15.00', least: '60' }],
    ['minimum-out', { calculated: '15.00', least: '60' }],
  ])
})

test('containers are stuffed and stripped at the price of their size, a line for each type', () => {
  expect(
    shown(
      billed({
        stuffing: [
          { type: '40HQ', count: 1 },
          { type: '20GP', count: 1 },
          { type: '45HQ', count: 0 },
          { type: '20GP', count: 1 },
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
    'DTF minimum 1 consignment 60.00 60.00',
    'TBF labelling 101 piece 0.50 50.50',
    'CMF wrapping 16 pallet 15.00 240.00',
    'FJF minimum 1 consignment 80.00 80.00',
    'JBF overtime 1.5 hour 80.00 120.00',
  ])
  expect(billed({ valueAdded: { labelling: 0, overtime: '0' } })).toEqual([])
})

test('the numbers of a formula are named', () => {
  const named = (change: Partial<WarehouseRequest>, tariff?: WarehouseTariff) =>
    billed(change, tariff).map(({ formula }) =>
      inputsOf(formula).map(({ name, value }) => `${name} ${value}`),
    )
  expect(named({ handlingIn: true, storageDays: 9, stuffing: [{ type: '20GP', count: 2 }] })).toEqual([
    ['volumeCbm 20', 'weightTons 8', 'cbmPerTon 1', 'pricePerCbm 15', 'least 60'],
    ['chargeableDays 2', 'volumeCbm 20', 'pricePerDay 2', 'least 50'],
    ['containers 2', 'pricePerContainer 450'],
  ])
  expect(named({ valueAdded: { palletising: 16, labelling: 200, overtime: '1.5' } })).toEqual([
    ['pallet 16', 'unitPrice 30', 'least 60'],
    ['piece 200', 'unitPrice 0.5', 'least 50'],
    ['hour 1.5', 'unitPrice 80'],
  ])
})
