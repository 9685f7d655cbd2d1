import type { PaymentTerm } from '#domain/tariffs/ocean/ocean-rate.ts'
import { add, isZero, type Money, subtract, sumMoney } from '#domain/values/money.ts'
import { taxOnTop } from '#domain/values/tax.ts'
import type { TaxPercent } from '#domain/values/tax-percents.data.ts'
import { standardCurrency } from './fee-line.ts'

/** The parts of a line that totals are calculated from. */
export type Counted = {
  readonly standardAmount: Money
  readonly taxPercent: TaxPercent
  readonly paymentTerm?: PaymentTerm
}

/** The tax on the sum of one payer's lines with one tax rate, so that it is rounded once. */
export type TaxLine = { readonly percent: TaxPercent; readonly net: Money; readonly tax: Money }

export type Totals = { readonly taxes: readonly TaxLine[]; readonly net: Money; readonly total: Money }

export const payers = ['shipper', 'consignee'] as const
export type Payer = (typeof payers)[number]

/** What each payer is billed. */
export type PayerTotals = Readonly<Record<Payer, Totals>>

/** Collect lines are the consignee's. A line without a payment term is paid like a prepaid one. */
const payerOf = ({ paymentTerm }: Pick<Counted, 'paymentTerm'>): Payer =>
  paymentTerm === 'collect' ? 'consignee' : 'shipper'

export const netOf = (lines: readonly Counted[]): Money =>
  sumMoney(
    lines.map(({ standardAmount }) => standardAmount),
    standardCurrency,
  )

const inOrder = (percents: readonly TaxPercent[]): readonly TaxPercent[] =>
  [...new Set(percents)].toSorted((one, other) => Number(one) - Number(other))

const taxesOf = (lines: readonly Counted[]): readonly TaxLine[] =>
  inOrder(lines.map(({ taxPercent }) => taxPercent))
    .filter((percent) => percent !== '0')
    .map((percent) => {
      const net = netOf(lines.filter(({ taxPercent }) => taxPercent === percent))
      return { percent, net, tax: taxOnTop(net, percent).tax }
    })

/** Tax is added to the sum of the lines of one payer: each payer gets an invoice of their own. */
function totalsOfPayer(lines: readonly Counted[]): Totals {
  const taxes = taxesOf(lines)
  const net = netOf(lines)
  return { taxes, net, total: taxes.reduce((sum, { tax }) => add(sum, tax), net) }
}

export function payerTotalsOf(lines: readonly Counted[]): PayerTotals {
  const of = (payer: Payer) => totalsOfPayer(lines.filter((line) => payerOf(line) === payer))
  return { shipper: of('shipper'), consignee: of('consignee') }
}

/** What both pay together. */
export function sumOfPayers({ shipper, consignee }: PayerTotals): Totals {
  const taxes = [...shipper.taxes, ...consignee.taxes]
  const sumOf = (percent: TaxPercent, part: 'net' | 'tax') =>
    sumMoney(
      taxes.filter((line) => line.percent === percent).map((line) => line[part]),
      standardCurrency,
    )
  return {
    taxes: inOrder(taxes.map(({ percent }) => percent)).map((percent) => ({
      percent,
      net: sumOf(percent, 'net'),
      tax: sumOf(percent, 'tax'),
    })),
    net: add(shipper.net, consignee.net),
    total: add(shipper.total, consignee.total),
  }
}

/** What is left of a total without the part of one payer. */
export function remainder(whole: Totals, part: Totals): Totals {
  const partOf = (percent: TaxPercent) => part.taxes.find((line) => line.percent === percent)
  const taxes = whole.taxes.map((line) => {
    const taken = partOf(line.percent)
    return taken ? { ...line, net: subtract(line.net, taken.net), tax: subtract(line.tax, taken.tax) } : line
  })
  return {
    taxes: taxes.filter(({ net }) => !isZero(net)),
    net: subtract(whole.net, part.net),
    total: subtract(whole.total, part.total),
  }
}

export const totalsOf = (lines: readonly Counted[]): Totals => sumOfPayers(payerTotalsOf(lines))
