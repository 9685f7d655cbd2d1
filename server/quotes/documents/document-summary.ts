import type { Brand } from '#domain/brands/brand.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { groupNameKey } from '#domain/quotes/saved/group-name.ts'
import { payers as allPayers } from '#domain/quotes/totals.ts'
import type { Money } from '#domain/values/money.ts'
import type { PdfCell, PdfContent } from '#server/platform/pdf/pdf-document.ts'
import { qrDrawing } from '#server/platform/pdf/qr-drawing.ts'
import type { DocumentContext } from './document-context.ts'
import type { DocumentQuote } from './document-quote.ts'

/** The logo as on the pages: a laden ship in the two colours of the brand. */
const markDrawing = ({ brand, accent }: Brand['colours']): string =>
  `<svg viewBox="0 0 40 40"><g fill="${brand}"><path d="M2.5 23.5h35l-4.6 9.2a3 3 0 0 1-2.7 1.6H9.8a3 3 0 0 1-2.7-1.6z"/>` +
  `<path d="M16.2 14h7.6v7.2h-7.6zM25.6 14h7.6v7.2h-7.6z"/></g>` +
  `<path d="M6.8 14h7.6v7.2H6.8zM16.2 5h7.6v7.2h-7.6z" fill="${accent}"/></svg>`

const markSide = 26
const qrSide = 84

/** Mark, brand and number. */
export function head(
  { brand, language, documentText }: DocumentContext,
  { number }: DocumentQuote,
): PdfContent {
  return {
    columns: [
      { svg: markDrawing(brand.colours), width: markSide },
      { text: brand.name[language], style: 'brand', width: '*', margin: [0, 5, 0, 0] },
      {
        text: [`${documentText('heading')}  `, { text: number, bold: true }],
        style: 'number',
        width: 'auto',
        margin: [0, 6, 0, 0],
      },
    ],
    columnGap: 6,
    margin: [0, 0, 0, 8],
  }
}

/** What the parts of the shipment cost, and what each payer pays where two people pay. */
function sumsOf({ translate, documentText }: DocumentContext, { offer: { quote } }: DocumentQuote) {
  const groups = quote.groups.flatMap(({ group, total }): (readonly [string, Money])[] => {
    const lines = quote.lines.filter((line) => line.group === group)
    const name = documentText('lines.group', { group: translate(`quotes.${groupNameKey(group, lines)}`) })
    return lines.length > 0 ? [[name, total]] : []
  })
  const hasPayers = quote.lines.some(({ paymentTerm }) => paymentTerm !== undefined)
  const paid = allPayers.map(
    (payer) => [translate(`quotes.payers.${payer}`), quote.payers[payer].total] as const,
  )
  return [...groups, ...(hasPayers ? paid : [])]
}

/** Total, validity and the sums of the groups in a box, with the QR code of the verify page beside them. */
export function summaryPart(context: DocumentContext, quote: DocumentQuote): PdfContent {
  const { brand, language, documentText } = context
  const { offer, verifyUrl } = quote
  const until = formatTime(new Date(offer.validUntil), language, { format: 'dateTime' })
  const sums = sumsOf(context, quote).map(([name, sum]): PdfCell[] => [
    { text: name, style: 'name' },
    { text: formatMoney(sum, language), alignment: 'right' },
  ])
  const price: PdfContent[] = [
    { text: documentText('lines.total'), style: 'name' },
    { text: formatMoney(offer.quote.total, language), style: 'sum' },
    {
      text: `${documentText('facts.validUntil')}  ${documentText('facts.validTime', { time: until })}`,
      bold: true,
      margin: [0, 2, 0, 6],
    },
    { table: { widths: ['*', 'auto'], body: sums }, layout: 'unruled' },
  ]
  const box: PdfCell[] = [
    { stack: price, fillColor: '#F3F5F8', margin: [8, 8, 8, 8] },
    { svg: qrDrawing(verifyUrl), width: qrSide, fillColor: '#F3F5F8', margin: [0, 8, 8, 8] },
  ]
  return {
    table: { widths: ['*', qrSide + 8], body: [box] },
    layout: 'unruled',
    unbreakable: true,
    margin: [0, 10, 0, 0],
    color: brand.colours.brandStrong,
  }
}
