import { expect, test } from 'vitest'
import {
  anyGrossWeightLimit,
  grossWeightLimit,
  isWithin,
  measureLimit,
  measurePattern,
  wholeYuanPattern,
} from './limits.ts'

test.each(['0', '1', '10', '9999999', '0.001', '9999999.999', '20.5'])('%s is a measure', (text) => {
  expect(text).toMatch(measurePattern)
})

test.each(['', '-1', '00', '01', '10000000', '1.', '.5', '1.0001', '1e3', ' 1', '1 ', '1,000'])(
  '“%s” is no measure',
  (text) => {
    expect(text).not.toMatch(measurePattern)
  },
)

test('the limits of a measure are the least and the most that its pattern takes', () => {
  expect(String(measureLimit.min)).toMatch(measurePattern)
  expect(String(measureLimit.max)).toMatch(measurePattern)
})

test.each([
  ['1', true],
  ['10', true],
  ['99999999', true],
  ['100000000', false],
  ['0', false],
  ['01', false],
  ['1.5', false],
  ['-1', false],
  ['', false],
])('“%s” is a value in whole yuan: %s', (text, isOne) => {
  expect(wholeYuanPattern.test(text)).toBe(isOne)
})

test.each([
  [1, false],
  [2, true],
  [5, true],
  [9, true],
  [10, false],
])('%i is within 2 and 9: %s', (value, expected) => {
  expect(isWithin(value, { min: 2, max: 9 })).toBe(expected)
})

test('a container of any type weighs at most 30,480 kg', () => {
  expect(grossWeightLimit('40HQ')).toEqual({ min: 1, max: 30_480 })
  expect(anyGrossWeightLimit).toEqual({ min: 1, max: 30_480 })
})
