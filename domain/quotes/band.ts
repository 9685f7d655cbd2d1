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
 * What a visitor is told: between what and what. Every figure of the house is first pushed to a coarse scale, down
 * for the one end and up for the other, and then the rules reckon as ever. So a band always holds the true price,
 * and whatever is asked, and however often, no answer depends on more of a figure than the step it lies on.
 */
export type Band = { readonly from: Money; readonly to: Money }

// Ours: about a quarter between neighbours, in figures one can say.
const scale = ['1', '1.2', '1.5', '2', '2.5', '3', '4', '5', '6', '8'] as const
// Ours: what a visitor sees is made from the sailings of four weeks.
const bandDays = 28
// Ours: a band says nothing in its third digit.
const digits = 2

/** What the reader brought himself, and what the house tells everybody: no secret, so it counts as it is. */
export const openInputs: ReadonlySet<string> = new Set([
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
  ...['days', 'chargeableDays', 'daysInTier', 'hours', 'nights', 'extraPoints'],
  'factorOfTier',
])

type End = 'from' | 'to'

const onScale = (power: number) => scale.map((step) => exact(step).times(exact(10).pow(power)))

/** The step of the scale at or below a figure, or the one above it; a figure on a step is told with the next above. */
function stepOf(figure: string, end: End): string {
  const value = exact(figure)
  if (value.isZero()) return figure
  const steps = [...onScale(value.e), ...onScale(value.e + 1)]
  const at = steps.findLastIndex((step) => step.lessThanOrEqualTo(value))
  return exactText(steps[end === 'from' ? at : at + 1] ?? value)
}

const coarse = (formula: Formula, end: End): Formula =>
  withGiven(formula, (name, value) => (openInputs.has(name) ? value : stepOf(value, end)))

const coarseLine = ({ formula, sum, rate, taxPercent }: FeeLine, end: End) => ({
  standardAmount: convert(roundMoney(money(amountText(coarse(formula, end)), sum.currency)), rate),
  taxPercent,
})

/** Two digits and nothing behind them, outwards. */
function rounded({ amount }: Money, end: End): Money {
  const value = exact(amount)
  const unit = exact(10).pow(value.e - digits + 1)
  const units = value.dividedBy(unit)
  return money(exactText((end === 'from' ? units.floor() : units.ceil()).times(unit)), standardCurrency)
}

const totalAt = ({ quote: { lines } }: Offer, end: End): Money =>
  rounded(totalsOf(lines.map((line) => coarseLine(line, end))).total, end)

/** From the least that the cheapest may come to, to the most of the dearest; nothing without an offer. */
export function bandOf(offers: readonly Offer[]): Band | undefined {
  const [from] = offers.map((offer) => totalAt(offer, 'from')).toSorted(compareMoney)
  const to = offers
    .map((offer) => totalAt(offer, 'to'))
    .toSorted(compareMoney)
    .at(-1)
  return from && to ? { from, to } : undefined
}

/** The share of one of so many, outwards as well. */
export function shareOf({ from, to }: Band, count: number): Band {
  const share = ({ amount }: Money, end: End) =>
    rounded(money(exactText(exact(amount).dividedBy(count).toDecimalPlaces(6)), standardCurrency), end)
  return { from: share(from, 'from'), to: share(to, 'to') }
}

/** The wish of a visitor: for the ships of the coming weeks, whoever sails them, and by nobody's contract. */
export function openQuery(query: QuoteQuery, today: string): QuoteQuery {
  if (query.service !== 'ocean') return query
  const { carrier: _, ...asked } = query
  return { ...asked, etdFrom: today, etdTo: daysAfter(today, bandDays), contractOnly: false }
}
