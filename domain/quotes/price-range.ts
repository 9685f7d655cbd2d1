import { amountText, type Formula, withGiven } from '#domain/tariffs/formula.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import { convert } from '#domain/values/exchange.ts'
import { compareMoney, type Money, money, roundMoney } from '#domain/values/money.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { type FeeLine, standardCurrency } from './fee-line.ts'
import type { Offer } from './offer.ts'
import type { QuoteQuery } from './query.ts'
import { totalsOf } from './totals.ts'

/**
 * The price range that visitors see. Every tariff figure is first rounded to a coarse scale, down for the lower end and
 * up for the upper end; then the normal rules calculate. So the range always contains the exact price, and no number of
 * queries reveals more about a figure than its step on the scale.
 */
export type PriceRange = { readonly from: Money; readonly to: Money }

// Our choice: steps of about a quarter, in round figures.
const scale = ['1', '1.2', '1.5', '2', '2.5', '3', '4', '5', '6', '8'] as const
// Our choice: a range covers the sailings of four weeks.
const rangeDays = 28
// Our choice: a range has two significant digits.
const digits = 2

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

const onScale = (power: number) => scale.map((step) => exact(step).times(exact(10).pow(power)))

/** The step at or below a figure, or the next one above; a figure on a step also gets the next one above. */
function stepOf(figure: string, end: End): string {
  const value = exact(figure)
  if (value.isZero()) return figure
  const steps = [...onScale(value.e), ...onScale(value.e + 1)]
  const index = steps.findLastIndex((step) => step.lessThanOrEqualTo(value))
  return exactText(steps[end === 'from' ? index : index + 1] ?? value)
}

const coarse = (formula: Formula, end: End): Formula =>
  withGiven(formula, (name, value) => (publicInputs.has(name) ? value : stepOf(value, end)))

const coarseLine = ({ formula, sum, exchangeRate, taxPercent }: FeeLine, end: End) => ({
  standardAmount: convert(roundMoney(money(amountText(coarse(formula, end)), sum.currency)), exchangeRate),
  taxPercent,
})

/** Rounds away from the range to two significant digits. */
function rounded({ amount }: Money, end: End): Money {
  const value = exact(amount)
  const unit = exact(10).pow(value.e - digits + 1)
  const units = value.dividedBy(unit)
  return money(exactText((end === 'from' ? units.floor() : units.ceil()).times(unit)), standardCurrency)
}

const totalAt = ({ quote: { lines } }: Offer, end: End): Money =>
  rounded(totalsOf(lines.map((line) => coarseLine(line, end))).total, end)

/** From the lower end of the cheapest offer to the upper end of the most expensive; undefined without an offer. */
export function priceRangeOf(offers: readonly Offer[]): PriceRange | undefined {
  const [from] = offers.map((offer) => totalAt(offer, 'from')).toSorted(compareMoney)
  const to = offers
    .map((offer) => totalAt(offer, 'to'))
    .toSorted(compareMoney)
    .at(-1)
  return from && to ? { from, to } : undefined
}

/** The share of one container, rounded away from the range as well. */
export function rangePerContainer({ from, to }: PriceRange, count: number): PriceRange {
  const share = ({ amount }: Money, end: End) =>
    rounded(money(exactText(exact(amount).dividedBy(count).toDecimalPlaces(6)), standardCurrency), end)
  return { from: share(from, 'from'), to: share(to, 'to') }
}

/** The query behind a visitor's range: the sailings of the next weeks, of all carriers, without contract rates. */
export function publicQuery(query: QuoteQuery, today: string): QuoteQuery {
  if (query.mode !== 'ocean') return query
  const { carrier: _carrier, ...rest } = query
  return { ...rest, etdFrom: today, etdTo: daysAfter(today, rangeDays), contractOnly: false }
}
