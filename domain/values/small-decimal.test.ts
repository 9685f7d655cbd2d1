import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exact, exactText, isPlainDecimal } from './exact-decimal.ts'
import {
  compareSmall,
  divideSmall,
  formatSmall,
  plusSmall,
  readSmall,
  roundSmall,
  type SmallDecimal,
  timesSmall,
  withSmall,
} from './small-decimal.ts'

/** Amounts as tariffs have them, and such as only just fit or do not. */
const text = fc
  .tuple(
    fc.boolean(),
    fc.oneof(fc.nat(9999), fc.nat(Number.MAX_SAFE_INTEGER), fc.constantFrom(0, 2 ** 53 - 1)),
    fc.oneof(
      fc.constant(''),
      fc.stringMatching(/^\d{1,8}$/),
      fc.constantFrom('5', '50', '005', '4999', '50000'),
    ),
  )
  .map(([isNegative, whole, fraction]) => `${isNegative ? '-' : ''}${whole}${fraction && `.${fraction}`}`)

const written = (value: SmallDecimal | undefined, longWay: string) =>
  value === undefined || formatSmall(value) === longWay

describe('small decimals come to the same as exact ones, or say that they do not fit', () => {
  test('read and written', () => {
    fc.assert(
      fc.property(text, fc.nat(4), (one, min) => {
        const small = readSmall(one)
        return small === undefined || formatSmall(small, min) === exactText(exact(one), min)
      }),
    )
  })

  test('added, multiplied and compared', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(written(withSmall(one, other, plusSmall), exact(one).plus(exact(other)).toString())).toBe(true)
        expect(written(withSmall(one, other, timesSmall), exact(one).times(exact(other)).toString())).toBe(
          true,
        )
        const order = withSmall(one, other, compareSmall)
        expect(order === undefined || order === exact(one).comparedTo(exact(other))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('divided and rounded half up, away from zero', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 999 }), fc.nat(4), (one, count, decimals) => {
        const small = withSmall(one, String(count), (value, by) => divideSmall(value, by, decimals))
        return written(small, exactText(exact(one).dividedBy(count).toDecimalPlaces(decimals)))
      }),
      { numRuns: 1000 },
    )
  })

  test('rounded half up, away from zero', () => {
    fc.assert(
      fc.property(text, fc.nat(4), (one, decimals) => {
        const small = readSmall(one)
        const rounded = small && roundSmall(small, decimals)
        return written(rounded, exactText(exact(one).toDecimalPlaces(decimals)))
      }),
      { numRuns: 1000 },
    )
  })
})

const isWritten = (expected: string) => (value: SmallDecimal | undefined) =>
  value !== undefined && formatSmall(value) === expected

test.each<[string, SmallDecimal | undefined]>([
  ['12.50', { parts: 1250, decimals: 2 }],
  ['-0.5', { parts: -5, decimals: 1 }],
  ['007', { parts: 7, decimals: 0 }],
  ['9007199254740991', { parts: 9007199254740991, decimals: 0 }],
  ['9007199254740992', undefined],
  ['900719925474099.1', undefined],
  ['00000000000000001', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['1.', undefined],
])('%o is read as %o', (given, read) => {
  expect(readSmall(given)).toEqual(read)
})

test('what does not fit any more is said to be so', () => {
  const max = { parts: Number.MAX_SAFE_INTEGER, decimals: 0 }
  const min = { parts: 1, decimals: 1 }
  expect(plusSmall(max, { parts: 1, decimals: 0 })).toBeUndefined()
  expect(plusSmall(max, { parts: -1, decimals: 0 })).toEqual({ parts: max.parts - 1, decimals: 0 })
  expect(plusSmall(max, min)).toBeUndefined()
  expect(plusSmall(min, max)).toBeUndefined()
  expect(compareSmall(max, min)).toBeUndefined()
  expect(timesSmall(max, { parts: 2, decimals: 0 })).toBeUndefined()
  expect(plusSmall({ parts: 1, decimals: 40 }, { parts: 0, decimals: 0 })).toBeUndefined()
  expect(withSmall('1', 'x', plusSmall)).toBeUndefined()
  expect(withSmall('x', '1', plusSmall)).toBeUndefined()
})

test.each([
  ['2.5', 0, '3'],
  ['-2.5', 0, '-3'],
  ['2.4999', 0, '2'],
  ['-2.4999', 0, '-2'],
  ['-0.4', 0, '0'],
  ['1.005', 2, '1.01'],
  ['1.5', 2, '1.5'],
])('%s rounded to %i decimals is %s', (given, decimals, rounded) => {
  expect(formatSmall(roundSmall(readSmall(given) ?? { parts: 0, decimals: 0 }, decimals))).toBe(rounded)
})

test('nothing but a plain decimal is read', () => {
  const signs = fc.string({ unit: fc.constantFrom('0', '1', '9', '.', '-', '+', 'e', ' '), maxLength: 6 })
  fc.assert(
    fc.property(signs, (given) => (readSmall(given) !== undefined) === isPlainDecimal(given)),
    { numRuns: 5000 },
  )
})

test.each([
  ['10.00', '0', 2],
  ['10.00', '-4', 2],
  ['10.00', '2.5', 2],
  ['10.005', '2', 2],
  ['9007199254740991', '2', 2],
])('%s by %s to %i decimals is left to exact decimals', (one, other, decimals) => {
  expect(withSmall(one, other, (value, by) => divideSmall(value, by, decimals))).toBeUndefined()
})

test.each([
  ['12.5', '0.25', '12.75', '3.125', 1],
  ['3', '12.50', '15.5', '37.5', -1],
  ['-0.5', '0.50', '0', '-0.25', -1],
  ['7.0', '7', '14', '49', 0],
])('%s and %s are small: the sum is %s, the product %s, the order %i', (one, other, sum, product, order) => {
  expect(withSmall(one, other, plusSmall)).toSatisfy(isWritten(sum))
  expect(withSmall(one, other, timesSmall)).toSatisfy(isWritten(product))
  expect(withSmall(one, other, compareSmall)).toBe(order)
})

test.each([
  ['10', '4', 2, '2.5'],
  ['10.00', '3', 2, '3.33'],
  ['0.05', '2', 2, '0.03'],
  ['-0.05', '2', 2, '-0.03'],
  ['100', '1', 0, '100'],
])('%s by %s to %i decimals is small: %s', (one, other, decimals, quotient) => {
  expect(withSmall(one, other, (value, by) => divideSmall(value, by, decimals))).toSatisfy(
    isWritten(quotient),
  )
})
