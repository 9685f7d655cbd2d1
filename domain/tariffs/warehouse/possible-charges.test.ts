import { describe, expect, test } from 'vitest'
import { weightOrMeasure } from './measure.ts'
import { warehouseQuotation } from './quotation.ts'
import { chargesWarehouse, possibleWarehouseCharges } from './warehouse-charges.ts'
import type { WarehouseRequest } from './warehouse-request.ts'
import { exampleWarehouseTariffs } from './warehouse-tariff.data.ts'
import type { QuoteRule, WarehouseTariff } from './warehouse-tariff.ts'

const qingdao = exampleWarehouseTariffs.CNTAO
const ports = Object.values(exampleWarehouseTariffs)
const request: WarehouseRequest = {
  day: '2026-11-15',
  cargo: { volumeCbm: '20', weightTons: '8', pallets: 16, pieces: 400, areaSquareMetres: '30' },
  storageDays: 10,
  receiving: true,
  handlingIn: true,
  handlingOut: true,
  stuffing: [
    { type: '20GP', count: 1 },
    { type: '20GP', count: 2 },
    { type: '40HQ', count: 0 },
  ],
  stripping: [{ type: '40GP', count: 1 }],
  valueAdded: { palletising: 16, labelling: 400, wrapping: 16, sorting: 400, overtime: 2 },
}
const later = (change: Partial<WarehouseRequest>, tariff: WarehouseTariff = qingdao) =>
  possibleWarehouseCharges({ ...request, ...change }, tariff)

test('what could be added is told with its trigger, unit, price and minimum', () => {
  expect(
    later({}).map(({ fee, trigger, unit, unitPrice, least }) =>
      [fee, trigger, unit, unitPrice.amount, least?.amount ?? '-'].join(' '),
    ),
  ).toEqual([
    'CCF longer-storage day 40.00 -',
    'CRKF extra-handling CBM 15.00 60.00',
    'ZXF another-container container 450.00 -',
    'TXF opened-for-inspection container 400.00 -',
    'ZXF stuffed-again container 450.00 -',
    'DTF palletised-again pallet 30.00 60.00',
    'TBF labelled-again piece 0.50 50.00',
    'CMF wrapped-again pallet 15.00 30.00',
    'FJF mixed-marks piece 0.80 80.00',
    'JBF overtime hour 80.00 -',
  ])
})

describe('a longer stay costs from the first day that is not yet paid', () => {
  test.each([
    [0, { days: 7, price: '40.00' }, '50.00'],
    [7, { days: 7, price: '40.00' }, '50.00'],
    // The minimum of 50 covers one day at 40 and part of a second.
    [8, { days: 9, price: '40.00' }, undefined],
    [9, { days: 9, price: '40.00' }, undefined],
    [10, { days: 10, price: '40.00' }, undefined],
  ])('%i days quoted, 7 of them free', (storageDays, facts, least) => {
    const [storage] = later({ storageDays })
    expect(storage?.facts).toEqual(facts)
    expect(storage?.least?.amount).toBe(least)
  })

  test('a warehouse without a minimum announces none', () => {
    const storage = { rule: 'by-volume', price: '2', freeDays: 7 } as const
    for (const storageDays of [0, 8]) {
      const [longer] = later({ storageDays }, { ...qingdao, storage })
      expect(longer).not.toHaveProperty('least')
      expect(longer?.facts).toMatchObject({ days: storageDays === 0 ? 7 : 8 })
    }
  })

  test('where storage is free of charge a longer stay adds nothing', () => {
    const storage = { rule: 'by-volume', price: '0', freeDays: 7, least: '50' } as const
    expect(later({}, { ...qingdao, storage }).map(({ fee }) => fee)).not.toContain('CCF')
  })
})

test('heavy cargo is moved again by the ton', () => {
  const cargo = { volumeCbm: '20', weightTons: '8' }
  const { handlingIn: _, ...without } = qingdao
  expect(later({ cargo }, { ...qingdao, cbmPerTon: '3' })[1]).toMatchObject({
    unit: 'ton',
    unitPrice: { amount: '45.00' },
    facts: { price: '15', cbmPerTon: '3' },
  })
  expect(later({}, { ...without }).map(({ trigger }) => trigger)).not.toContain('extra-handling')
  expect(later({}, { ...qingdao, handlingIn: { price: '15' } })[1]).not.toHaveProperty('least')
})

