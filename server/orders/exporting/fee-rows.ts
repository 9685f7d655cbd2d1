import type { OrderView, ReviewedLineView } from '#contract/orders.ts'
import type { Language } from '#domain/brands/brand.ts'
import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import { positionOfLine } from '#domain/orders/fees/several-services.ts'
import { totalsOf } from '#domain/quotes/totals.ts'
import { chargeName } from '#domain/tariffs/charge-name.ts'
import type { OrderWords } from '#server/orders/wording/order-words.ts'
import type { PdfCell } from '#server/platform/pdf/pdf-document.ts'

export type FeeContext = { readonly language: Language; readonly words: OrderWords }

type Charged = NonNullable<ReviewedLineView['quoted'] | ReviewedLineView['contingency']>
type Price = NonNullable<ReviewedLineView['confirmed']>

export const right = (text: string, style?: string): PdfCell => ({ text, alignment: 'right', style })

/** An amount is never broken over lines. */
const figure = (text: string): PdfCell => ({ text, alignment: 'right', noWrap: true })

/** The name of a charge with its code, and the container type that it is for. */
export function chargeText({ language }: FeeContext, charge: Charged): string {
  const type = typeof charge.params.type === 'string' ? ` ·\u00a0${charge.params.type}` : ''
  return `${chargeName(charge)[language]} (${charge.fee})${type}`
}

/** Quantity and unit price, the sum, its exchange rate, and what it comes to. */
export function figures({ language, words }: FeeContext, price: Price): PdfCell[] {
  const { unitPrice, quantity, sum, exchangeRate, standardAmount } = price
  const isConverted = exchangeRate.from !== exchangeRate.to
  return [
    right(
      words.text('quoteDocument.lines.quantityValue', {
        quantity: formatAmount(quantity.amount),
        price: formatMoney(unitPrice, language),
        unit: words.text(`quotes.units.${quantity.unit}`),
      }),
    ),
    figure(formatMoney(sum, language)),
    figure(isConverted ? exchangeRate.value : ''),
    figure(formatMoney(standardAmount, language)),
  ]
}

/** Only freight is prepaid or collect; the charges of other services have no term. */
export const hasTerms = ({ fees }: OrderView): boolean =>
  fees.lines.some(({ confirmed }) => confirmed?.paymentTerm)

function lineRow(context: FeeContext, line: ReviewedLineView, withTerm: boolean): PdfCell[] {
  const charge = line.quoted ?? line.contingency
  const price = line.confirmed
  if (!charge || !price) return []
  const { paymentTerm } = price
  return [
    chargeText(context, charge),
    ...(withTerm ? [paymentTerm ? context.words.text(`quotes.terms.${paymentTerm}`) : ''] : []),
    ...figures(context, price),
  ]
}

/** The lines; where there are several services, those of each under its name and over their sum. */
export function feeRows(context: FeeContext, order: OrderView): PdfCell[][] {
  const { service, moreServices, fees } = order
  const { language, words } = context
  const rowsOf = (lines: readonly ReviewedLineView[]) =>
    lines.map((line) => lineRow(context, line, hasTerms(order))).filter((row) => row.length > 0)
  if (moreServices.length === 0) return rowsOf(fees.lines)
  const across = (cell: PdfCell, last: PdfCell): PdfCell[] => [
    cell,
    ...(hasTerms(order) ? [''] : []),
    '',
    '',
    '',
    last,
  ]
  return [service, ...moreServices].flatMap((one, position) => {
    const lines = fees.lines.filter((line) => positionOfLine(line) === position)
    const billed = lines.flatMap(({ confirmed }) => (confirmed ? [confirmed] : []))
    const name = words.text(`orderView.services.${one}`)
    const subtotal = words.text('orderView.fees.subtotal', { service: name })
    return [
      across({ text: name, style: 'head' }, ''),
      ...rowsOf(lines),
      across({ text: subtotal, style: 'head' }, right(formatMoney(totalsOf(billed).total, language), 'head')),
    ]
  })
}
