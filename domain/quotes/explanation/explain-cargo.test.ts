import { expect, test } from 'vitest'
import type { OceanCargo } from '#domain/tariffs/ocean/ocean-cargo.ts'
import { explainCargo } from './explain-cargo.ts'

/** The key of a text with its parameters stands for the text itself. */
const write = (key: string, params: object = {}) => [key, ...Object.values(params)].join(' ')

test.each<[string, OceanCargo, readonly string[]]>([
  ['nothing special', {}, []],
  ['goods', { goods: 'Paint' }, ['names.goods: cargo.goods Paint']],
  ['goods by their code', { hsCode: '320810' }, ['names.goods: cargo.hsCode 320810']],
  [
    'goods with their code',
    { goods: 'Paint', hsCode: '320810' },
    ['names.goods: cargo.goods Paint 320810 · cargo.hsCode Paint 320810'],
  ],
  ['danger', { unNumber: '1263', dangerClass: '3' }, ['names.danger: cargo.danger 1263 3']],
  ['a temperature', { temperatureC: '-18' }, ['names.temperatureC: cargo.temperatureC -18']],
  ['a weight', { cargoWeightKg: '26580' }, ['names.cargoWeightKg: cargo.cargoWeightKg 26,580']],
  ['dimensions', { dimensionsCm: '650x260x280' }, ['names.dimensionsCm: cargo.dimensionsCm 650x260x280']],
  ['own containers', { shipperOwned: true }, ['names.shipperOwned: cargo.shipperOwned true']],
  ['containers of the carrier', { shipperOwned: false }, []],
  [
    'several, in their order',
    { cargoWeightKg: '900', temperatureC: '5' },
    ['names.temperatureC: cargo.temperatureC 900 5', 'names.cargoWeightKg: cargo.cargoWeightKg 900 5'],
  ],
])('cargo with %s', (_what, cargo, statements) => {
  expect(explainCargo(cargo, write).map(({ name, text }) => `${name}: ${text}`)).toEqual(statements)
})
