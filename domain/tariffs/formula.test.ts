import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactText } from '#domain/values/exact-decimal.ts'
import {
  amountOf,
  amountText,
  type Formula,
  formatFormula,
  given,
  greatest,
  inputsOf,
  least,
  percent,
  product,
  sum,
  withGiven,
} from './formula.ts'

const days = given('chargeableDays', 7)
const perDay = given('storagePerDay', '30')
const [tiny, huge] = [given('tiny', '0.00000001'), given('huge', '123456789012345')]

describe('a formula has a value and can be read', () => {
  test.each<[() => Formula, string, string]>([
    [() => perDay, '30', '30'],
    [() => product(days, perDay), '210', '7 × 30'],
    [() => sum(perDay, days), '37', '30 + 7'],
    [() => product(sum(days, given('more', 1)), perDay), '240', '(7 + 1) × 30'],
    [() => sum(product(days, perDay), given('lift', '85.5')), '295.5', '7 × 30 + 85.5'],
    [() => least(product(days, perDay), given('cap', 200)), '200', 'min(7 × 30, 200)'],
    [() => least(product(days, perDay), given('cap', 210)), '210', 'min(7 × 30, 210)'],
    [() => least(product(days, perDay), given('cap', 211)), '210', 'min(7 × 30, 211)'],
    [() => greatest(given('calculated', 399), given('minimum', 400)), '400', 'max(399, 400)'],
    [() => greatest(given('calculated', 401), given('minimum', 400)), '401', 'max(401, 400)'],
    // Both fit into the fast arithmetic, but not in the same parts.
    [() => least(tiny, huge), '0.00000001', 'min(0.00000001, 123456789012345)'],
    [() => greatest(tiny, huge), '123456789012345', 'max(0.00000001, 123456789012345)'],
    [() => sum(sum(days, given('more', 1)), perDay), '38', '7 + 1 + 30'],
    [() => product(product(days, given('containers', 2)), perDay), '420', '7 × 2 × 30'],
    [() => product(least(sum(days, days), given('cap', 10)), perDay), '300', 'min(7 + 7, 10) × 30'],
    [() => percent(sum(given('rate', 5), given('more', 4)), perDay), '2.7', '30 × (5 + 4)%'],
    [() => sum(perDay, percent(given('rate', 10), perDay)), '33', '30 + 30 × 10%'],
    [
      () => percent(given('rate', 80), product(given('containers', 2), given('freight', 1850))),
      '2960',
      '2 × 1850 × 80%',
    ],
    [() => percent(given('rate', 9), sum(perDay, days)), '3.33', '(30 + 7) × 9%'],
    [() => product(given('tenth', '0.1'), given('fifth', '0.2')), '0.02', '0.1 × 0.2'],
  ])('%#', (formulaOf, value, text) => {
    const formula = formulaOf()
    expect(amountOf(formula).toString()).toBe(value)
    expect(amountText(formula)).toBe(value)
    expect(formatFormula(formula)).toBe(text)
  })
})

/** Figures of tariffs, and some that are too long for the fast arithmetic. */
const figure = fc
  .tuple(fc.nat(99_999), fc.constantFrom('', '.5', '.25', '.001', '.1234', '.00000001'))
  .map(([whole, fraction]) => given('figure', `${whole}${fraction}`))
const { tree } = fc.letrec<{ tree: Formula }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 2 },
    figure,
    fc.constant(given('long', '123456789012345678')),
    fc.tuple(tie('tree'), tie('tree')).map(([rate, of]) => percent(rate, of)),
    ...[product, sum, least, greatest].map((join) =>
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((of) => join(...of)),
    ),
  ),
}))

test('both arithmetics give the same amount as text', () => {
  const longWay = (formula: Formula) => {
    try {
      return exactText(amountOf(formula))
    } catch {
      return 'too long'
    }
  }
  fc.assert(
    fc.property(tree, (formula) => {
      const expected = longWay(formula)
      if (expected === 'too long') expect(() => amountText(formula)).toThrow('more than 40 digits')
      else expect(amountText(formula)).toBe(expected)
    }),
    { numRuns: 500 },
  )
})

test('its named numbers are in reading order', () => {
  expect(inputsOf(percent(given('rate', 9), product(days, perDay)))).toEqual([
    { name: 'chargeableDays', value: '7' },
    { name: 'storagePerDay', value: '30' },
    { name: 'rate', value: '9' },
  ])
})

test.each(['1e7', '0x10', '', ' 5', '1.', '.5', 'NaN', '７'])('"%s" is no exact number', (text) => {
  expect(() => given('x', text)).toThrow('not a')
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('%d is no exact number', (number) => {
  expect(() => given('x', number)).toThrow('not a')
})

test.each([
  [product, 'product'],
  [sum, 'sum'],
  [least, 'least'],
  [greatest, 'greatest'],
])('nothing has no value: %o', (of, kind) => {
  expect(() => of()).toThrow(`A ${kind} of nothing has no value`)
})

test('a sum, a cap and a percentage tell their numbers too', () => {
  const capped = least(sum(days, perDay), given('cap', '30.50'))
  expect(inputsOf(percent(given('rate', 6), capped)).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'chargeableDays 7',
    'storagePerDay 30',
    'cap 30.50',
    'rate 6',
  ])
})

test('the same formula with other numbers keeps its shape and its names', () => {
  const capped = least(sum(days, perDay), greatest(given('cap', 30), product(days, perDay)))
  const again = withGiven(percent(given('rate', 6), capped), (name, value) =>
    name === 'chargeableDays' ? '8' : `${value}0`,
  )
  expect(formatFormula(again)).toBe('min(8 + 300, max(300, 8 × 300)) × 60%')
  expect(inputsOf(again).map(({ name }) => name)).toEqual([
    'chargeableDays',
    'storagePerDay',
    'cap',
    'chargeableDays',
    'storagePerDay',
    'rate',
  ])
})

const cents = fc.integer({ min: 0, max: 1_000_000 }).map((count) => given('cents', (count / 100).toFixed(2)))

test('the order of a sum does not matter, and a cap never raises', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), cents, (parts, cap) => {
      const total = amountOf(sum(...parts))
      expect(amountOf(sum(...[...parts].reverse())).equals(total)).toBe(true)
      expect(amountOf(least(sum(...parts), cap)).lessThanOrEqualTo(total)).toBe(true)
    }),
  )
})
