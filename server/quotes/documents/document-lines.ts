import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { explainLine } from '#domain/quotes/explanation/explain.ts'
import type { FeeLine, LineGroup } from '#domain/quotes/fee-line.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { groupNameKey } from '#domain/quotes/saved/group-name.ts'
import { payers as allPayers } from '#domain/quotes/totals.ts'
import { chargeName } from '#domain/tariffs/charge-name.ts'
import type { Money } from '#domain/values/money.ts'
import type { PdfCell, PdfContent } from '#server/platform/pdf/pdf-document.ts'
import type { DocumentContext } from './document-context.ts'

/** A column that a quote does not need leaves its room to the names. */
type Columns = { readonly isConverted: boolean; readonly hasTerms: boolean }

const columnsOf = ({ lines }: Quote): Columns => ({
  isConverted: lines.some(({ exchangeRate: { from, to } }) => from !== to),
  hasTerms: lines.some(({ paymentTerm }) => paymentTerm !== undefined),
})

/** The payment term has a column of its own: behind the name of a charge a line broke within the word. */
const widthsFor = ({ isConverted, hasTerms }: Columns) => [
  '*',
  hasTerms ? 38 : 4,
  hasTerms ? 100 : 126,
  68,
  isConverted ? 72 : 4,
  50,
  26,
]

const right = (text: string, style?: string, colSpan = 1): PdfCell => ({
  text,
  alignment: 'right',
  style,
  colSpan,
})

/** Inland, one fee has several lines that only their rule tells apart: free days and tiers, trucks, minimum charges. */
const isInland = ({ mode }: FeeLine): boolean => mode !== 'ocean' && mode !== 'agreed'

// Of an ocean quote, the insured value and the stored volume stand in no other line of the document.
const explainedFees: ReadonlySet<string> = new Set(['INS', 'CCF'])

const hasRule = (line: FeeLine): boolean =>
  isInland(line) || (line.mode === 'ocean' && explainedFees.has(line.fee))

function lineRow({ language, translate, documentText }: DocumentContext, line: FeeLine): PdfCell[] {
  const { fee, params, paymentTerm, quantity, unitPrice, sum, exchangeRate, standardAmount, taxPercent } =
    line
  const container = params.type ?? params.containerType ?? ''
  // The type stays with its dot: a space that does not break.
  const name = [`${chargeName(line)[language]} (${fee})`, container].filter(Boolean).join(' ·\u00a0')
  const isConverted = exchangeRate.from !== exchangeRate.to
  return [
    hasRule(line)
      ? { stack: [name, { text: explainLine(line, language, translate).rule, style: 'rule' }] }
      : name,
    paymentTerm ? translate(`quotes.terms.${paymentTerm}`) : '',
    right(
      documentText('lines.quantityValue', {
        quantity: quantity.amount,
        unit: translate(`quotes.units.${quantity.unit}`),
        price: formatMoney(unitPrice, language),
      }),
    ),
    right(formatMoney(sum, language)),
    {
      text: isConverted
        ? documentText('lines.exchangeRateValue', {
            exchangeRate: exchangeRate.value,
            date: formatDay(exchangeRate.date, language, 'date'),
          })
        : '',
      alignment: 'right',
    },
    right(formatAmount(standardAmount.amount)),
    right(documentText('lines.percent', { percent: taxPercent })),
  ]
}

const totalRow = ({ language }: DocumentContext, name: string, sum: Money, style: string): PdfCell[] => [
  { text: name, colSpan: 4, style },
  {},
  {},
  {},
  right(formatMoney(sum, language), style, 3),
  {},
  {},
]

/** The lines of a group and their total; empty for a group without lines. */
function groupRows(context: DocumentContext, { lines }: Quote, group: LineGroup, total: Money): PdfCell[][] {
  const inGroup = lines.filter((line) => line.group === group)
  if (inGroup.length === 0) return []
  const name = context.documentText('lines.group', {
    group: context.translate(`quotes.${groupNameKey(group, inGroup)}`),
  })
  return [...inGroup.map((line) => lineRow(context, line)), totalRow(context, name, total, 'subtotal')]
}

/** Only where lines are prepaid or collect: then two people pay. */
const payerRows = (context: DocumentContext, quote: Quote): PdfCell[][] =>
  columnsOf(quote).hasTerms
    ? allPayers.map((payer) =>
        totalRow(context, context.translate(`quotes.payers.${payer}`), quote.payers[payer].total, 'subtotal'),
      )
    : []

function totalRows(context: DocumentContext, quote: Quote): PdfCell[][] {
  const { documentText, language } = context
  const { net, taxes, total, perContainer, perType } = quote
  return [
    totalRow(context, documentText('lines.net'), net, 'subtotal'),
    ...taxes.map(({ percent, net: taxed, tax }) =>
      totalRow(
        context,
        documentText('lines.taxLine', { percent, net: formatMoney(taxed, language) }),
        tax,
        'plain',
      ),
    ),
    totalRow(context, documentText('lines.total'), total, 'total'),
    ...payerRows(context, quote),
    ...(perContainer ? [totalRow(context, documentText('lines.perContainer'), perContainer, 'plain')] : []),
    ...perType.map(({ type, each }) =>
      totalRow(context, documentText('lines.perType', { type }), each, 'plain'),
    ),
  ]
}

/** All fee lines by group, then taxes and totals. */
export function linesPart(context: DocumentContext, quote: Quote): readonly PdfContent[] {
  const { documentText } = context
  const columns = columnsOf(quote)
  const named = (key: string, alignment: 'left' | 'right', params?: Record<string, string>): PdfCell => ({
    text: documentText(`lines.${key}`, params),
    style: 'head',
    alignment,
  })
  const body = [
    [
      named('fee', 'left'),
      columns.hasTerms ? named('terms', 'left') : '',
      named('quantity', 'right'),
      named('sum', 'right'),
      columns.isConverted ? named('exchangeRate', 'right') : '',
      named('amount', 'right', { currency: quote.total.currency }),
      named('tax', 'right'),
    ],
    ...quote.groups.flatMap(({ group, total }) => groupRows(context, quote, group, total)),
    ...totalRows(context, quote),
  ]
  return [
    { text: documentText('lines.title'), style: 'heading', pageBreak: 'before' },
    {
      table: { headerRows: 1, dontBreakRows: true, widths: widthsFor(columns), body },
      layout: 'ruled',
    },
  ]
}
