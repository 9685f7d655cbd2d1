import { useMemo } from 'react'
import type { QuoteRow } from '#contract/quotes.ts'
import type { Language } from '#domain/brands/brand.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { quoteUrl } from '#domain/notifications/workbench-paths.ts'
import { quoteSorts } from '#domain/quotes/offers/sorts.ts'
import { type Payer, payers } from '#domain/quotes/totals.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { joinedByDots, useQuotedParts } from '#web/components/quotes/offer/use-quote-summary.ts'
import { useQuotedService } from '#web/components/quotes/offer/use-quoted-service.ts'
import { sortedByApi } from '#web/components/table/list-sort.ts'
import { numberColumn, shipmentColumn, totalColumn } from '#web/components/table/shipment-columns.tsx'
import { type TranslateIn, useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { moneyWidthPx, type TableColumn } from '#web/ui/table/columns.ts'
import { quoteTones } from './quote-tones.ts'
import { QuotedShipmentCell } from './quoted-shipment-cell.tsx'
import { useSailingSummary } from './use-sailing-summary.ts'

export const quoteColumnIds = [
  'number',
  'shipment',
  'total',
  'shipper',
  'consignee',
  'validUntil',
  'state',
  'labels',
  'sailing',
  'savedBy',
]

/** So that the others fit beside the menu of the workbench at 1440 px. */
export const hiddenQuoteColumnIds = ['shipper', 'consignee', 'savedBy']

type Columns = readonly TableColumn<QuoteRow>[]
type PartsOf = ReturnType<typeof useQuotedParts>

export function useQuoteColumns(): Columns {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const partsOf = useQuotedParts()
  const serviceOf = useQuotedService()
  const summaryOf = useSailingSummary()
  return useMemo(() => {
    const sailing = (row: QuoteRow) => (row.sailing ? summaryOf(row.sailing) : '')
    const sailingColumns: Columns = [
      { id: 'sailing', header: t('list.sailing'), widthPx: 196, cell: sailing },
      { id: 'savedBy', header: t('list.savedBy'), widthPx: 120, cell: ({ savedBy }) => savedBy },
    ]
    return sortedByApi(
      [...shipmentColumns(t, partsOf, serviceOf), ...offerColumns(t, language), ...sailingColumns],
      quoteSorts,
    )
  }, [t, language, partsOf, serviceOf, summaryOf])
}

function shipmentColumns(
  t: TranslateIn<'myQuotes'>,
  partsOf: PartsOf,
  serviceOf: (row: QuoteRow) => string,
): Columns {
  const linesOf = (row: QuoteRow) => {
    const { route, containers } = partsOf(row)
    return [route, joinedByDots([containers, serviceOf(row)])] as const
  }
  return [
    numberColumn(t('list.number'), quoteUrl),
    {
      ...shipmentColumn(t('list.shipment'), 224, (row) => joinedByDots(linesOf(row))),
      cell: (row) => <QuotedShipmentCell lines={linesOf(row)} />,
    },
  ]
}

function payerColumn(payer: Payer, t: TranslateIn<'myQuotes'>, language: Language): TableColumn<QuoteRow> {
  const paidBy = ({ payers: paid }: QuoteRow) => paid?.[payer].total
  return {
    id: payer,
    header: t(`quotes:payers.${payer}`),
    align: 'end',
    widthPx: moneyWidthPx,
    cell: (row) => {
      const total = paidBy(row)
      return total && <FormattedMoney money={total} />
    },
    text: (row) => {
      const total = paidBy(row)
      return total ? formatMoney(total, language) : ''
    },
  }
}

function offerColumns(t: TranslateIn<'myQuotes'>, language: Language): Columns {
  const stateOf = ({ state }: QuoteRow) => t(`states.${state}`)
  return [
    totalColumn(t('list.total'), language),
    ...payers.map((payer) => payerColumn(payer, t, language)),
    {
      id: 'validUntil',
      header: t('list.validUntil'),
      // `Wed 18 Nov 23:59` is not cut.
      widthPx: 160,
      narrowSlot: 'third',
      cell: ({ validUntil }) => <FormattedTime at={validUntil} />,
    },
    {
      id: 'state',
      header: t('list.state'),
      widthPx: 124,
      narrowSlot: 'secondEnd',
      cell: (row) => <Badge tone={quoteTones[row.state]} label={stateOf(row)} />,
      text: stateOf,
    },
    {
      id: 'labels',
      header: t('list.labels'),
      widthPx: 96,
      narrowSlot: 'thirdEnd',
      cell: labelsInShort,
      text: ({ labels }) => labels.join(' · '),
    },
  ]
}

/** The first label whole and the number of the others; the title of the cell has them all. */
const labelsInShort = ({ labels: [first = '', ...others] }: QuoteRow): string =>
  others.length > 0 ? `${first} +${others.length}` : first
