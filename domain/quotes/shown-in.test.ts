import { expect, test } from 'vitest'
import type { ExchangeRate } from '#domain/values/exchange.ts'
import { money, yuan } from '#domain/values/money.ts'
import { shownIn } from './shown-in.ts'

const rateOf = (value: string): ExchangeRate => ({
  value,
  date: '2026-11-17',
  source: 'BOC',
  from: 'USD',
  to: 'CNY',
})

// By hand: 25,885.11 / 6.7078 = 3,858.956…; 7.13 / 2 = 3.565 and 7.11 / 2 = 3.555 are half cents and go up.
test.each([
  ['25885.11', '6.7078', '3858.96'],
  ['27600.34', '6.7078', '4114.66'],
  ['1715.23', '6.7078', '255.71'],
  ['6.7078', '6.7078', '1.00'],
  ['7.13', '2', '3.57'],
  ['7.11', '2', '3.56'],
  ['7.10', '2', '3.55'],
  ['0.01', '8', '0.00'],
  ['0', '6.7078', '0.00'],
  ['9999999.99', '6.70778353', '1490805.41'],
])('CNY %s at %s is USD %s', (amount, rate, dollars) => {
  expect(shownIn(yuan(amount), 'USD', rateOf(rate))).toEqual(money(dollars, 'USD'))
})

test('in yuan, without a rate of the day, or in a currency that the rate does not convert, a total stays as it is', () => {
  const total = yuan('25885.11')
  expect(shownIn(total, 'CNY', rateOf('6.7078'))).toBe(total)
  expect(shownIn(total, 'USD', null)).toBe(total)
  const euros = money('10.00', 'EUR')
  expect(shownIn(euros, 'USD', rateOf('6.7078'))).toBe(euros)
})
