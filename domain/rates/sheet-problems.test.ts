import { describe, expect, test } from 'vitest'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { sheetProblems } from './sheet-problems.ts'

const told = (kind: string, terms: object) => Object.fromEntries(sheetProblems(kind, terms))
const tier = (fromDay: number, toDay?: number) => ({ fromDay, ...(toDay && { toDay }), factor: '1' })

test.each(Object.values(depotTariffs))('the tiers of $code follow one another', (tariff) => {
  expect(told('depot-tariff', tariff)).toEqual({})
})

test.each(Object.values(truckingTariffs))('the steps of $code follow one another', (tariff) => {
  expect(told('trucking-tariff', tariff)).toEqual({})
})

describe('tiers', () => {
  test.each([
    [[tier(1)], {}],
    [[tier(1, 10), tier(11)], {}],
    [[tier(2)], { 'storageTiers.0.fromDay': 'inconsistent' }],
    [[tier(1, 10), tier(12)], { 'storageTiers.1.fromDay': 'inconsistent' }],
    [[tier(1, 10), tier(10)], { 'storageTiers.1.fromDay': 'inconsistent' }],
    [[tier(1, 10)], { 'storageTiers.0.toDay': 'inconsistent' }],
    [[tier(1), tier(11)], { 'storageTiers.0.toDay': 'required', 'storageTiers.1.fromDay': 'inconsistent' }],
  ])('%j: %j', (storageTiers, problems) => {
    expect(told('depot-tariff', { storageTiers })).toEqual(problems)
  })
})

describe('steps', () => {
  test.each([
    [[{ overTons: 18, upToTons: 20 }, { overTons: 20 }], {}],
    [[{ overTons: 18 }, { overTons: 18 }], { 'overweight.steps.1.overTons': 'same-as-before' }],
    [[{ overTons: 18, upToTons: 18 }], { 'overweight.steps.0.upToTons': 'inconsistent' }],
  ])('%j: %j', (steps, problems) => {
    expect(told('trucking-tariff', { overweight: { steps } })).toEqual(problems)
  })
})

test('other kinds have neither', () => {
  expect(told('warehouse-tariff', {})).toEqual({})
})
