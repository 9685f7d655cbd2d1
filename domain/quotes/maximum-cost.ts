import { convert } from '#domain/values/exchange.ts'
import {
  larger,
  type Money,
  money,
  roundMoney,
  smaller,
  subtract,
  sumMoney,
  times,
} from '#domain/values/money.ts'
import { exchangeRateFor, type FeeLine, type QuotedContingency, taxPercentOf } from './fee-line.ts'
import { longerBy } from './maximum-cost-days.ts'
import { containersFor, type Estimated, isOfFee, type Slider, slidersIn } from './maximum-cost-sliders.ts'
import { type Counted, type Totals, totalsOf } from './totals.ts'

/** Slider positions by key; a missing key counts as 0. */
export type LaterCounts = Readonly<Record<string, number>>

/** The cost of one contingent charge. */
export type LaterLine = Counted & {
  readonly key: string
  readonly sum: Money
  /** Set when the minimum or the maximum charge applies. */
  readonly bound?: 'min' | 'max'
}

export type MaximumCost = Totals & {
  readonly later: readonly LaterLine[]
  /** With tax. */
  readonly added: Money
}

/** What remains up to the maximum of a fee after the quoted lines and earlier contingent charges. */
function remainingUpTo(
  contingency: QuotedContingency,
  max: Money,
  lines: readonly FeeLine[],
  before: readonly Later[],
) {
  const taken = [...lines, ...before.map(({ line, of }) => ({ ...of, sum: line.sum }))]
    .filter(isOfFee(contingency))
    .map(({ sum }) => sum)
  const left = subtract(max, sumMoney(taken, max.currency))
  return larger(left, money(0, max.currency))
}

/** A cap per day applies to each vehicle. */
function maxOf(
  contingency: QuotedContingency,
  quote: Estimated,
  before: readonly Later[],
): Money | undefined {
  const { most, isMostOfFee, params, unitPrice } = contingency
  if (most && isMostOfFee) return remainingUpTo(contingency, most, quote.lines, before)
  if (params.capPerDay === undefined) return most
  return times(money(String(params.capPerDay), unitPrice.currency), containersFor(contingency, quote))
}

/** Additional days are rounded together with the quoted days, as one line would be. */
function moreDays(contingency: QuotedContingency, count: number, lines: readonly FeeLine[]): Money {
  const { unitPrice, unit } = contingency
  const quoted = lines.find((line) => isOfFee(contingency)(line) && line.quantity.unit === unit)
  if (unit !== 'day' || !quoted) return times(unitPrice, count)
  return subtract(roundMoney(times(unitPrice, Number(quoted.quantity.amount) + count)), quoted.sum)
}

function timesOf(contingency: QuotedContingency, count: number, quote: Estimated, before: readonly Later[]) {
  const max = maxOf(contingency, quote, before)
  const plain = moreDays(contingency, count, quote.lines)
  const { least } = contingency
  const raised = least ? larger(plain, least) : plain
  const sum = max ? smaller(raised, max) : raised
  if (sum === plain) return { sum: roundMoney(sum) }
  return { sum: roundMoney(sum), bound: sum === max ? ('max' as const) : ('min' as const) }
}

/** A cost line and its contingent charge. */
type Later = { readonly of: QuotedContingency; readonly line: LaterLine }

function laterSum(slider: Slider, count: number, quote: Estimated, before: readonly Later[]) {
  const [contingency] = slider.contingency
  if (slider.counts === 'days') return longerBy(slider, count, quote)
  // Every vehicle drives to every additional loading point.
  const perCount = slider.counts === 'points' ? containersFor(contingency, quote) : 1
  return timesOf(contingency, count * perCount, quote, before)
}

function laterLine(
  slider: Slider,
  count: number,
  quote: Estimated,
  before: readonly Later[],
): LaterLine | undefined {
  const { sum, bound }: Pick<LaterLine, 'sum' | 'bound'> = laterSum(slider, count, quote, before)
  const rate = exchangeRateFor(sum.currency, quote.rates, quote.day)
  // A quote keeps a rate for each currency of its contingent charges; without one the charge is left out.
  return (
    rate && {
      key: slider.key,
      sum,
      ...(bound && { bound }),
      standardAmount: convert(sum, rate),
      taxPercent: taxPercentOf(slider.contingency[0]),
    }
  )
}

/** The quote with contingent charges, at its own exchange rates and taxed like its lines. */
export function maximumCost(quote: Estimated, counts: LaterCounts): MaximumCost {
  const found: Later[] = []
  for (const slider of slidersIn(quote)) {
    const moved = counts[slider.key] ?? 0
    // The rule limits the loading points, whatever the slider position.
    const count = slider.counts === 'points' ? Math.min(moved, slider.max) : moved
    const line = count > 0 ? laterLine(slider, count, quote, found) : undefined
    if (line) found.push({ of: slider.contingency[0], line })
  }
  const later = found.map(({ line }) => line)
  const totals = totalsOf([...quote.lines, ...later])
  return { ...totals, later, added: subtract(totals.total, quote.total) }
}
