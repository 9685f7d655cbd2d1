import { describe, expect, test } from 'vitest'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { tariffProblems } from './tariff-problems.ts'

const problemsOf = (kind: string, pricing: object) => Object.fromEntries(tariffProblems(kind, pricing))
const tier = (fromDay: number, toDay?: number) => ({ fromDay, ...(toDay && { toDay }), factor: '1' })

test.each(Object.values(depotTariffs))('the tiers of $code are in order', (tariff) => {
  expect(problemsOf('depot-tariff', tariff)).toEqual({})
})

test.each(Object.values(truckingTariffs))('the steps of $code are in order', (tariff) => {
  expect(problemsOf('trucking-tariff', tariff)).toEqual({})
})

describe('tiers', () => {
  test.each([
    [[tier(1)], {}],
    [[tier(1, 10), tier(11)], {}],
    [[tier(1, 1), tier(2)], {}],
    [[tier(1, 10), tier(11, 9), tier(10)], { 'storageTiers.1.toDay': 'inconsistent' }],
    [[tier(2)], { 'storageTiers.0.fromDay': 'inconsistent' }],
    [[tier(1, 10), tier(12)], { 'storageTiers.1.fromDay': 'inconsistent' }],
    [[tier(1, 10), tier(10)], { 'storageTiers.1.fromDay': 'inconsistent' }],
    [[tier(1, 10)], { 'storageTiers.0.toDay': 'inconsistent' }],
    [[tier(1), tier(11)], { 'storageTiers.0.toDay': 'required', 'storageTiers.1.fromDay': 'inconsistent' }],
  ])('%j: %j', (storageTiers, problems) => {
    expect(problemsOf('depot-tariff', { storageTiers })).toEqual(problems)
  })
})

describe('steps', () => {
  test.each([
    [[{ overTons: 18, upToTons: 20 }, { overTons: 20 }], {}],
    [[{ overTons: 18 }, { overTons: 18 }], { 'overweight.steps.1.overTons': 'same-as-before' }],
    [[{ overTons: 18, upToTons: 18 }], { 'overweight.steps.0.upToTons': 'inconsistent' }],
  ])('%j: %j', (steps, problems) => {
    expect(problemsOf('trucking-tariff', { overweight: { steps } })).toEqual(problems)
  })
})

test('other kinds have no tiers and steps', () => {
  const wrong = { storageTiers: [tier(2)], overweight: { steps: [{ overTons: 18, upToTons: 18 }] } }
  expect(problemsOf('warehouse-tariff', wrong)).toEqual({})
})

test.each(['depot-tariff', 'trucking-tariff'])('what is not filled in yet in a %s has no problem', (kind) => {
  expect(problemsOf(kind, {})).toEqual({})
  expect(problemsOf(kind, { inspection: { ELSEWHERE: '300' } })).toEqual({})
})

test('a tariff accepts the terminals of its port only', () => {
  const { CNSHA, CNNGB } = truckingTariffs
  const inspection = { ...CNNGB.inspection, ...CNSHA.inspection }
  const problems = Object.keys(CNSHA.inspection).map((code) => [`inspection.${code}`, 'unknown-value'])
  expect(problems.length).toBeGreaterThan(0)
  expect(problemsOf('trucking-tariff', { ...CNNGB, inspection })).toEqual(Object.fromEntries(problems))
})
