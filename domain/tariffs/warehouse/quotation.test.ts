import { describe, expect, test } from 'vitest'
import { warehouseQuotation } from './quotation.ts'
import { exampleWarehouseTariffs } from './warehouse-tariff.data.ts'
import type { WarehouseTariff } from './warehouse-tariff.ts'

const qingdao = exampleWarehouseTariffs.CNTAO
const ports = Object.values(exampleWarehouseTariffs)

describe('the quotation of a warehouse', () => {
  const older: WarehouseTariff = {
    ...qingdao,
    version: 'older',
    validFrom: '2026-01-01',
    validTo: '2026-11-30',
  }
  const tariffs = [older, ...ports]
  const version = (warehouse: string, day: string, among = tariffs) => {
    const result = warehouseQuotation(warehouse, day, among)
    return result.ok ? result.value.version : result
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

  test('of two from the same day the later version holds, however they are listed', () => {
    const corrected = { ...qingdao, version: 'warehouse-2026-11b' }
    for (const among of [
      [qingdao, corrected],
      [corrected, qingdao],
    ])
      expect(version('CNTAO-example', '2026-11-15', among)).toBe('warehouse-2026-11b')
  })

  test.each([
    ['CNTAO-example', '2025-12-31'],
    ['CNTAO-example', '2027-11-01'],
    ['elsewhere', '2026-11-15'],
  ])('%s has none on %s', (warehouse, day) => {
    expect(version(warehouse, day)).toEqual({ ok: false, refusal: 'no-price', params: { warehouse, day } })
  })
})
