import type { ExchangeRate } from '#domain/values/exchange.ts'
import { dividedBy, type Money, money } from '#domain/values/money.ts'
import type { ShownCurrency } from './shown-currency.ts'

/**
 * A total in yuan as dollars of the day, half up to the cent, to compare it with other offers. Each figure is converted on
 * its own. What is saved and paid is the total in yuan.
 */
export function shownIn(sum: Money, currency: ShownCurrency, dollarRate: ExchangeRate | null): Money {
  const isConverted = currency === dollarRate?.from && sum.currency === dollarRate.to
  return isConverted ? dividedBy(money(sum.amount, currency), dollarRate.value) : sum
}
