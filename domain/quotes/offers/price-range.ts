import { type FeeLine, standardCurrency } from '#domain/quotes/fee-line.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { totalsOf } from '#domain/quotes/totals.ts'
import { amountText, type Formula, withGiven } from '#domain/tariffs/formula.ts'
import { type ExactDecimal, exact, exactText } from '#domain/values/exact-decimal.ts'
import { convert, type ExchangeRate } from '#domain/values/exchange.ts'
import { type Currency, compareMoney, type Money, money, roundMoney } from '#domain/values/money.ts'
import type { Offer } from './offer.ts'
import { lastDayOfRange } from './range-days.ts'

/**
 * The price range that visitors see. Every tariff figure is first rounded to a coarse scale, down for the lower end and
 * up for the upper end; then the normal rules calculate. So the range always contains the exact price, and no number of
 * queries reveals more about a figure than its step on the scale.
 */
export type PriceRange = { readonly from: Money; readonly to: Money }

// Our choice: 24 steps a decade, about a tenth each, as wide as the difference between neighbouring sailings.
const scale: readonly string[] = [
  ...['1', '1.1', '1.21', '1.33', '1.47', '1.62', '1.78', '1.96'],
  ...['2.15', '2.37', '2.61', '2.87', '3.16', '3.48', '3.83', '4.22'],
  ...['4.64', '5.11', '5.62', '6.19', '6.81', '7.5', '8.25', '9.09'],
]
// Our choice: a range has three significant digits, which is finer than its steps.
const digits = 3

/** Inputs that come from the user or are public; they are not rounded. */
export const publicInputs: ReadonlySet<string> = new Set([
  ...[
    'count',
    'quantity',
    'containers',
    'vehicles',
    'orders',
    'pallets',
    'pieces',
    'pallet',
    'piece',
    'hour',
  ],
  ...['volumeCbm', 'weightTons', 'areaSquareMetres', 'cbm', 'cbmPerTon', 'tonsOver', 'cargoValue'],
  ...['days', 'cappedDays', 'chargeableDays', 'daysInTier', 'hours', 'nights', 'extraPoints'],
  'factorOfTier',
])

type End = 'from' | 'to'

const onScale = (power: number) => scale.map((step) => exact(step).shifted(power))

/** The step at or below a figure, or the next one above; a figure on a step also gets the next one above. */
function stepOf(figure: string, end: End): string {
  const value = exact(figure)
  if (value.isZero()) return figure
  const power = value.exponent()
  const steps = [...onScale(power), ...onScale(power + 1)]
  const index = steps.findLastIndex((step) => step.lessThanOrEqualTo(value))
  return exactText(steps[end === 'from' ? index : index + 1] ?? value)
}

const coarse = (formula: Formula, end: End): Formula =>
  withGiven(formula, (name, value) => (publicInputs.has(name) ? value : stepOf(value, end)))

const coarseLine = ({ formula, sum, exchangeRate, taxPercent, paymentTerm }: FeeLine, end: End) => ({
  standardAmount: convert(roundMoney(money(amountText(coarse(formula, end)), sum.currency)), exchangeRate),
  taxPercent,
  ...(paymentTerm && { paymentTerm }),
})

/** Rounds away from the range to three significant digits. */
function rounded(value: ExactDecimal, end: End, currency: Currency): Money {
  const power = value.exponent() - digits + 1
  const units = value.shifted(-power)
  return money(exactText((end === 'from' ? units.floor() : units.ceil()).shifted(power)), currency)
}

const totalAt = ({ quote: { lines } }: Offer, end: End): Money =>
  rounded(exact(totalsOf(lines.map((line) => coarseLine(line, end))).total.amount), end, standardCurrency)

/** From the lower end of the cheapest offer to the upper end of the most expensive; undefined without an offer. */
export function priceRangeOf(offers: readonly Offer[]): PriceRange | undefined {
  const [from] = offers.map((offer) => totalAt(offer, 'from')).toSorted(compareMoney)
  const to = offers
    .map((offer) => totalAt(offer, 'to'))
    .toSorted(compareMoney)
    .at(-1)
  return from && to ? { from, to } : undefined
}

/** Each offer by itself, where all offers may be asked for one by one. */
export const rangePerItem = (offers: readonly Offer[]) =>
  offers.flatMap((offer) => {
    const total = priceRangeOf([offer])
    return total ? [{ code: offer.item.code, total }] : []
  })

/** The most that visitors may know of a single figure: the step at or below it. */
export const atLeast = (figure: string): string => stepOf(figure, 'from')

const dividedRange = ({ from, to }: PriceRange, by: ExactDecimal, currency: Currency): PriceRange => ({
  from: rounded(exact(from.amount).dividedBy(by), 'from', currency),
  to: rounded(exact(to.amount).dividedBy(by), 'to', currency),
})

/** The share of one container, rounded away from the range as well. */
export const rangePerContainer = (range: PriceRange, count: number): PriceRange =>
  dividedRange(range, exact(count), range.from.currency)

/** The same range in a foreign currency: it depends on nothing but the range and a published exchange rate. */
export const rangeIn = (range: PriceRange, { value, from }: ExchangeRate): PriceRange =>
  dividedRange(range, exact(value), from)

/** The query behind a visitor's range: the sailings of the next weeks, of all carriers, without contract rates. */
export function publicQuery(query: QuoteQuery, today: string): QuoteQuery {
  if (query.mode !== 'ocean') return query
  const { carrier: _carrier, ...rest } = query
  return { ...rest, etdFrom: today, etdTo: lastDayOfRange(today), contractOnly: false }
}
