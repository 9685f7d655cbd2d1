import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exact, exactText, expectExact, readDecimal } from './exact-decimal.ts'

test.each(['', ' 1', '1.', '.5', '+1', '1e3', '0x10', 'NaN', 'Infinity', '１', '1,000'])(
  '"%s" is no exact decimal and is thrown out',
  (text) => {
    expect(() => exact(text)).toThrow('not a plain decimal')
    expect(readDecimal(text)).toBeUndefined()
  },
)

test.each([0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'the number %s is no whole number',
  (number) => {
    expect(() => exact(number)).toThrow('not a whole number')
  },
)

test('forty digits are kept exactly, forty-one are thrown out', () => {
  const forty = '9'.repeat(40)
  expect(exactText(exact(forty))).toBe(forty)
  expect(() => exact(`${forty}9`)).toThrow('more than 40 digits')
  expect(exactText(exact(`0.${'0'.repeat(39)}1`))).toBe(`0.${'0'.repeat(39)}1`)
  expect(() => exact(`0.${'0'.repeat(40)}1`)).toThrow('more than 40 digits')
  expect(readDecimal(forty)?.value.toString()).toBe(forty)
  expect(readDecimal(`${forty}9`)).toBeUndefined()
  expect(readDecimal(`${'9'.repeat(39)}.9`)?.decimals).toBe(1)
  expect(readDecimal(`${forty}.9`)).toBeUndefined()
})

test('zeros at the end are digits too', () => {
  const tenPower = (zeros: number) => `1${'0'.repeat(zeros)}`
  expect(exactText(exact(tenPower(39)))).toBe(tenPower(39))
  expect(() => exact(tenPower(40))).toThrow('more than 40 digits')
})

test('a product is never cut, and is thrown out when it grows too long', () => {
  const square = (digits: number) => exact('9'.repeat(digits)).times(exact('9'.repeat(digits)))
  expect(exactText(square(20))).toBe(String((10n ** 20n - 1n) ** 2n))
  expect(() => exactText(square(21))).toThrow('more than 40 digits')
})

test.each([
  ['0', 2, '0.00'],
  ['-0', 0, '0'],
  ['-0.5', 0, '-0.5'],
  ['1850', 2, '1850.00'],
  ['12.345', 2, '12.345'],
  ['1.500', 0, '1.5'],
  ['100000000000000000000000', 0, '100000000000000000000000'],
  ['0.00000001', 0, '0.00000001'],
])('%s with at least %i decimals is written %s', (text, decimals, written) => {
  expect(exactText(exact(text), decimals)).toBe(written)
})

const third = '3'.repeat(100)

test.each([
  ['10', '4', '2.5'],
  ['-1', '8', '-0.125'],
  ['1', '-0.08', '-12.5'],
  ['0', '7', '0'],
  ['-0', '7', '0'],
  ['0.001', '1000', '0.000001'],
  ['1', '0.0001', '10000'],
  ['1', '1073741824', '0.000000000931322574615478515625'],
  ['1', '3', `0.${third}`],
  ['-1', '3', `-0.${third}`],
  ['2', '3', `0.${'6'.repeat(99)}7`],
  ['200', '3', `66.${'6'.repeat(97)}7`],
  ['1', '300', `0.00${third}`],
  ['1', `3${'0'.repeat(39)}`, `0.${'0'.repeat(39)}${third}`],
  [`1${'0'.repeat(39)}`, '3', `${'3'.repeat(39)}.${'3'.repeat(61)}`],
  ['1', `0.${'0'.repeat(39)}3`, `${'3'.repeat(40)}.${'3'.repeat(60)}`],
])('%s divided by %s is %s', (one, other, quotient) => {
  expect(String(exact(one).dividedBy(other))).toBe(quotient)
})

test('of a quotient a hundred digits are kept, rounded half up', () => {
  const lessThanOne = (digits: number) => exact(1).minus(exact(1).shifted(-digits))
  expect(String(lessThanOne(100).dividedBy(1))).toBe(`0.${'9'.repeat(100)}`)
  expect(String(lessThanOne(101).dividedBy(1))).toBe('1')
  expect(String(lessThanOne(100).minus(exact(6).shifted(-101)).dividedBy(-1))).toBe(`-0.${'9'.repeat(99)}8`)
  expect(String(exact(6).shifted(120).dividedBy(9))).toBe(`${'6'.repeat(99)}7${'0'.repeat(20)}`)
})

test.each(['0', '-0', '0.00', 0])('nothing is divided by %s', (zero) => {
  expect(() => exact(1).dividedBy(zero)).toThrow('divided by zero')
})

test.each([
  ['2.5', 0, '3'],
  ['-2.5', 0, '-3'],
  ['2.4999999999999999999999', 0, '2'],
  ['-2.4999999999999999999999', 0, '-2'],
  ['0.5', 0, '1'],
  ['-0.5', 0, '-1'],
  ['-0.4', 0, '0'],
  ['1.005', 2, '1.01'],
  ['1.0049', 2, '1.00'],
  ['-1.005', 2, '-1.01'],
  ['-0.004', 2, '0.00'],
  ['9.995', 2, '10.00'],
  ['-99999999999999999999.995', 2, '-100000000000000000000.00'],
  ['7', 2, '7.00'],
  ['7.1', 2, '7.10'],
])('%s to %i decimals is %s', (text, decimals, rounded) => {
  expect(exact(text).toFixed(decimals)).toBe(rounded)
  expect(exactText(exact(text).toDecimalPlaces(decimals), decimals)).toBe(rounded)
})

test.each([
  ['2.0', '2', '2', 0],
  ['2.1', '2', '3', 0],
  ['-2.1', '-3', '-2', 0],
  ['0.01', '0', '1', -2],
  ['-0.01', '-1', '0', -2],
  ['0', '0', '0', 0],
  ['-0.00', '0', '0', 0],
  ['345', '345', '345', 2],
  ['-0.0600', '-1', '0', -2],
  ['99999999999999999999.5', '99999999999999999999', '100000000000000000000', 19],
])('below %s lies %s, above it %s; its first digit has the power %i', (text, floor, ceil, power) => {
  const value = exact(text)
  expect([String(value.floor()), String(value.ceil()), value.exponent()]).toEqual([floor, ceil, power])
})

test.each([
  ['1.5', '1.50', 0],
  ['-0', '0', 0],
  ['-1', '1', -1],
  ['0.1', '0.09', 1],
  ['-0.1', '-0.09', -1],
  ['10000000000000000000000', '9999999999999999999999.9', 1],
])('%s and %s compare as %i', (one, other, order) => {
  const value = exact(one)
  expect(value.comparedTo(other)).toBe(order)
  expect(value.equals(other)).toBe(order === 0)
  expect(value.lessThan(other)).toBe(order < 0)
  expect(value.lessThanOrEqualTo(other)).toBe(order <= 0)
  expect(value.greaterThan(other)).toBe(order > 0)
  expect(value.greaterThanOrEqualTo(other)).toBe(order >= 0)
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1e3', '0x10', ''])(
  'no operation takes %o',
  (operand) => {
    for (const operation of ['plus', 'minus', 'times', 'dividedBy', 'comparedTo'] as const)
      expect(() => exact(1)[operation](operand)).toThrow(/^not a (whole number|plain decimal)/)
  },
)

test('a typed number keeps the decimals it was typed with', () => {
  expect(readDecimal('2.50')?.decimals).toBe(2)
  expect(readDecimal('2')?.decimals).toBe(0)
  expect(['-2', '-0', '-0.00', '0', '2'].map((text) => readDecimal(text)?.isNegative)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ])
  expect(readDecimal('02')).toBeUndefined()
})

test('whole numbers come back as they went in', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => exactText(exact(whole)) === String(whole === 0 ? 0 : whole)),
  )
})

test.each(['12.5', '-0', '9'.repeat(40), 0, -7, Number.MAX_SAFE_INTEGER])('%s is taken', (value) => {
  expect(() => expectExact(value)).not.toThrow()
})

test.each(['', '1e3', '1.', '9'.repeat(41), 1.5, Number.NaN, 2 ** 53])('%s is thrown out', (value) => {
  expect(() => expectExact(value)).toThrow(/^(not a|more than)/)
})
