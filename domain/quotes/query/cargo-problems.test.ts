import { expect, test } from 'vitest'
import type { OceanCargo } from '#domain/tariffs/ocean/ocean-cargo.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { cargoProblems } from './cargo-problems.ts'

const problemsOf = (cargo: OceanCargo, type: ContainerType) =>
  Object.entries(cargoProblems(cargo, [type])).flatMap(([field, problem]) =>
    problem ? [`${field} ${problem}`] : [],
  )

test.each<[OceanCargo, ContainerType, readonly string[]]>([
  [{ unNumber: '1263', dangerClass: '3', hsCode: '320810', goods: 'Paint' }, '20GP', []],
  [{ unNumber: '1950', dangerClass: '2.1' }, '20GP', []],
  [{ unNumber: '0012', dangerClass: '1.4' }, '20GP', []],
  [{ unNumber: '1263', dangerClass: '8' }, '20GP', ['dangerClass inconsistent']],
  [{ unNumber: '9999', dangerClass: '3' }, '20GP', ['unNumber unknown-value']],
  [{ dangerClass: '3' }, '20GP', ['unNumber required']],
  [{ unNumber: '1263' }, '20GP', ['dangerClass required']],
  [{ hsCode: '010121' }, '20GP', []],
  [{ hsCode: '970110' }, '20GP', []],
  [{ hsCode: '9801' }, '20GP', ['hsCode unknown-value']],
  [{ hsCode: '770100' }, '20GP', ['hsCode unknown-value']],
  [{ hsCode: '000100' }, '20GP', ['hsCode unknown-value']],
  [{ temperatureC: '-70' }, '40RH', []],
  [{ temperatureC: '-70.5' }, '40RH', ['temperatureC too-small']],
  [{ temperatureC: '30' }, '20RF', []],
  [{ temperatureC: '30.5' }, '20RF', ['temperatureC too-large']],
  [{ temperatureC: '-18' }, '40HQ', ['temperatureC inconsistent']],
  // 30,480 kg at most, of which an empty 20GP weighs 2,250 and an empty 40HQ 3,900.
  [{ cargoWeightKg: '28230' }, '20GP', []],
  [{ cargoWeightKg: '28231' }, '20GP', ['cargoWeightKg too-large']],
  [{ cargoWeightKg: '26580' }, '40HQ', []],
  [{ cargoWeightKg: '26581' }, '40HQ', ['cargoWeightKg too-large']],
  [{ dimensionsCm: '650x260x280' }, '20FR', []],
  [{ dimensionsCm: '650x260x280' }, '40HQ', ['dimensionsCm inconsistent']],
])('%j in a %s: %j', (cargo, type, problems) => {
  expect(problemsOf(cargo, type)).toEqual(problems)
})

test('every container must be able to carry the weight', () => {
  expect(cargoProblems({ cargoWeightKg: '27000' }, ['20GP', '40HQ'])).toMatchObject({
    cargoWeightKg: 'too-large',
  })
})

test('a type that failed the schema may be any, and one fitting container is enough', () => {
  const none = { temperatureC: undefined, dimensionsCm: undefined, cargoWeightKg: undefined }
  const cargo = { temperatureC: '-18', dimensionsCm: '650x260x280', cargoWeightKg: '20000' }
  expect(cargoProblems(cargo, [undefined])).toMatchObject(none)
  expect(cargoProblems(cargo, ['40RH', '40FR'])).toMatchObject(none)
  expect(cargoProblems({}, ['20GP'])).toMatchObject(none)
})
