import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  convert,
  type ExchangeRate,
  exchangeRate,
  exchangeRateProblems,
  firstExchangeDay,
  isJump,
  lineAmounts,
  rateLimits,
  readExchangeRate,
} from './exchange.ts'
import { compareMoney, money, times, yuan } from './money.ts'
import { quantity } from './quantity.ts'

const dollars: ExchangeRate = {
  value: '6.70778353',
  date: '2026-09-29',
  source: 'bank',
  from: 'USD',
  to: 'CNY',
}
const at = (value: string, from: ExchangeRate['from'] = 'USD') => exchangeRate({ ...dollars, value, from })

test.each([
  [2, '1850', 'USD', '7.1234', '3700.00', '26356.58'],
  [3, '305.5', 'USD', '6.70778353', '916.50', '6147.68'],
  [7, '12.345', 'EUR', '7.62052519', '86.42', '658.57'],
  [1, '1.005', 'CNY', '1', '1.01', '1.01'],
] as const)(
  '%i at %s %s and a rate of %s is a line of %s, in yuan %s',
  (count, price, from, value, sum, standard) => {
    expect(lineAmounts(quantity(count, 'container'), money(price, from), at(value, from))).toEqual({
      sum: money(sum, from),
      standardAmount: yuan(standard),
    })
  },
)

test('the sum is rounded before it meets the rate', () => {
  expect(convert(money('1.005', 'USD'), at('100'))).toEqual(yuan(101))
})

test('yen are rounded to the yen before and dinars to the fils after', () => {
  expect(convert(money('100.5', 'JPY'), exchangeRate({ ...dollars, value: '0.05', from: 'JPY' }))).toEqual(
    yuan('5.05'),
  )
  expect(convert(yuan(1), exchangeRate({ ...dollars, value: '0.0425', from: 'CNY', to: 'KWD' }))).toEqual(
    money('0.043', 'KWD'),
  )
})

test('a rate works in its direction only', () => {
  expect(convert(money(100, 'USD'), dollars)).toEqual(yuan('670.78'))
  expect(() => convert(yuan('670.78'), dollars)).toThrow('CNY does not convert at a rate from USD to CNY')
  expect(() => convert(money(1, 'EUR'), dollars)).toThrow('EUR does not convert')
})

test.each([
  [{ value: '' }, { value: 'required' }],
  [{ value: 'abc' }, { value: 'wrong-format' }],
  [{ value: '7.123456789' }, { value: 'wrong-format' }],
  [{ value: '0' }, { value: 'too-small' }],
  [{ value: '-7' }, { value: 'too-small' }],
  [{ value: '1000000.1' }, { value: 'too-large' }],
  [{ value: '1.01', from: 'CNY' }, { value: 'unknown-value' }],
  [{ date: '' }, { date: 'required' }],
  [{ date: '2026-02-29' }, { date: 'wrong-format' }],
  [{ source: '  ' }, { source: 'required' }],
  [{ source: 'x'.repeat(61) }, { source: 'too-long' }],
  [{ from: 'RMB' }, { from: 'unknown-value' }],
  [{ from: '' }, { from: 'required' }],
  [{ to: '' }, { to: 'required' }],
  [{ to: 'RMB' }, { to: 'unknown-value' }],
  [
    { value: '', date: 'today', from: 'ABC' },
    { value: 'required', date: 'wrong-format', from: 'unknown-value' },
  ],
])('a rate typed with %o is refused as %o', (wrong, fields) => {
  expect(readExchangeRate({ ...dollars, ...wrong })).toEqual({
    ok: false,
    refusal: 'invalid-input',
    params: { count: Object.keys(fields).length },
    fields,
  })
})

test.each([
  { value: '0.00000001' },
  { value: rateLimits.max },
  { value: '1.0', from: 'CNY' },
  { source: '行'.repeat(60) },
  { date: '2028-02-29' },
])('a rate typed with %o is taken', (right) => {
  expect(readExchangeRate({ ...dollars, ...right }).ok).toBe(true)
})

test('a taken rate is written one way', () => {
  expect(readExchangeRate({ ...dollars, value: '7.10', source: ' bank ' })).toEqual({
    ok: true,
    value: { ...dollars, value: '7.1' },
  })
})

test('an invalid rate in our own data throws', () => {
  expect(() => at('0')).toThrow('not an exchange rate: {"value":"too-small"}')
})

test('more dollars are never fewer yuan', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const inYuan = (value: number) => convert(times(money(value, 'USD'), '0.01'), dollars)
      expect(compareMoney(inYuan(less), inYuan(more))).toBeLessThanOrEqual(0)
    }),
  )
})

test('a rate of one between two currencies still changes the currency', () => {
  expect(convert(money('2.505', 'USD'), at('1'))).toEqual(yuan('2.51'))
})

test.each([
  ['7.35', '7', false],
  ['7.3501', '7', true],
  ['6.65', '7', false],
  ['6.6499', '7', true],
  ['7', '7', false],
])('%s after %s is a jump: %s', (value, latest, expected) => {
  expect(isJump(value, latest)).toBe(expected)
})

test.each([
  { value: '7', from: 'USD', to: 'CNY' },
  { date: firstExchangeDay },
  { source: 'bank' },
  { from: 'USD' },
  { to: 'CNY' },
  {},
])('fields that are not typed yet have no problem: %o', (typed) => {
  expect(exchangeRateProblems(typed)).toEqual({})
})
