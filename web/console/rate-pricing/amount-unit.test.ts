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
  ['warehouse-tariff', 'valueAdded.palletising.price', 'pallet'],
  ['warehouse-tariff', 'valueAdded.overtime.price', 'hour'],
  ['warehouse-tariff', 'valueAdded.labelling.price', 'piece'],
  ['warehouse-tariff', 'valueAdded.palletising.least', undefined],
  ['depot-tariff', 'storagePerDay.laden', 'container-day'],
  ['depot-tariff', 'reeferPowerPerDay.40', 'container-day'],
  ['depot-tariff', 'lift.20', 'move'],
  ['depot-tariff', 'cleaning.20', 'container'],
  ['depot-tariff', 'preTripInspection.20', 'container'],
  ['depot-tariff', 'weighing', 'container'],
  ['depot-tariff', 'hazardousPerContainer', undefined],
  ['ocean-tariff', 'manifests.2.price', 'BL'],
  ['ocean-tariff', 'later.telexRelease', 'BL'],
  ['ocean-tariff', 'later.overweight.price.20', 'container'],
  ['ocean-tariff', 'later.detention.perDay.20', 'container'],
  ['ocean-tariff', 'destinationFreeTime.3.demurrage.perDay.40', 'container'],
  ['ocean-tariff', 'dangerousGoods.1.price', 'TEU'],
  ['trucking-tariff', 'inspection.QQCTU', 'container'],
  ['trucking-tariff', 'depotLift.TAO-D1', 'container'],
  ['trucking-tariff', 'overnight.perNight', undefined],
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
