import type { TariffVersion } from '#domain/tariffs/charge.ts'
import { dividedBy, type Money } from '#domain/values/money.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import {
  type FeeLine,
  feeLine,
  type GroupedCharge,
  type LineGroup,
  lineGroups,
  type QuotedContingency,
  type RateTable,
  rateFor,
} from './fee-line.ts'
import { netOf, type Totals, totalsOf } from './totals.ts'

export type GroupTotal = { readonly group: LineGroup; readonly total: Money }

export type Quote = Totals & {
  /** The day it was reckoned for. */
  readonly day: string
  readonly lines: readonly FeeLine[]
  readonly groups: readonly GroupTotal[]
  /** Nothing where no container is priced. */
  readonly perContainer: Money | null
  readonly contingentCharges: readonly QuotedContingency[]
  /** What a later charge would be converted at: the rates of the quote, frozen with it. */
  readonly rates: RateTable
  /** Every tariff a line comes from, each named once. */
  readonly tariffs: readonly TariffVersion[]
}

export type QuoteInput = {
  readonly day: string
  readonly containers: number
  readonly charges: readonly GroupedCharge[]
  readonly contingentCharges: readonly QuotedContingency[]
  readonly rates: RateTable
}

const tariffsOf = (lines: readonly FeeLine[]): readonly TariffVersion[] => [
  ...new Map(lines.map(({ tariff }) => [`${tariff.code} ${tariff.version}`, tariff])).values(),
]

/** Lines from charges, in the order of the groups; a currency without a rate is a named no. */
function linesOf({ charges, rates, day }: QuoteInput): Verdict<readonly FeeLine[]> {
  const lines: FeeLine[] = []
  for (const wanted of lineGroups)
    for (const one of charges.filter(({ group }) => group === wanted)) {
      const { fee, sum } = one.charge
      const rate = rateFor(sum.currency, rates, day)
      if (!rate) return refuse('no-price', { fee, currency: sum.currency })
      lines.push(feeLine(one, rate, lines.length))
    }
  return accept(lines)
}

/** From charges to a quote: lines, tax, totals. What is free is not quoted at 0; it is said to be free. */
export function makeQuote(parts: QuoteInput): Verdict<Quote> {
  if (parts.charges.length === 0) return refuse('nothing-to-charge')
  const verdict = linesOf(parts)
  if (!verdict.ok) return verdict
  const lines = verdict.value
  const totals = totalsOf(lines)
  return accept({
    day: parts.day,
    lines,
    ...totals,
    groups: lineGroups.map((group) => ({
      group,
      total: netOf(lines.filter((line) => line.group === group)),
    })),
    perContainer: parts.containers > 0 ? dividedBy(totals.total, String(parts.containers)) : null,
    contingentCharges: parts.contingentCharges,
    rates: parts.rates,
    tariffs: tariffsOf(lines),
  })
}
