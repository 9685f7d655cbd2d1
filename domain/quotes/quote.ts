import type { Charge, PossibleCharge, TariffVersion } from '#domain/tariffs/charge.ts'
import { add, dividedBy, type Money, sumMoney } from '#domain/values/money.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { type TaxPercent, taxOnTop } from '#domain/values/tax.ts'
import {
  type FeeLine,
  feeLine,
  type LineGroup,
  lineGroups,
  type RateTable,
  standardCurrency,
} from './fee-line.ts'

/** The tax of all lines with one rate: reckoned on their sum, so it is rounded once. */
export type TaxLine = { readonly percent: TaxPercent; readonly net: Money; readonly tax: Money }

export type GroupTotal = { readonly group: LineGroup; readonly total: Money }

export type Quote = {
  readonly lines: readonly FeeLine[]
  readonly taxes: readonly TaxLine[]
  readonly groups: readonly GroupTotal[]
  readonly net: Money
  readonly total: Money
  readonly perContainer: Money
  readonly possible: readonly PossibleCharge[]
  /** Every tariff a line comes from, each named once. */
  readonly tariffs: readonly TariffVersion[]
}

export type GroupedCharge = { readonly group: LineGroup; readonly charge: Charge }

export type QuoteParts = {
  readonly day: string
  readonly containers: number
  readonly charges: readonly GroupedCharge[]
  readonly possible: readonly PossibleCharge[]
  readonly rates: RateTable
}

const totalOf = (lines: readonly FeeLine[]): Money =>
  sumMoney(
    lines.map(({ standardAmount }) => standardAmount),
    standardCurrency,
  )

const taxesOf = (lines: readonly FeeLine[]): readonly TaxLine[] =>
  [...new Set(lines.map(({ taxPercent }) => taxPercent))]
    .filter((percent) => percent !== '0')
    .sort()
    .map((percent) => {
      const net = totalOf(lines.filter(({ taxPercent }) => taxPercent === percent))
      return { percent, net, tax: taxOnTop(net, percent).tax }
    })

const tariffsOf = (lines: readonly FeeLine[]): readonly TariffVersion[] => [
  ...new Map(lines.map(({ tariff }) => [`${tariff.code} ${tariff.version}`, tariff])).values(),
]

/** Lines from charges, in the order of the groups; a currency without a rate is a named no. */
function linesOf({ charges, rates, day }: QuoteParts): Verdict<readonly FeeLine[]> {
  const lines: FeeLine[] = []
  for (const wanted of lineGroups)
    for (const { group, charge } of charges.filter((each) => each.group === wanted)) {
      const line = feeLine(charge, group, rates, day)
      if (!line) return refuse('no-price', { fee: charge.fee, currency: charge.sum.currency })
      lines.push(line)
    }
  return accept(lines)
}

/** From charges to a quote: lines, tax, totals; a quote of nothing is no quote. */
export function makeQuote(parts: QuoteParts): Verdict<Quote> {
  if (parts.charges.length === 0) return refuse('no-price')
  const verdict = linesOf(parts)
  if (!verdict.ok) return verdict
  const lines = verdict.value
  const taxes = taxesOf(lines)
  const net = totalOf(lines)
  const total = taxes.reduce((sum, { tax }) => add(sum, tax), net)
  return accept({
    lines,
    taxes,
    groups: lineGroups.map((group) => ({
      group,
      total: totalOf(lines.filter((line) => line.group === group)),
    })),
    net,
    total,
    perContainer: dividedBy(total, String(parts.containers)),
    possible: parts.possible,
    tariffs: tariffsOf(lines),
  })
}
