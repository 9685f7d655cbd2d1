import { describe, expect, test } from 'vitest'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { busyStay } from '#tests/fixtures/warehouse-requests.ts'
import { weightOrMeasure } from './measure.ts'
import { chargesWarehouse, contingentWarehouseCharges } from './warehouse-charges.ts'
import type { WarehouseRequest } from './warehouse-request.ts'
import { exampleWarehouseTariffs } from './warehouse-tariff.data.ts'
import type { QuoteRule, WarehouseTariff } from './warehouse-tariff.ts'

const qingdao = exampleWarehouseTariffs.CNTAO
const request: WarehouseRequest = { ...busyStay, stuffing: [{ type: '20GP', count: 3 }] }
const later = (change: Partial<WarehouseRequest>, tariff: WarehouseTariff = qingdao) =>
  contingentWarehouseCharges({ ...request, ...change }, tariff)

test('a possible charge has its trigger, unit, price and minimum', () => {
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
  ])('%i days quoted, 7 of them free', (storageDays, params, least) => {
    const [storage] = later({ storageDays })
    expect(storage?.params).toEqual(params)
    expect(storage?.least?.amount).toBe(least)
  })

  test('a warehouse without a minimum announces none', () => {
    const storage = { rule: 'by-volume', price: '2', freeDays: 7 } as const
    for (const storageDays of [0, 8]) {
      const [longer] = later({ storageDays }, { ...qingdao, storage })
      expect(longer).not.toHaveProperty('least')
      expect(longer?.params).toMatchObject({ days: storageDays === 0 ? 7 : 8 })
    }
  })

  test.each([
    [0, true],
    [7, true],
    [8, false],
  ])('a lump sum is still to come after %i days quoted, 7 of them free: %s', (storageDays, isToCome) => {
    const storage = { rule: 'lump-sum', price: '300', freeDays: 7 } as const
    const { code, version } = qingdao
    const toCome = {
      fee: 'CCF',
      trigger: 'lump-sum-storage',
      params: { days: 7, price: '300' },
      unitPrice: { amount: '300.00', currency: 'CNY' },
      unit: 'consignment',
      tariff: { code, version },
    }
    expect(later({ storageDays }, { ...qingdao, storage }).filter(({ fee }) => fee === 'CCF')).toEqual(
      isToCome ? [toCome] : [],
    )
  })

  test('where storage is free of charge a longer stay adds nothing', () => {
    const storage = { rule: 'by-volume', price: '0', freeDays: 7, least: '50' } as const
    expect(later({}, { ...qingdao, storage }).map(contingentChargeKey)).toEqual(
      later({}).map(contingentChargeKey).slice(1),
    )
  })
})

test('cargo of neither weight nor volume is announced no handling', () => {
  const cargo = { ...request.cargo, volumeCbm: '0', weightTons: '0' }
  expect(later({ cargo, stuffing: [], handlingOut: false }).map(({ fee }) => fee)).toEqual([
    'DTF',
    'TBF',
    'CMF',
    'FJF',
    'JBF',
  ])
})

test('heavy cargo is moved again by the ton', () => {
  const cargo = { volumeCbm: '20', weightTons: '8' }
  const { handlingIn: _, ...without } = qingdao
  expect(later({ cargo }, { ...qingdao, cbmPerTon: '3' })[1]).toMatchObject({
    unit: 'ton',
    unitPrice: { amount: '45.00' },
    params: { price: '15', cbmPerTon: '3' },
  })
  expect(later({}, { ...without }).map(({ trigger }) => trigger)).not.toContain('extra-handling')
  expect(later({}, { ...qingdao, handlingIn: { price: '15' } })[1]).not.toHaveProperty('least')
})

