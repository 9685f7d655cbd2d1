import { type FeeLine, taxPercentOf } from '#domain/quotes/fee-line.ts'
import { totalsOf } from '#domain/quotes/totals.ts'
import type { ContingentCharge } from '#domain/tariffs/charge.ts'
import { convert, lineAmounts } from '#domain/values/exchange.ts'
import {
  isZero,
  larger,
  type Money,
  readPrice,
  roundMoney,
  smaller,
  subtract,
  times,
} from '#domain/values/money.ts'
import { type Quantity, readQuantity } from '#domain/values/quantity.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { ConfirmedPrice, Quoted, ReviewedLine } from './fees.ts'
import { exchangeRateOf } from './several-services.ts'

/** A line stays with its payer. */
const paymentTermOf = ({ paymentTerm }: FeeLine) => (paymentTerm ? { paymentTerm } : {})

export const savedPrice = (line: FeeLine): ConfirmedPrice => {
  const { unitPrice, quantity, sum, exchangeRate, standardAmount, taxPercent } = line
  return { unitPrice, quantity, sum, exchangeRate, standardAmount, taxPercent, ...paymentTermOf(line) }
}

type Typed = { readonly unitPrice: string; readonly quantity: string }

/** In the currency, the unit and at the exchange rate of what was quoted; a price of nothing is a line removed, said that way. */
export function changedPrice(line: FeeLine, typed: Typed): Result<ConfirmedPrice> {
  const { exchangeRate, taxPercent, quantity: quoted } = line
  const priceField = `${line.lineId}.unitPrice`
  const price = readPrice(typed.unitPrice, line.sum.currency, priceField)
  const unitPrice = price.ok && isZero(price.value) ? invalidFields({ [priceField]: 'too-small' }) : price
  const quantity = readQuantity(typed.quantity, quoted.unit, `${line.lineId}.quantity`)
  if (!unitPrice.ok)
    return quantity.ok ? unitPrice : invalidFields({ ...unitPrice.fields, ...quantity.fields })
  if (!quantity.ok) return quantity
  const amounts = lineAmounts(quantity.value, unitPrice.value, exchangeRate)
  return ok({
    unitPrice: unitPrice.value,
    quantity: quantity.value,
    ...amounts,
    exchangeRate,
    taxPercent,
    ...paymentTermOf(line),
  })
}

/** As announced: the price of one, not below the least nor above the most that the quote named. */
function contingencySum({ unitPrice, least, most }: ContingentCharge, { amount }: Quantity): Money {
  const calculated = roundMoney(times(unitPrice, amount))
  const notBelow = least ? larger(calculated, least) : calculated
  return most ? smaller(notBelow, most) : notBelow
}

export function addedPrice(
  contingency: ContingentCharge,
  typedQuantity: string,
  quote: Quoted,
  field: string,
): Result<ConfirmedPrice> {
  const quantity = readQuantity(typedQuantity, contingency.unit, field)
  if (!quantity.ok) return quantity
  const { unitPrice, fee } = contingency
  const exchangeRate = exchangeRateOf(unitPrice.currency, contingency, quote)
  if (!exchangeRate) return refusal('no-price', { fee, currency: unitPrice.currency })
  const sum = contingencySum(contingency, quantity.value)
  const taxPercent = taxPercentOf({ fee })
  const standardAmount = convert(sum, exchangeRate)
  return ok({ unitPrice, quantity: quantity.value, sum, exchangeRate, standardAmount, taxPercent })
}

const confirmedPrices = (lines: readonly ReviewedLine[]): readonly ConfirmedPrice[] =>
  lines.flatMap((line) => (line.kind === 'removed' ? [] : [line.confirmed]))

/** What the customer is asked to accept in all, and how far it lies from what was quoted. */
export function confirmedTotals(quote: Quoted, lines: readonly ReviewedLine[]) {
  const totals = totalsOf(confirmedPrices(lines))
  return { ...totals, difference: subtract(totals.total, totalsOf(quote.lines).total) }
}
