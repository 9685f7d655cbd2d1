import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { currencies } from '#domain/values/money.ts'

/** Every currency except CNY. */
export const foreignCurrencies = currencies.filter((code) => code !== standardCurrency)
