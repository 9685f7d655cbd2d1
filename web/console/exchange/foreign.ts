import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { currencies } from '#domain/values/money.ts'

/** Every currency that has to be converted. */
export const foreignCurrencies = currencies.filter((code) => code !== standardCurrency)
