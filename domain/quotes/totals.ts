import { add, type Money, sumMoney } from '#domain/values/money.ts'
import { type TaxPercent, taxOnTop } from '#domain/values/tax.ts'
import { standardCurrency } from './fee-line.ts'

/** As much of a line as a total is made from. */
export type Counted = { readonly standardAmount: Money; readonly taxPercent: TaxPercent }

/** The tax of all lines with one rate: reckoned on their sum, so it is rounded once. */
export type TaxLine = { readonly percent: TaxPercent; readonly net: Money; readonly tax: Money }

export type Totals = { readonly taxes: readonly TaxLine[]; readonly net: Money; readonly total: Money }

export const netOf = (lines: readonly Counted[]): Money =>
  sumMoney(
    lines.map(({ standardAmount }) => standardAmount),
    standardCurrency,
  )

const taxesOf = (lines: readonly Counted[]): readonly TaxLine[] =>
  [...new Set(lines.map(({ taxPercent }) => taxPercent))]
    .filter((percent) => percent !== '0')
    .sort()
    .map((percent) => {
      const net = netOf(lines.filter(({ taxPercent }) => taxPercent === percent))
      return { percent, net, tax: taxOnTop(net, percent).tax }
    })

/** Tax comes on top of what the lines add up to. */
export function totalsOf(lines: readonly Counted[]): Totals {
  const taxes = taxesOf(lines)
  const net = netOf(lines)
  return { taxes, net, total: taxes.reduce((sum, { tax }) => add(sum, tax), net) }
}
