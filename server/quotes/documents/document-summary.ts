import { formatMoney } from '#domain/language/format-money.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { groupNameKey } from '#domain/quotes/saved/group-name.ts'
import { payers as allPayers } from '#domain/quotes/totals.ts'
import type { Money } from '#domain/values/money.ts'
import type { PdfCell, PdfContent } from '#server/platform/pdf/pdf-document.ts'
import { qrDrawing } from '#server/platform/pdf/qr-drawing.ts'
import type { DocumentContext } from './document-context.ts'
import type { DocumentQuote } from './document-quote.ts'

const qrSide = 84

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
