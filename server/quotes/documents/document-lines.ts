import type { FeeLine, LineGroup } from '#domain/quotes/fee-line.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { Money } from '#domain/values/money.ts'
import type { PdfCell, PdfContent } from '#server/platform/pdf/pdf-document.ts'
import { heading, moneyText, type Page } from './document-page.ts'

const widths = ['*', 126, 68, 84, 50, 26]

/** Figures of one width stand under one another. */
const right = (text: string, style?: string, colSpan = 1): PdfCell => ({
  text,
  alignment: 'right',
  style,
  colSpan,
  fontFeatures: ['tnum'],
})

function lineRow({ language, translate, word }: Page, line: FeeLine): PdfCell[] {
  const { fee, params, paymentTerm, quantity, unitPrice, sum, rate, standardAmount, taxPercent } = line
  const container = params.type ?? params.containerType ?? ''
  const name = `${feeItems[fee].name[language]} ${fee} ${container}`.trim()
  const converted = rate.from !== rate.to
  return [
    paymentTerm ? word('lines.terms', { name, terms: translate(`quotes.terms.${paymentTerm}`) }) : name,
    right(
      word('lines.quantityValue', {
        quantity: quantity.amount,
        unit: translate(`quotes.units.${quantity.unit}`),
        price: moneyText(unitPrice),
      }),
    ),
    right(moneyText(sum)),
    {
      text: converted ? word('lines.rateValue', { rate: rate.value, date: rate.date }) : '',
      alignment: 'right',
    },
    right(standardAmount.amount),
    right(word('lines.percent', { percent: taxPercent })),
  ]
}

const totalRow = (name: string, sum: Money, style: string): PdfCell[] => [
  { text: name, colSpan: 3, style },
  {},
  {},
  right(moneyText(sum), style, 3),
  {},
  {},
]

/** The lines of a group and their total; empty for a group without lines. */
function groupRows(page: Page, { lines }: Quote, group: LineGroup, total: Money): PdfCell[][] {
  const inGroup = lines.filter((line) => line.group === group)
  if (inGroup.length === 0) return []
  const name = page.word('lines.group', { group: page.translate(`quotes.groups.${group}`) })
  return [...inGroup.map((line) => lineRow(page, line)), totalRow(name, total, 'subtotal')]
}

function totalRows({ word }: Page, { net, taxes, total, perContainer }: Quote): PdfCell[][] {
  return [
    totalRow(word('lines.net'), net, 'subtotal'),
    ...taxes.map(({ percent, net: taxed, tax }) =>
      totalRow(word('lines.taxLine', { percent, net: moneyText(taxed) }), tax, 'plain'),
    ),
    totalRow(word('lines.total'), total, 'total'),
    ...(perContainer ? [totalRow(word('lines.perContainer'), perContainer, 'plain')] : []),
  ]
}

/** All fee lines by group, then taxes and totals. */
export function linesPart(page: Page, quote: Quote): readonly PdfContent[] {
  const { word } = page
  const named = (key: string, params?: Record<string, string>): PdfCell => ({
    text: word(`lines.${key}`, params),
    style: 'head',
    alignment: key === 'fee' ? 'left' : 'right',
  })
  const columns = ['fee', 'quantity', 'sum', 'rate'].map((key) => named(key))
  const body = [
    [...columns, named('amount', { currency: quote.total.currency }), named('tax')],
    ...quote.groups.flatMap(({ group, total }) => groupRows(page, quote, group, total)),
    ...totalRows(page, quote),
  ]
  return [
    heading(word('lines.title')),
    {
      table: { headerRows: 1, dontBreakRows: true, widths, body },
      layout: 'ruled',
    },
  ]
}
