import { countedUnits } from '#domain/orders/fees/edit-bounds.ts'
import type { AnnouncedCost, ConfirmedPrice, ReviewedLine } from '#domain/orders/fees/fees.ts'
import { positionOf } from '#domain/orders/fees/several-services.ts'
import { mostOfCharge } from '#domain/quotes/charges/maximum-cost.ts'
import { type Estimated, isCancellation, maxCount } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import { exchangeRateFor, type QuotedContingentCharge, taxPercentOf } from '#domain/quotes/fee-line.ts'
import { freeTimeTriggers } from '#domain/quotes/offers/free-days.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { convert } from '#domain/values/exchange.ts'
import {
  compareMoney,
  larger,
  type Money,
  roundMoney,
  subtract,
  sumMoney,
  times,
} from '#domain/values/money.ts'
import { type Quantity, readQuantity } from '#domain/values/quantity.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { taxOnTop } from '#domain/values/tax.ts'
import { isAfterFreeHours } from './held-time.ts'
import type { LaterCharge } from './later-charge.ts'

/** All that the quote announced but the cost of ending the order, which replaces its price; a truck may come in vain and again. */
export const isBillable = (charge: QuotedContingentCharge): boolean =>
  charge.trigger === 'dry-run' || !isCancellation(charge)

export const isAfterFreeDays = ({ trigger }: Pick<QuotedContingentCharge, 'trigger'>): boolean =>
  freeTimeTriggers.some((one) => one === trigger)

/** What is charged after free days says for which days, what is charged after free hours when the truck came and left. */
export const needsPeriod = (charge: Pick<QuotedContingentCharge, 'trigger' | 'params'>): boolean =>
  isAfterFreeDays(charge) || isAfterFreeHours(charge)

/** What a quantity of a charge costs: net, tax and both together. */
export const priceOfCharge = (charge: QuotedContingentCharge, quantity: string) => ({
  ...taxOnTop(sumOf(charge, quantity), taxPercentOf(charge)),
  taxPercent: taxPercentOf(charge),
})

function sumOf({ unitPrice, least }: QuotedContingentCharge, quantity: string): Money {
  const plain = roundMoney(times(unitPrice, quantity))
  return least ? larger(plain, least) : plain
}

/** What was billed before; withdrawn charges leave room for others. */
type EarlierCharge = Pick<LaterCharge, 'state' | 'contingency' | 'confirmed'>

/** What staff added before the order was generated counts like what was billed since. */
export const agreedAdditions = (lines: readonly ReviewedLine[]): readonly EarlierCharge[] =>
  lines.flatMap((line) =>
    line.kind === 'added'
      ? [{ state: 'upheld', contingency: line.contingency, confirmed: line.confirmed }]
      : [],
  )

const ofKey = (billed: readonly EarlierCharge[], key: string): readonly EarlierCharge[] =>
  billed.filter(({ state, contingency }) => state !== 'withdrawn' && contingentChargeKey(contingency) === key)

const countBilled = (billed: readonly EarlierCharge[], trigger: string): number =>
  billed
    .filter(({ state, contingency }) => state !== 'withdrawn' && contingency.trigger === trigger)
    .reduce((sum, { confirmed }) => sum + Number(confirmed.quantity.amount), 0)

/** The most of a charge where more is billed than the containers, trucks or bills of the order can need. */
function exceededCount(
  charge: QuotedContingentCharge,
  typed: Quantity,
  billed: readonly EarlierCharge[],
  quote: Estimated,
): number | undefined {
  if (!countedUnits.has(charge.unit)) return undefined
  const before = ofKey(billed, contingentChargeKey(charge)).map(({ confirmed }) => confirmed.quantity.amount)
  const count = before.reduce((sum, amount) => sum.plus(amount), exact(typed.amount))
  const most = maxCount(charge, quote)
  return count.toNumber() > most ? most : undefined
}

/** What may still be billed of a charge; undefined without a cap. */
function leftOf(charge: QuotedContingentCharge, billed: readonly EarlierCharge[], quote: Estimated) {
  const standing = billed.filter(({ state }) => state !== 'withdrawn')
  const most = mostOfCharge(
    charge,
    {
      quote,
      nights: countBilled(billed, 'overnight'),
      secondTrucks: countBilled(billed, 'second-truck'),
    },
    standing.map(({ contingency, confirmed }) => ({ of: contingency, line: confirmed })),
  )
  if (!most || charge.isMostOfFee) return most
  const taken = ofKey(billed, contingentChargeKey(charge)).map(({ confirmed }) => confirmed.sum)
  return subtract(most, sumMoney(taken, most.currency))
}

type Typed = { readonly charge: string; readonly quantity: string }

/** A charge that a quote of the order announced; the bounds of one service are not those of another. */
export function billCharge(
  quotes: readonly Estimated[],
  billed: readonly EarlierCharge[],
  typed: Typed,
): Result<AnnouncedCost> {
  const position = quotes.findIndex(({ contingentCharges }) =>
    contingentCharges.some((one) => contingentChargeKey(one) === typed.charge),
  )
  const quote = quotes[position]
  if (!quote) return refusal('charge-not-announced', { item: typed.charge })
  const earlier = billed.filter(({ contingency }) => positionOf(contingency) === position)
  return billOfQuote(quote, earlier, typed)
}

/** Within its bounds and at its price, converted at the rates of its quote. */
function billOfQuote(
  quote: Estimated,
  billed: readonly EarlierCharge[],
  { charge: key, quantity: typed }: Typed,
): Result<AnnouncedCost> {
  const contingency = quote.contingentCharges.find(
    (one) => isBillable(one) && contingentChargeKey(one) === key,
  )
  if (!contingency) return refusal('charge-not-announced', { item: key })
  const quantity = readQuantity(typed, contingency.unit, 'quantity')
  if (!quantity.ok) return quantity
  const most = exceededCount(contingency, quantity.value, billed, quote)
  if (most !== undefined) return refusal('charge-above-count', { most })
  const { unitPrice } = contingency
  const sum = sumOf(contingency, quantity.value.amount)
  const left = leftOf(contingency, billed, quote)
  if (left && compareMoney(sum, left) > 0)
    return refusal('charge-above-cap', { left: left.amount, currency: left.currency })
  const exchangeRate = exchangeRateFor(sum.currency, quote.exchangeRates, quote.day)
  if (!exchangeRate) return refusal('no-price', { fee: contingency.fee, currency: sum.currency })
  const confirmed: ConfirmedPrice = {
    unitPrice,
    quantity: quantity.value,
    sum,
    exchangeRate,
    standardAmount: convert(sum, exchangeRate),
    taxPercent: taxPercentOf(contingency),
  }
  return ok({ contingency, confirmed })
}
