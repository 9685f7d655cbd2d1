import { describe, expect, test } from 'vitest'
import { idleStay } from '#tests/fixtures/warehouse-requests.ts'
import { chargesWarehouse, contingentWarehouseCharges } from './warehouse-charges.ts'
import type { WarehouseRequest } from './warehouse-request.ts'
import { exampleWarehouseTariffs } from './warehouse-tariff.data.ts'
import type { StoragePrice, WarehouseTariff } from './warehouse-tariff.ts'

const qingdao = exampleWarehouseTariffs.CNTAO
const stored = (storage: StoragePrice): WarehouseTariff => ({ ...qingdao, storage })

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
    [{ stuffing: [{ type: '40HQ', count: 1 }] }, { warehouse, fee: 'ZXF', work: 'stuffing', type: '40HQ' }],
    [{ stripping: [{ type: '20TK', count: 1 }] }, { warehouse, fee: 'TXF', work: 'stripping', type: '20TK' }],
    [{ valueAdded: { sorting: 1 } }, { warehouse, fee: 'FJF', work: 'sorting' }],
    [{ day: '2026-10-31' }, { warehouse, day: '2026-10-31' }],
    [{ day: '2026-12-01' }, { warehouse, day: '2026-12-01' }],
  ])('%o', (change, params) => {
    expect(chargesWarehouse({ ...idleStay, ...change }, bare)).toEqual({
      ok: false,
      refusal: 'no-price',
      params,
    })
    expect(contingentWarehouseCharges({ ...idleStay, ...change }, bare)).toEqual([])
  })

  test.each(['2026-11-01', '2026-11-30'])('%s is within the quotation', (day) => {
    expect(chargesWarehouse({ ...idleStay, day }, bare)).toEqual({ ok: true, value: [] })
  })

  test.each<StoragePrice>([
    { rule: 'on-request', price: '2', freeDays: 0 },
    { rule: 'tiered', price: '2', freeDays: 0 },
    { rule: 'lump-sum', freeDays: 0 },
    { rule: 'by-container', price: '2', freeDays: 0 },
    { rule: 'by-order', freeDays: 0 },
    { rule: 'minimum-charge', price: '2', freeDays: 0 },
    { rule: 'by-volume', freeDays: 0 },
  ])('storage quoted as %o', (storage) => {
    const stay = { ...idleStay, storageDays: 1 }
    const result = chargesWarehouse(stay, stored(storage))
    for (const request of [idleStay, stay])
      expect(contingentWarehouseCharges(request, stored(storage)).map(({ fee }) => fee)).not.toContain('CCF')
    expect(result).toEqual({
      ok: false,
      refusal: 'no-price',
      params: { warehouse, fee: 'CCF', quoteRule: storage.rule },
    })
  })
})

describe('a price of nothing is none', () => {
  const nothing = { price: '0.00', least: '50' }
  const free: WarehouseTariff = {
    ...qingdao,
    receiving: nothing,
    handlingIn: nothing,
    handlingOut: nothing,
    storage: { rule: 'by-volume', price: '0', freeDays: 0 },
    stuffing: { '40HQ': '0' },
    stripping: { '40HQ': '0.0' },
    valueAdded: { sorting: nothing },
  }
  test.each<[Partial<WarehouseRequest>]>([
    [{ storageDays: 1 }],
    [{ receiving: true }],
    [{ handlingIn: true }],
    [{ handlingOut: true }],
    [{ stuffing: [{ type: '40HQ', count: 1 }] }],
    [{ stripping: [{ type: '40HQ', count: 1 }] }],
    [{ valueAdded: { sorting: 1 } }],
  ])('%o is refused, and nothing is announced', (change) => {
    const request = { ...idleStay, ...change }
    expect(chargesWarehouse(request, free)).toMatchObject({ ok: false, refusal: 'no-price' })
    expect(contingentWarehouseCharges(request, free)).toEqual([])
  })
})

describe('a measure that the quote rule needs is asked for', () => {
  test.each<[StoragePrice['rule'], Partial<WarehouseRequest['cargo']>, object]>([
    ['by-pallet', { pallets: undefined }, { 'cargo.pallets': 'required' }],
    ['by-pallet', { pallets: 0 }, { 'cargo.pallets': 'too-small' }],
    ['by-piece', { pieces: undefined }, { 'cargo.pieces': 'required' }],
    ['by-volume', { volumeCbm: '0' }, { 'cargo.volumeCbm': 'too-small' }],
    ['by-weight', { weightTons: '0.000' }, { 'cargo.weightTons': 'too-small' }],
    ['by-area', { areaSquareMetres: undefined }, { 'cargo.areaSquareMetres': 'required' }],
    ['by-piece', { pieces: 0 }, { 'cargo.pieces': 'too-small' }],
    ['by-area', { areaSquareMetres: '0.00' }, { 'cargo.areaSquareMetres': 'too-small' }],
    ['weight-or-volume', { volumeCbm: '0', weightTons: '0' }, { 'cargo.volumeCbm': 'too-small' }],
  ])('%s with %o', (rule, cargo, fields) => {
    const request = { ...idleStay, storageDays: 9, cargo: { ...idleStay.cargo, ...cargo } }
    expect(chargesWarehouse(request, stored({ rule, price: '2', freeDays: 7 }))).toEqual({
      ok: false,
      refusal: 'invalid-input',
      params: { count: 1 },
      fields,
    })
  })

  test('cargo of neither weight nor volume is not handled', () => {
    const request = { ...idleStay, handlingIn: true, cargo: { volumeCbm: '0', weightTons: '0' } }
    expect(chargesWarehouse(request, qingdao)).toMatchObject({ ok: false, refusal: 'invalid-input' })
  })
})
