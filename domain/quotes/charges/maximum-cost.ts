import {
  exchangeRateFor,
  type FeeLine,
  type QuotedContingentCharge,
  taxPercentOf,
} from '#domain/quotes/fee-line.ts'
import { type Counted, type Totals, totalsOf } from '#domain/quotes/totals.ts'
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
import type { Unit } from '#domain/values/quantity.ts'
import { vehiclesFor } from './counted-in-quote.ts'
import { dearestWays } from './dearest-ways.ts'
import { longerBy } from './maximum-cost-days.ts'
import { cancellationsIn, type Estimated, isOfFee, type Slider, slidersIn } from './maximum-cost-sliders.ts'

/** Slider positions by key; a missing key counts as 0. */
export type SliderCounts = Readonly<Record<string, number>>

/** The cost of one contingent charge. */
export type ContingentCost = Counted & {
  readonly key: string
  readonly sum: Money
  /** Set when the minimum or the maximum charge applies. */
  readonly bound?: 'min' | 'max'
}

export type MaximumCost = Totals & {
  readonly contingentCosts: readonly ContingentCost[]
  /** With tax. */
  readonly added: Money
}

/** A quote with the nights that all its vehicles together are held, and the trucks that come for containers of a pair. */
type Estimate = { readonly quote: Estimated; readonly nights: number; readonly secondTrucks: number }

const countsBy = (trigger: string, sliders: readonly Slider[], counts: SliderCounts): number =>
  sliders
    .filter(({ charges: [charge] }) => charge.trigger === trigger)
    .reduce((sum, { key }) => sum + (counts[key] ?? 0), 0)

/** What remains up to the maximum of a fee after the quoted lines and earlier contingent charges. */
function remainingUpTo(
  contingentCharge: QuotedContingentCharge,
  max: Money,
  lines: readonly FeeLine[],
  before: readonly SumOfCharge[],
) {
  const taken = [...lines, ...before.map(({ line, of }) => ({ ...of, sum: line.sum }))]
    .filter(isOfFee(contingentCharge))
    .map(({ sum }) => sum)
  const left = subtract(max, sumMoney(taken, max.currency))
  return larger(left, money(0, max.currency))
}

/** A cap per day applies to each vehicle, and once more for each night that it is held. */
export function mostOfCharge(
  contingentCharge: QuotedContingentCharge,
  { quote, nights, secondTrucks }: Estimate,
  before: readonly SumOfCharge[],
): Money | undefined {
  const { most, isMostOfFee, params, unitPrice } = contingentCharge
  if (most && isMostOfFee) return remainingUpTo(contingentCharge, most, quote.lines, before)
  if (params.capPerDay === undefined) return most
  const days = vehiclesFor(contingentCharge, quote) + secondTrucks + nights
  return times(money(String(params.capPerDay), unitPrice.currency), days)
}

const dayUnits: ReadonlySet<Unit> = new Set(['day', 'container-day'])

/** Additional days are rounded together with the quoted days, as one line would be. */
function moreDays(contingentCharge: QuotedContingentCharge, count: number, lines: readonly FeeLine[]): Money {
  const { unitPrice, unit } = contingentCharge
  const quoted = lines.find((line) => isOfFee(contingentCharge)(line) && line.quantity.unit === unit)
  if (!dayUnits.has(unit) || !quoted) return times(unitPrice, count)
  return subtract(roundMoney(times(unitPrice, Number(quoted.quantity.amount) + count)), quoted.sum)
}

function timesOf(
  contingentCharge: QuotedContingentCharge,
  count: number,
  estimate: Estimate,
  before: readonly CostOfCharge[],
) {
  const max = mostOfCharge(contingentCharge, estimate, before)
  const plain = moreDays(contingentCharge, count, estimate.quote.lines)
  const { least } = contingentCharge
  const raised = least ? larger(plain, least) : plain
  const sum = max ? smaller(raised, max) : raised
  if (sum === plain) return { sum: roundMoney(sum) }
  return { sum: roundMoney(sum), bound: sum === max ? ('max' as const) : ('min' as const) }
}

/** A cost line and its contingent charge. */
type CostOfCharge = { readonly of: QuotedContingentCharge; readonly line: ContingentCost }

/** The part of it that is counted up to a maximum. */
type SumOfCharge = { readonly of: QuotedContingentCharge; readonly line: Pick<ContingentCost, 'sum'> }

function contingentSum(slider: Slider, count: number, estimate: Estimate, before: readonly CostOfCharge[]) {
  const { quote, secondTrucks } = estimate
  const [contingentCharge] = slider.charges
  if (slider.counts === 'days') return longerBy(slider, count, quote)
  // Every vehicle drives to every additional loading point.
  const perCount = slider.counts === 'points' ? vehiclesFor(contingentCharge, quote) + secondTrucks : 1
  return timesOf(contingentCharge, count * perCount, estimate, before)
}

function contingentCost(
  slider: Slider,
  count: number,
  estimate: Estimate,
  before: readonly CostOfCharge[],
): ContingentCost | undefined {
  const { quote } = estimate
  const { sum, bound }: Pick<ContingentCost, 'sum' | 'bound'> = contingentSum(slider, count, estimate, before)
  const exchangeRate = exchangeRateFor(sum.currency, quote.exchangeRates, quote.day)
  // A quote keeps an exchange rate for each currency of its contingent charges; without one the charge is left out.
  return (
    exchangeRate && {
      key: slider.key,
      sum,
      ...(bound && { bound }),
      standardAmount: convert(sum, exchangeRate),
      taxPercent: taxPercentOf(slider.charges[0]),
    }
  )
}

/** The quote with contingent charges, at its own exchange rates and taxed like its lines. */
export function maximumCost(quote: Estimated, counts: SliderCounts): MaximumCost {
  const found: CostOfCharge[] = []
  const sliders = slidersIn(quote)
  const estimate = {
    quote,
    nights: countsBy('overnight', sliders, counts),
    secondTrucks: countsBy('second-truck', sliders, counts),
  }
  for (const slider of sliders) {
    const moved = counts[slider.key] ?? 0
    // The rule limits the loading points, whatever the slider position.
    const count = slider.counts === 'points' ? Math.min(moved, slider.max) : moved
    const line = count > 0 ? contingentCost(slider, count, estimate, found) : undefined
    if (line) found.push({ of: slider.charges[0], line })
  }
  const contingentCosts = found.map(({ line }) => line)
  const totals = totalsOf([...quote.lines, ...contingentCosts])
  return { ...totals, contingentCosts, added: subtract(totals.total, quote.total) }
}

/**
 * What the whole order costs instead of the quoted total if it is not carried out: of each mode the dearest way of not
 * carrying it out. Undefined where nothing of the kind is announced.
 */
export function cancellationCost(quote: Estimated): Totals | undefined {
  const costs = cancellationsIn(quote).flatMap((slider) => {
    const line = contingentCost(slider, slider.max, { quote, nights: 0, secondTrucks: 0 }, [])
    return line ? [{ of: slider.charges[0], line }] : []
  })
  if (costs.length === 0) return undefined
  return totalsOf(dearestWays(costs).map(({ line }) => line))
}