describe('cargo still has to leave', () => {
  test('a way out that was not ordered may come, at its own price and minimum', () => {
    const out = later({ handlingOut: false }, { ...qingdao, handlingOut: { price: '16', least: '70' } })
    expect(out.map(contingentChargeKey).slice(1, 3)).toEqual(['CRKF.extra-handling', 'CRKF.taken-out'])
    expect(out[2]).toMatchObject({
      unit: 'CBM',
      unitPrice: { amount: '16.00' },
      least: { amount: '70.00' },
      params: { price: '16', cbmPerTon: '1' },
    })
  })

  test('one that was ordered, or has no price, does not', () => {
    const { handlingOut: _, ...without } = qingdao
    expect(later({}).map(({ trigger }) => trigger)).not.toContain('taken-out')
    expect(later({ handlingOut: false }, without).map(({ trigger }) => trigger)).not.toContain('taken-out')
  })
})

describe('a quotation announces charges while it is valid only', () => {
  test.each([
    ['2026-10-31', 0],
    ['2026-11-01', 10],
    ['2027-10-31', 10],
    ['2027-11-01', 0],
  ])('%s: %i', (day, contingency) => {
    expect(later({ day })).toHaveLength(contingency)
  })
})

test('later charges of two container types are distinct', () => {
  const stuffing = [
    { type: '40HQ', count: 1 },
    { type: '20GP', count: 1 },
    { type: '40GP', count: 0 },
    { type: '20GP', count: 2 },
  ] as const
  const keys = later({ stuffing, handlingOut: false }).map(contingentChargeKey)
  expect(keys).toEqual([
    'CCF.longer-storage',
    'CRKF.extra-handling',
    'CRKF.taken-out',
    'ZXF.another-container.20GP',
    'TXF.opened-for-inspection.20GP',
    'ZXF.stuffed-again.20GP',
    'ZXF.another-container.40HQ',
    'TXF.opened-for-inspection.40HQ',
    'ZXF.stuffed-again.40HQ',
    'DTF.palletised-again',
    'TBF.labelled-again',
    'CMF.wrapped-again',
    'FJF.mixed-marks',
    'JBF.overtime',
  ])
})

test('nothing but stuffed containers is opened or stuffed again', () => {
  const triggers = later({ stuffing: [] }).map(({ trigger }) => trigger)
  expect(triggers).not.toContain('opened-for-inspection')
  expect(later({}, { ...qingdao, stripping: {} }).map(({ fee }) => fee)).not.toContain('TXF')
})

test('an equal weight and volume is charged by volume', () => {
  expect(weightOrMeasure({ volumeCbm: '5', weightTons: '5' }, '1')).toMatchObject({
    value: { unit: 'CBM', count: '5' },
  })
})

test('every line and every later charge names the quotation it comes from', () => {
  const result = chargesWarehouse(request, qingdao)
  const lines = result.ok ? result.value : []
  expect(lines).toHaveLength(11)
  for (const { tariff } of [...lines, ...later({})])
    expect(tariff).toEqual({ code: 'warehouse-CNTAO-example', version: 'warehouse-2026-11' })
})

describe('every line and every trigger carries the facts of its sentence', () => {
  const measured = ['chargeableDays', 'days', 'freeDays', 'measure', 'price']
  const handled = ['cbmPerTon', 'price', 'volumeCbm', 'weightTons']
  const counted = ['count', 'price']
  const boxed = ['containerType', 'count', 'price']
  const linesOf = (rule: QuoteRule, least?: string) => {
    const result = chargesWarehouse(request, {
      ...qingdao,
      storage: { rule, price: '2', freeDays: 7, least },
    })
    return result.ok ? result.value : []
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
    expect(Object.keys(line?.params ?? {}).sort()).toEqual([...new Set([...measured, ...handled])].sort())
  })

  test('the other lines', () => {
    const params = linesOf('by-volume', '100000').map(({ rule, params }) => [
      rule,
      Object.keys(params).sort(),
    ])
    expect(params).toEqual([
      ['receiving', handled],
      ['handling-in', handled],
      ['handling-out', handled],
      ['minimum', ['calculated', 'least']],
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
    expect(later({}).map(({ params }) => Object.keys(params).sort())).toEqual([
      ['days', 'price'],
      ['cbmPerTon', 'price'],
      ...Array.from({ length: 3 }, () => ['containerType', 'price']),
      ...Array.from({ length: 5 }, () => ['price']),
    ])
  })
})
