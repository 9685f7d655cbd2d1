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
import { type AnnouncedCharge, type FeeLine, rateFor, taxPercentOf } from './fee-line.ts'
import { type Counted, type Totals, totalsOf } from './totals.ts'
import { longerBy } from './worst-case-days.ts'
import { boxesFor, isOfFee, type Judged, type Slider, slidersIn } from './worst-case-sliders.ts'

/** How far each slider is moved, by its name; one that is not named is not moved. */
export type LaterCounts = Readonly<Record<string, number>>

/** What one later charge comes to. */
export type LaterLine = Counted & {
  readonly key: string
  readonly sum: Money
  /** Where the least or the most that is charged decides. */
  readonly bound?: 'least' | 'most'
}

export type WorstCase = Totals & {
  readonly later: readonly LaterLine[]
  /** With tax. */
  readonly added: Money
}

/** What is left up to the most of a fee, after what is quoted of it and what came before. */
function roomFor(
  announced: AnnouncedCharge,
  most: Money,
  lines: readonly FeeLine[],
  before: readonly Later[],
) {
  const taken = [...lines, ...before.map(({ line, of }) => ({ ...of, sum: line.sum }))]
    .filter(isOfFee(announced))
    .map(({ sum }) => sum)
  const left = subtract(most, sumMoney(taken, most.currency))
  return larger(left, money(0, most.currency))
}

/** The trade says a cap of a day in the sentence; it holds for each vehicle. */
function mostOf(announced: AnnouncedCharge, quote: Judged, before: readonly Later[]): Money | undefined {
  const { most, isMostOfFee, facts, unitPrice } = announced
  if (most && isMostOfFee) return roomFor(announced, most, quote.lines, before)
  if (facts.capPerDay === undefined) return most
  return times(money(String(facts.capPerDay), unitPrice.currency), boxesFor(announced, quote))
}

/** Days on top of quoted days are rounded with them, as one line of the rules would be. */
function moreDays(announced: AnnouncedCharge, count: number, lines: readonly FeeLine[]): Money {
  const { unitPrice, unit } = announced
  const quoted = lines.find((line) => isOfFee(announced)(line) && line.quantity.unit === unit)
  if (unit !== 'day' || !quoted) return times(unitPrice, count)
  return subtract(roundMoney(times(unitPrice, Number(quoted.quantity.amount) + count)), quoted.sum)
}

function timesOf(announced: AnnouncedCharge, count: number, quote: Judged, before: readonly Later[]) {
  const most = mostOf(announced, quote, before)
  const plain = moreDays(announced, count, quote.lines)
  const { least } = announced
  const raised = least ? larger(plain, least) : plain
  const sum = most ? smaller(raised, most) : raised
  if (sum === plain) return { sum: roundMoney(sum) }
  return { sum: roundMoney(sum), bound: sum === most ? ('most' as const) : ('least' as const) }
}

/** A line with what announced it. */
type Later = { readonly of: AnnouncedCharge; readonly line: LaterLine }

function laterSum(slider: Slider, count: number, quote: Judged, before: readonly Later[]) {
  const [announced] = slider.announced
  if (slider.counts === 'days') return longerBy(slider, count, quote)
  // Every vehicle drives to every further point.
  const perCount = slider.counts === 'points' ? boxesFor(announced, quote) : 1
  return timesOf(announced, count * perCount, quote, before)
}

function laterLine(
  slider: Slider,
  count: number,
  quote: Judged,
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
      taxPercent: taxPercentOf(slider.announced[0]),
    }
  )
}

/** The quote with what might come: by the announced prices, at the quote's own rates, taxed as its lines are. */
export function worstCase(quote: Judged, counts: LaterCounts): WorstCase {
  const found: Later[] = []
  for (const slider of slidersIn(quote)) {
    const moved = counts[slider.key] ?? 0
    // The rule allows no more points, however far somebody pulls.
    const count = slider.counts === 'points' ? Math.min(moved, slider.most) : moved
    const line = count > 0 ? laterLine(slider, count, quote, found) : undefined
    if (line) found.push({ of: slider.announced[0], line })
  }
  const later = found.map(({ line }) => line)
  const totals = totalsOf([...quote.lines, ...later])
  return { ...totals, later, added: subtract(totals.total, quote.total) }
}
