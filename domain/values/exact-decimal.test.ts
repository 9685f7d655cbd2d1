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
  expect(readDecimal(forty)?.value.toFixed()).toBe(forty)
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

test('a typed number keeps the decimals it was typed with', () => {
  expect(readDecimal('2.50')?.decimals).toBe(2)
  expect(readDecimal('2')?.decimals).toBe(0)
  expect(readDecimal('-2')?.value.isNegative()).toBe(true)
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
