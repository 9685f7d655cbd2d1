import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  type Currency,
  compareMoney,
  currencies,
  dividedBy,
  isCurrency,
  isSameMoney,
  isZero,
  larger,
  money,
  priceLimits,
  readAmount,
  readPrice,
  roundMoney,
  smaller,
  subtract,
  sumMoney,
  times,
  yuan,
} from './money.ts'

test.each([
  ['1850.00', 'USD', '1850.00'],
  ['1850', 'USD', '1850.00'],
  [1850, 'JPY', '1850'],
  ['1.5', 'KWD', '1.500'],
  ['12.345', 'CNY', '12.345'],
  ['-0', 'CNY', '0.00'],
] as const)('%s %s is kept as %s', (amount, currency, text) => {
  expect(money(amount, currency)).toEqual({ amount: text, currency })
})

test('fifty yuan is fifty yuan, from a number or a text', () => {
  expect(yuan(50)).toEqual({ amount: '50.00', currency: 'CNY' })
  expect(yuan('50')).toEqual(yuan(50))
})

test('a float or an unknown currency is a broken promise', () => {
  expect(() => yuan(0.1)).toThrow('not a whole number')
  expect(() => money('1e3', 'USD')).toThrow('not a plain decimal')
  expect(() => money(1, 'toString' as Currency)).toThrow('unknown currency')
})

