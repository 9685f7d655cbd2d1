import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatMoney } from './format-money.ts'

test.each([
  ['0.00', '0.00'],
  ['999.5', '999.5'],
  ['1000', '1,000'],
  ['14739.83', '14,739.83'],
  ['0.0155', '0.0155'],
  ['12345678901234567890.12', '12,345,678,901,234,567,890.12'],
  ['-300', '-300'],
  ['-1300', '-1,300'],
  ['-123456.7', '-123,456.7'],
])('the amount %s is written %s', (amount, written) => {
  expect(formatAmount(amount)).toBe(written)
})

test.each([
  ['14739.83', 'CNY', '¥14,739.83', 'CNY 14,739.83'],
  ['1450.00', 'USD', 'USD 1,450.00', 'USD 1,450.00'],
  ['120000', 'JPY', 'JPY 120,000', 'JPY 120,000'],
  ['-300.00', 'CNY', '−¥300.00', '−CNY 300.00'],
  ['-1300.00', 'USD', '−USD 1,300.00', '−USD 1,300.00'],
] as const)('%s %s is %s in Chinese and %s in English', (amount, currency, zh, en) => {
  const written = (text: string) => text.replaceAll('\u00A0', ' ')
  expect(written(formatMoney({ amount, currency }, 'zh'))).toBe(zh)
  expect(written(formatMoney({ amount, currency }, 'en'))).toBe(en)
})

test('money is never broken over two lines', () => {
  expect(formatMoney({ amount: '1450.00', currency: 'USD' }, 'zh')).not.toContain(' ')
  expect(formatMoney({ amount: '1450.00', currency: 'CNY' }, 'en')).not.toContain(' ')
})

test('without its commas a written amount is the amount', () => {
  const digits = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 0, max: 99 }))
  fc.assert(
    fc.property(digits, ([whole, cents]) => {
      const amount = `${whole}.${String(cents).padStart(2, '0')}`
      const written = formatAmount(amount)
      expect(written.replaceAll(',', '')).toBe(amount)
      expect(written).toMatch(/^\d{1,3}(?:,\d{3})*\.\d\d$/)
    }),
  )
})
