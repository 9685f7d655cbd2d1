import { expect, test } from 'vitest'
import { chargeableWeight } from './chargeable-weight.ts'

test.each([
  ['the volume, where it is greater', { weightKg: '860', volumeCbm: '5.2' }, '868.5'],
  ['the weight, where it is greater', { weightKg: '900', volumeCbm: '5.2' }, '900'],
  ['the weight alone, up to the next half kilogram', { weightKg: '12.1' }, '12.5'],
  ['half a kilogram as it is', { weightKg: '12.5' }, '12.5'],
  ['nothing for unknown cargo', {}, undefined],
])('charges %s', (_what, cargo, weight) => {
  expect(chargeableWeight(cargo)).toBe(weight)
})
