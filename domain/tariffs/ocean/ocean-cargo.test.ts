import { expect, test } from 'vitest'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { cargoOf, isOpenType, isOutOfGauge, isReefer, type OceanCargo, readCargo } from './ocean-cargo.ts'

test.each([
  ['hsCode', '8517.13', '851713'],
  ['hsCode', '85 17', '8517'],
  ['hsCode', '8517130000', '8517130000'],
  ['hsCode', '85171', undefined],
  ['hsCode', '85', undefined],
  ['hsCode', '851713000000', undefined],
  ['unNumber', 'UN 1263', '1263'],
  ['unNumber', 'un1263', '1263'],
  ['unNumber', ' １２６３ ', '1263'],
  ['unNumber', '126', undefined],
  ['unNumber', '1263UN', undefined],
  ['temperatureC', '−18 °C', '-18'],
  ['temperatureC', '-18C', '-18'],
  ['temperatureC', '5 ° c', '5'],
  ['temperatureC', '5C5', undefined],
  ['temperatureC', '+2.50', undefined],
  ['temperatureC', '+2.5', '2.5'],
  ['temperatureC', '2+5', undefined],
  ['temperatureC', '-18.0', '-18'],
  ['temperatureC', '1.05', undefined],
  ['temperatureC', '-0.0', '0'],
  ['temperatureC', '-0.5', '-0.5'],
  ['temperatureC', '-05', undefined],
  ['cargoWeightKg', '24,000 kg', '24000'],
  ['cargoWeightKg', '24 000KG', '24000'],
  ['cargoWeightKg', '24.5', undefined],
  ['cargoWeightKg', '0', undefined],
  ['cargoWeightKg', '24kg0', undefined],
  ['cargoWeightKg', '100000', undefined],
  ['dimensionsCm', '650 × 260*280 cm', '650x260x280'],
  ['dimensionsCm', '650cm X 260cm X 280cm', '650x260x280'],
  ['dimensionsCm', '650x260', undefined],
  ['dimensionsCm', '650x260x5', undefined],
  ['dimensionsCm', '650x260x28000', undefined],
] as const)('%s: %s is read as %s', (field, text, value) => {
  expect(readCargo(field, text)).toBe(value)
})

test('reefers and open types', () => {
  expect(containerTypeCodes.filter(isReefer)).toEqual(['20RF', '40RF', '40RH'])
  expect(containerTypeCodes.filter(isOpenType)).toEqual(['20OT', '40OT', '20FR', '40FR'])
})

// What fits exactly, and a centimetre more in each direction.
test.each([
  ['20OT', [589, 234, 234]],
  ['40OT', [1203, 234, 234]],
  ['20FR', [562, 221, 222]],
  ['40FR', [1165, 236, 195]],
] as const)('a %s takes %j centimetres inside', (type, sizes) => {
  expect(isOutOfGauge(sizes.join('x'), type)).toBe(false)
  for (const larger of [0, 1, 2])
    expect(isOutOfGauge(sizes.map((size, index) => size + Number(index === larger)).join('x'), type)).toBe(
      true,
    )
})

test('nothing stands out of a closed container', () => {
  expect(isOutOfGauge('900x300x300', '40HQ')).toBe(false)
})

test('the cargo of a query is what was stated of it, and nothing else', () => {
  const cargo = {
    goods: 'Paint',
    hsCode: '320810',
    unNumber: '1263',
    dangerClass: '3',
    temperatureC: '5',
    cargoWeightKg: '18000',
    dimensionsCm: '650x260x280',
    shipperOwned: true,
  } as const satisfies OceanCargo
  expect(cargoOf({ ...cargo, pol: 'CNTAO' } as OceanCargo)).toEqual(cargo)
  expect(Object.keys(cargoOf({}))).toEqual([])
  for (const [field, value] of Object.entries(cargo))
    expect(Object.entries(cargoOf({ [field]: value }))).toEqual([[field, value]])
})
