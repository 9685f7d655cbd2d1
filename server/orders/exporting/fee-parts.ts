import type { OrderView } from '#contract/orders.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { payers, type Totals } from '#domain/quotes/totals.ts'
import { isZero } from '#domain/values/money.ts'
import { heading } from '#server/platform/pdf/branded-page.ts'
import type { PdfCell, PdfContent } from '#server/platform/pdf/pdf-document.ts'
import { type FeeContext, feeRows, hasTerms, right } from './fee-rows.ts'

const figureColumns = ['unit', 'sum', 'rate', 'amount'] as const

/** Charges under the names of their columns; figures stand at the right. `second` is a column of words. */
export function feeTable(
  { words }: FeeContext,
  rows: PdfCell[][],
  second: 'term' | 'state' | undefined,
): PdfContent {
  const texts = ['charge', ...(second ? [second] : [])]
  const names = [...texts, ...figureColumns].map(
    (key, index): PdfCell => ({
      text: words.text(`orderDocuments.fees.${key}`),
      style: 'head',
      alignment: index < texts.length ? 'left' : 'right',
    }),
  )
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', ...(second ? [second === 'term' ? 34 : 'auto'] : []), ...figureColumns.map(() => 'auto')],
      body: [names, ...rows],
    },
    layout: 'ruled',
  }
}

/** The sum of some charges, the tax on it, and both together under a name. */
export function totalRows(
  { language, words }: FeeContext,
  { net, taxes, total }: Totals,
  name: string,
): PdfCell[][] {
  const sumRow = (text: string, sum: string, style: string): PdfCell[] => [{ text, style }, right(sum, style)]
  return [
    sumRow(words.text('orderDocuments.fees.net'), formatMoney(net, language), 'plain'),
    ...taxes.map(({ percent, tax }) =>
      sumRow(words.text('orderDocuments.fees.tax', { percent }), formatMoney(tax, language), 'plain'),
    ),
    sumRow(name, formatMoney(total, language), 'total'),
  ]
}

export const totalsTable = (body: PdfCell[][]): PdfContent => ({
  table: { widths: ['*', 'auto'], body },
  layout: 'unruled',
  margin: [0, 6, 0, 0],
})

/** Every charge that is billed, and what each payer pays. */
export function feeParts(context: FeeContext, order: OrderView): readonly PdfContent[] {
  const { fees } = order
  const { words } = context
  const totals = payers
    .filter((payer) => !isZero(fees.payers[payer].total))
    .flatMap((payer) => totalRows(context, fees.payers[payer], words.text(`quotes.payers.${payer}`)))
  return [
    heading(words.text('orderView.fees.title')),
    feeTable(context, feeRows(context, order), hasTerms(order) ? 'term' : undefined),
    totalsTable(totals),
  ]
}
