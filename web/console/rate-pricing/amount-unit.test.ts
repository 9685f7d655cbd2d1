import { expect, test } from 'vitest'
import type { RateKind } from '#domain/rates/rate.ts'
import { amountUnit } from './amount-unit.ts'

const texts: Readonly<Record<string, string>> = {
  'surcharges.0.per': 'BL',
  'surcharges.1.per': 'freight',
  'storage.rule': 'by-volume',
}
const unitOf = (kind: RateKind, name: string, changed: Readonly<Record<string, string>> = {}) =>
  amountUnit(kind, name.split('.'), (path) => ({ ...texts, ...changed })[path.join('.')])

test.each([
  ['ocean-lane', 'surcharges.0.price', 'BL'],
  ['ocean-lane', 'surcharges.1.price', undefined],
  ['ocean-tariff', 'localCharges.0.price.20GP', 'container'],
  ['warehouse-tariff', 'stuffing.40HQ', 'container'],
  ['warehouse-tariff', 'storage.price', 'CBM-day'],
  ['warehouse-tariff', 'storage.least', undefined],
  ['warehouse-tariff', 'receiving.price', 'CBM'],
  ['depot-tariff', 'storagePerDay', undefined],
] as const)('in %s, %s is charged %s', (kind, name, unit) => {
  expect(unitOf(kind, name)).toBe(unit)
})

test.each([
  ['by-area', 'area-day'],
  ['by-pallet', 'pallet-day'],
  ['lump-sum', 'stay'],
  ['on-request', undefined],
])('the unit of storage follows the selected basis: %s is %s', (rule, unit) => {
  expect(unitOf('warehouse-tariff', 'storage.price', { 'storage.rule': rule })).toBe(unit)
})
