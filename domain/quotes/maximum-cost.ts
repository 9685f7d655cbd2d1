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
import { type FeeLine, type QuotedContingency, rateFor, taxPercentOf } from './fee-line.ts'
import { longerBy } from './maximum-cost-days.ts'
import { containersFor, type Estimated, isOfFee, type Slider, slidersIn } from './maximum-cost-sliders.ts'
import { type Counted, type Totals, totalsOf } from './totals.ts'

/** How far each slider is moved, by its name; one that is not named is not moved. */
export type LaterCounts = Readonly<Record<string, number>>

/** What one later charge comes to. */
export type LaterLine = Counted & {
  readonly key: string
  readonly sum: Money
  /** Where the least or the most that is charged decides. */
  readonly bound?: 'least' | 'most'
}

export type MaximumCost = Totals & {
  readonly later: readonly LaterLine[]
  /** With tax. */
  readonly added: Money
}

/** What is left up to the most of a fee, after what is quoted of it and what came before. */
function roomFor(
  contingency: QuotedContingency,
  most: Money,
  lines: readonly FeeLine[],
  before: readonly Later[],
) {
  const taken = [...lines, ...before.map(({ line, of }) => ({ ...of, sum: line.sum }))]
    .filter(isOfFee(contingency))
    .map(({ sum }) => sum)
  const left = subtract(most, sumMoney(taken, most.currency))
  return larger(left, money(0, most.currency))
}

/** The trade says a cap of a day in the sentence; it holds for each vehicle. */
function mostOf(
  contingency: QuotedContingency,
  quote: Estimated,
  before: readonly Later[],
): Money | undefined {
  const { most, isMostOfFee, params, unitPrice } = contingency
  if (most && isMostOfFee) return roomFor(contingency, most, quote.lines, before)
  if (params.capPerDay === undefined) return most
  return times(money(String(params.capPerDay), unitPrice.currency), containersFor(contingency, quote))
}

/** Days on top of quoted days are rounded with them, as one line of the rules would be. */
function moreDays(contingency: QuotedContingency, count: number, lines: readonly FeeLine[]): Money {
  const { unitPrice, unit } = contingency
  const quoted = lines.find((line) => isOfFee(contingency)(line) && line.quantity.unit === unit)
  if (unit !== 'day' || !quoted) return times(unitPrice, count)
  return subtract(roundMoney(times(unitPrice, Number(quoted.quantity.amount) + count)), quoted.sum)
}

function timesOf(contingency: QuotedContingency, count: number, quote: Estimated, before: readonly Later[]) {
  const most = mostOf(contingency, quote, before)
  const plain = moreDays(contingency, count, quote.lines)
  const { least } = contingency
  const raised = least ? larger(plain, least) : plain
  const sum = most ? smaller(raised, most) : raised
  if (sum === plain) return { sum: roundMoney(sum) }
  return { sum: roundMoney(sum), bound: sum === most ? ('most' as const) : ('least' as const) }
}

/** A line with what announced it. */
type Later = { readonly of: QuotedContingency; readonly line: LaterLine }

function laterSum(slider: Slider, count: number, quote: Estimated, before: readonly Later[]) {
  const [contingency] = slider.contingency
  if (slider.counts === 'days') return longerBy(slider, count, quote)
  // Every vehicle drives to every further point.
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
  const rate = rateFor(sum.currency, quote.rates, quote.day)
  // A quote freezes a rate for every currency it announces; without one nothing is converted by guess.
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

/** The quote with what might come: by the announced prices, at the quote's own rates, taxed as its lines are. */
export function maximumCost(quote: Estimated, counts: LaterCounts): MaximumCost {
  const found: Later[] = []
  for (const slider of slidersIn(quote)) {
    const moved = counts[slider.key] ?? 0
    // The rule allows no more points, however far somebody pulls.
    const count = slider.counts === 'points' ? Math.min(moved, slider.most) : moved
    const line = count > 0 ? laterLine(slider, count, quote, found) : undefined
    if (line) found.push({ of: slider.contingency[0], line })
  }
  const later = found.map(({ line }) => line)
  const totals = totalsOf([...quote.lines, ...later])
  return { ...totals, later, added: subtract(totals.total, quote.total) }
}