test('nothing but stuffed containers is opened or stuffed again', () => {
  const triggers = later({ stuffing: [] }).map(({ trigger }) => trigger)
  expect(triggers).not.toContain('opened-for-inspection')
  expect(later({}, { ...qingdao, stripping: {} }).map(({ fee }) => fee)).not.toContain('TXF')
})

describe('the quotation of a warehouse', () => {
  const older: WarehouseTariff = {
    ...qingdao,
    version: 'older',
    validFrom: '2026-01-01',
    validTo: '2026-11-30',
  }
  const tariffs = [older, ...ports]
  const version = (warehouse: string, day: string, among = tariffs) => {
    const verdict = warehouseQuotation(warehouse, day, among)
    return verdict.ok ? verdict.value.version : verdict
  }
  test.each([
    ['2026-01-01', 'older'],
    ['2026-10-31', 'older'],
    ['2026-11-01', 'warehouse-2026-11'],
    ['2027-10-31', 'warehouse-2026-11'],
  ])('on %s is %s', (day, expected) => {
    expect(version('CNTAO-example', day)).toBe(expected)
    expect(version('CNTAO-example', day, tariffs.toReversed())).toBe(expected)
  })

  test.each([
    ['CNTAO-example', '2025-12-31'],
    ['CNTAO-example', '2027-11-01'],
    ['elsewhere', '2026-11-15'],
  ])('%s has none on %s', (warehouse, day) => {
    expect(version(warehouse, day)).toEqual({ ok: false, refusal: 'no-price', facts: { warehouse, day } })
  })
})

test('an equal weight and volume is charged by volume', () => {
  expect(weightOrMeasure({ volumeCbm: '5', weightTons: '5' }, '1')).toMatchObject({
    value: { unit: 'CBM', count: '5' },
  })
})

describe('every line and every trigger carries the facts of its sentence', () => {
  const measured = ['chargeableDays', 'days', 'freeDays', 'measure', 'price']
  const handled = ['cbmPerTon', 'price', 'volumeCbm', 'weightTons']
  const counted = ['count', 'price']
  const boxed = ['containerType', 'count', 'price']
  const linesOf = (rule: QuoteRule, least?: string) => {
    const verdict = chargesWarehouse(request, {
      ...qingdao,
      storage: { rule, price: '2', freeDays: 7, least },
    })
    return verdict.ok ? verdict.value : []
  }

  test.each<[QuoteRule]>([
    ['by-area'],
    ['by-volume'],
    ['by-weight'],
    ['weight-or-volume'],
    ['by-pallet'],
    ['by-piece'],
  ])('storage %s', (rule) => {
    const line = linesOf(rule).find(({ fee }) => fee === 'CCF')
    expect(line?.rule).toBe(`storage-${rule}`)
    expect(Object.keys(line?.facts ?? {}).sort()).toEqual([...new Set([...measured, ...handled])].sort())
  })

  test('the other lines', () => {
    const facts = linesOf('by-volume', '100000').map(({ rule, facts }) => [rule, Object.keys(facts).sort()])
    expect(facts).toEqual([
      ['receiving', handled],
      ['handling-in', handled],
      ['handling-out', handled],
      ['minimum', ['least', 'reckoned']],
      ['stuffing', boxed],
      ['stuffing', boxed],
      ['stripping', boxed],
      ['palletising', counted],
      ['labelling', counted],
      ['wrapping', counted],
      ['sorting', counted],
      ['overtime', counted],
    ])
  })

  test('the triggers', () => {
    expect(later({}).map(({ facts }) => Object.keys(facts).sort())).toEqual([
      ['days', 'price'],
      ['cbmPerTon', 'price'],
      ...Array.from({ length: 3 }, () => ['containerType', 'price']),
      ...Array.from({ length: 5 }, () => ['price']),
    ])
  })
})