test('the currencies of the trade are known, others are not', () => {
  expect(currencies).toEqual(expect.arrayContaining(['CNY', 'USD', 'EUR', 'HKD', 'JPY', 'KWD']))
  expect([isCurrency('USD'), isCurrency('usd'), isCurrency('RMB'), isCurrency('constructor')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test.each([
  ['1.004', 'CNY', '1.00'],
  ['1.005', 'CNY', '1.01'],
  ['-1.004', 'CNY', '-1.00'],
  ['-1.005', 'CNY', '-1.01'],
  ['-0.004', 'CNY', '0.00'],
  ['1.49', 'JPY', '1'],
  ['1.5', 'JPY', '2'],
  ['0.0004', 'KWD', '0.000'],
  ['0.0005', 'KWD', '0.001'],
] as const)('%s %s rounds half up to %s', (amount, currency, rounded) => {
  expect(roundMoney(money(amount, currency)).amount).toBe(rounded)
})

test('ten cents and twenty cents are thirty cents', () => {
  expect(add(yuan('0.1'), yuan('0.2'))).toEqual(yuan('0.3'))
  expect(subtract(yuan('0.3'), yuan('0.1'))).toEqual(yuan('0.2'))
  expect(subtract(yuan(1), yuan(3))).toEqual(yuan(-2))
})

test('a product is exact and not rounded', () => {
  expect(times(yuan('12.345'), 7).amount).toBe('86.415')
  expect(times(yuan('305.5'), '0.8').amount).toBe('244.40')
  expect(() => times(yuan(1), 0.8)).toThrow('not a whole number')
})

test('a quotient is rounded at once and never by zero', () => {
  expect(dividedBy(yuan(1000), '1.06')).toEqual(yuan('943.40'))
  expect(dividedBy(money(1000, 'JPY'), '1.06')).toEqual(money(943, 'JPY'))
  expect(() => dividedBy(yuan(1), '0.0')).toThrow('divided by zero')
})

test.each([add, subtract, compareMoney, larger, smaller])(
  'two currencies never meet without a rate: %o',
  (operation) => {
    expect(() => operation(yuan(1), money(1, 'USD'))).toThrow('CNY does not mix with USD')
  },
)

test('money compares by value, and caps and minimums follow', () => {
  expect(compareMoney(yuan(9), yuan(10))).toBe(-1)
  expect(compareMoney(yuan('10.0'), yuan(10))).toBe(0)
  expect(compareMoney(yuan(10), yuan(9))).toBe(1)
  expect([smaller(yuan(799), yuan(800)), smaller(yuan(801), yuan(800))]).toEqual([yuan(799), yuan(800)])
  expect([larger(yuan(399), yuan(400)), larger(yuan(401), yuan(400))]).toEqual([yuan(400), yuan(401)])
})

test('the same sum is the same money in the same currency only', () => {
  expect(isSameMoney(yuan('10.0'), yuan(10))).toBe(true)
  expect(isSameMoney(yuan(10), yuan(9))).toBe(false)
  expect(isSameMoney(yuan(10), money(10, 'USD'))).toBe(false)
})

test('nothing is zero and less than a cent is not', () => {
  expect([isZero(yuan('0.00')), isZero(yuan('0.001')), isZero(yuan('-0.01'))]).toEqual([true, false, false])
})

test('no lines sum to nothing, in the currency asked for', () => {
  expect(sumMoney([], 'USD')).toEqual(money(0, 'USD'))
  expect(sumMoney([yuan('0.1'), yuan('0.2'), yuan('0.3')], 'CNY')).toEqual(yuan('0.6'))
  expect(() => sumMoney([yuan(1)], 'USD')).toThrow('does not mix')
})

test.each([
  ['', 'required'],
  [' 5', 'wrong-format'],
  ['+5', 'wrong-format'],
  ['1e7', 'wrong-format'],
  ['５', 'wrong-format'],
  ['1,000', 'wrong-format'],
  ['0.12345', 'wrong-format'],
  ['-0.01', 'too-small'],
  ['-0', 'too-small'],
  ['1000000000.01', 'too-large'],
])('a typed price "%s" is %s', (text, problem) => {
  expect(readPrice(text, 'CNY', 'unitPrice')).toMatchObject({
    ok: false,
    refusal: 'invalid-input',
    fields: { unitPrice: problem },
  })
})

test.each(['0', '0.1234', '1850', priceLimits.max])('a typed price "%s" is taken', (text) => {
  expect(readPrice(text, 'USD')).toEqual({ ok: true, value: money(text, 'USD') })
})

test('a price that names no field is the price', () => {
  expect(readPrice('', 'CNY')).toMatchObject({ fields: { price: 'required' } })
})

test.each([
  ['0.01', 'CNY'],
  ['1200.5', 'USD'],
  ['1200', 'JPY'],
  ['0.001', 'KWD'],
] as const)('%s %s may change hands', (text, currency) => {
  expect(readAmount(text, currency)).toEqual({ ok: true, value: money(text, currency) })
})

test.each([
  ['', 'CNY', 'required'],
  ['0', 'CNY', 'too-small'],
  ['0.00', 'CNY', 'too-small'],
  ['-1', 'CNY', 'too-small'],
  ['0.001', 'CNY', 'wrong-format'],
  ['1.5', 'JPY', 'wrong-format'],
  ['1000000000.01', 'CNY', 'too-large'],
] as const)('“%s” %s may not change hands: %s', (text, currency, problem) => {
  expect(readAmount(text, currency)).toMatchObject({ ok: false, fields: { amount: problem } })
  expect(readAmount(text, currency, 'paid')).toMatchObject({ ok: false, fields: { paid: problem } })
})

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const tenths = (value: number) => times(yuan(value), '0.001')

test('what is added can be taken away again', () => {
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      expect(subtract(add(tenths(one), tenths(other)), tenths(other))).toEqual(tenths(one))
    }),
  )
})

test('the order of the lines does not change their sum', () => {
  fc.assert(
    fc.property(fc.array(cents), (values) => {
      const lines = values.map(tenths)
      expect(sumMoney(lines.toReversed(), 'CNY')).toEqual(sumMoney(lines, 'CNY'))
    }),
  )
})

test('rounding moves money by at most half a cent, and rounding twice is rounding once', () => {
  fc.assert(
    fc.property(cents, (value) => {
      const rounded = roundMoney(tenths(value))
      expect(roundMoney(rounded)).toEqual(rounded)
      const moved = subtract(rounded, tenths(value))
      expect(compareMoney(larger(moved, times(moved, -1)), yuan('0.005'))).toBeLessThanOrEqual(0)
    }),
  )
})
