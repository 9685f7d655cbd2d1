import { describe, expect, test } from 'vitest'
import { amountDigits, decimalPattern, largestDecimal, shareDigits } from './decimal-digits.ts'

describe.each([
  [
    'an amount',
    amountDigits,
    999_999_999,
    ['999999999', '999999999.9999', '0.0001'],
    ['1000000000', '1.00001'],
  ],
  ['a percentage', shareDigits, 999, ['999', '999.9999', '0.5'], ['1000', '0.00001']],
])('%s', (_what, digits, largest, right, wrong) => {
  const pattern = new RegExp(decimalPattern(digits))

  test.each(['0', '7', '10', ...right])('%s is one', (text) => {
    expect(text).toMatch(pattern)
  })

  test.each(['', '-1', '00', '01', '1.', '.5', '1e2', '1,000', ' 1', ...wrong])('"%s" is none', (text) => {
    expect(text).not.toMatch(pattern)
  })

  test('the largest whole one has all its digits', () => {
    expect(largestDecimal(digits)).toBe(largest)
  })
})
