import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExactDecimal, exact } from './exact-decimal.ts'

/** Another program for the same numbers. A sum or a product of two of ours fits its precision, so it is exact there too. */
const Other = Decimal.clone({ defaults: true, precision: 100, rounding: Decimal.ROUND_HALF_UP })

const digits = (maxLength: number) => fc.stringMatching(new RegExp(`^\\d{0,${maxLength}}$`))
const wholes = fc.oneof(
  fc.nat(999).map(String),
  fc.maxSafeInteger().map((whole) => String(Math.abs(whole))),
  digits(20).map((text) => text || '0'),
  fc.nat(19).map((zeros) => `1${'0'.repeat(zeros)}`),
  fc.constantFrom('0', '00', '007', '9'.repeat(20)),
)
const fractions = fc.oneof(
  fc.constant(''),
  digits(4),
  digits(20),
  fc.constantFrom('5', '50', '05', '005', '4999', '49999999999999999999', '995', '000'),
  fc.nat(19).map((zeros) => `${'0'.repeat(zeros)}1`),
)
const anyText = fc
  .tuple(fc.constantFrom('', '-'), wholes, fractions)
  .map(([sign, whole, fraction]) => `${sign}${whole}${fraction && `.${fraction}`}`)
const anyOther = anyText.filter((text) => !exact(text).isZero())
const places = fc.nat(22)

const same = (one: ExactDecimal, other: Decimal) => expect(String(one)).toBe(other.toFixed())

const check = { numRuns: 2000 }

test('sums, differences and products are exact', () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      same(exact(one).plus(other), new Other(one).plus(other))
      same(exact(one).minus(other), new Other(one).minus(other))
      same(exact(one).times(other), new Other(one).times(other))
    }),
    check,
  )
})

test('quotients have a hundred digits, also those of sums, products and quotients', () => {
  fc.assert(
    fc.property(anyText, anyOther, anyOther, (one, other, third) => {
      same(exact(one).dividedBy(other), new Other(one).dividedBy(other))
      same(
        exact(one).plus(third).times(third).dividedBy(other),
        new Other(one).plus(third).times(third).dividedBy(other),
      )
      same(exact(one).dividedBy(other).dividedBy(third), new Other(one).dividedBy(other).dividedBy(third))
    }),
    check,
  )
})

test('numbers are rounded half up, away from zero, and quotients as well', () => {
  fc.assert(
    fc.property(anyText, anyOther, places, (one, other, decimals) => {
      same(exact(one).toDecimalPlaces(decimals), new Other(one).toDecimalPlaces(decimals))
      const quotient = new Other(one).dividedBy(other).toDecimalPlaces(decimals)
      same(exact(one).dividedBy(other).toDecimalPlaces(decimals), quotient)
      expect(exact(one).dividedBy(other).toFixed(decimals)).toBe(quotient.toFixed(decimals))
    }),
    check,
  )
})

test('whole numbers below and above, amounts without sign, powers of ten and plain numbers', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: -30, max: 30 }), (text, power) => {
      const [one, other] = [exact(text), new Other(text)]
      same(one, other)
      same(one.floor(), other.floor())
      same(one.ceil(), other.ceil())
      same(one.abs(), other.abs())
      same(one.shifted(power), other.times(new Other(10).pow(power)))
      expect(one.exponent()).toBe(other.e)
      expect(one.isZero()).toBe(other.isZero())
      expect(one.toNumber()).toBe(other.toNumber() + 0)
    }),
    check,
  )
})

test('the order of two numbers, also of nearly equal ones', () => {
  const apart = fc.constantFrom('0', '0.00', '0.00000000000000000001', '-0.00000000000000000001')
  const pairs = fc.oneof(
    fc.tuple(anyText, anyText),
    fc.tuple(anyText, apart).map(([one, by]) => [one, String(exact(one).plus(by))] as const),
  )
  fc.assert(
    fc.property(pairs, ([text, otherText]) => {
      const [one, other] = [exact(text), new Other(text)]
      expect(one.comparedTo(otherText)).toBe(other.comparedTo(otherText))
      expect(one.equals(otherText)).toBe(other.equals(otherText))
      expect(one.lessThan(otherText)).toBe(other.lessThan(otherText))
      expect(one.lessThanOrEqualTo(otherText)).toBe(other.lessThanOrEqualTo(otherText))
      expect(one.greaterThan(otherText)).toBe(other.greaterThan(otherText))
      expect(one.greaterThanOrEqualTo(otherText)).toBe(other.greaterThanOrEqualTo(otherText))
    }),
    check,
  )
})
