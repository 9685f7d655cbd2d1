import { expect, test } from 'vitest'
import type { ValueAddedType } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { valueAddedLimit, valueAddedProblem } from './value-added-problem.ts'

test.each<[ValueAddedType, string, string | undefined]>([
  ['palletising', '1', undefined],
  ['palletising', '0.5', 'wrong-format'],
  ['wrapping', '0', 'too-small'],
  ['labelling', '1.5', 'wrong-format'],
  ['sorting', '', 'required'],
  ['overtime', '0.25', undefined],
  ['overtime', '0.125', 'wrong-format'],
  ['overtime', '0', 'too-small'],
])('%s of %s: %s', (type, amount, problem) => {
  expect(valueAddedProblem(type, amount)).toBe(problem)
})

test.each<[ValueAddedType, { min: number; max: number; decimals: number }]>([
  ['palletising', { min: 1, max: 9_999_999, decimals: 0 }],
  ['overtime', { min: 0.01, max: 9_999_999, decimals: 2 }],
])('the least and the most of %s have no problem, less has', (type, limit) => {
  expect(valueAddedLimit(type)).toEqual(limit)
  expect(valueAddedProblem(type, String(limit.min))).toBeUndefined()
  expect(valueAddedProblem(type, String(limit.max))).toBeUndefined()
  expect(valueAddedProblem(type, (limit.min / 2).toFixed(3))).toBe('wrong-format')
})
