import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { Currency } from '#domain/values/money.ts'
import { plainNumber } from '#domain/values/plain-number.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import type { ImportedKind } from './rate.ts'
import { currencySigns } from './sheet-words.data.ts'

/** The currency of the prices, costs and tolls of a lane. */
export const laneCurrencies: Readonly<Record<ImportedKind, Currency>> = {
  'ocean-lane': feeItems.OF.currency,
  'trucking-lane': feeItems.TRUCK.currency,
}

/** The amount without a sign of the currency before or after it; undefined without such a sign. */
function withoutSign(signs: readonly string[], text: string): string | undefined {
  const capitals = text.toUpperCase()
  for (const sign of signs) {
    if (capitals.startsWith(sign)) return text.slice(sign.length)
    if (capitals.endsWith(sign)) return text.slice(0, -sign.length)
  }
  return undefined
}

/** A plain number where the text is an amount of this currency; the sign of another one stays. */
export function plainAmountIn(currency: Currency, text: string): string {
  const typed = plainTyped(text)
  return plainNumber(withoutSign(currencySigns[currency] ?? [], typed) ?? typed)
}

const isNumber = /^\d+(\.\d+)?$/

/** Whether the text is an amount of another currency. */
export const isInOtherCurrency = (currency: Currency, text: string): boolean =>
  Object.entries(currencySigns).some(([other, signs]) => {
    const amount = other === currency ? undefined : withoutSign(signs, plainTyped(text))
    return amount !== undefined && isNumber.test(plainNumber(amount))
  })
