import { add, type Money, sumMoney } from '#domain/values/money.ts'
import { type TaxPercent, taxOnTop } from '#domain/values/tax.ts'
import { standardCurrency } from './fee-line.ts'

/** The parts of a line that totals are calculated from. */
export type Counted = { readonly standardAmount: Money; readonly taxPercent: TaxPercent }

/** The tax on the sum of all lines with one tax rate, so that it is rounded once. */
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
    .sort((one, other) => Number(one) - Number(other))
    .map((percent) => {
      const net = netOf(lines.filter(({ taxPercent }) => taxPercent === percent))
      return { percent, net, tax: taxOnTop(net, percent).tax }
    })

/** Tax is added to the sum of the lines. */
export function totalsOf(lines: readonly Counted[]): Totals {
  const taxes = taxesOf(lines)
  const net = netOf(lines)
  return { taxes, net, total: taxes.reduce((sum, { tax }) => add(sum, tax), net) }
}
