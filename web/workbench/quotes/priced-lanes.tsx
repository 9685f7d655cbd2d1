import type { PricedLaneRow } from '#contract/quotes.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Amount } from '#web/parts/quotes/amount.tsx'
import { useNames } from '#web/parts/quotes/use-names.ts'
import { writeDay } from '#web/parts/quotes/write-day.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

type Row = PricedLaneRow & { readonly row: number }

/** Each lane with its cheapest offer, or with the reason why there is none. */
export function PricedLanes({ lanes }: { lanes: readonly PricedLaneRow[] }) {
  const { t } = useTranslation('myQuotes')
  const columns = [...useAskedColumns(), ...usePriceColumns(), ...useShipColumns()]
  const priced = lanes.filter(({ cheapest }) => cheapest !== null).length
  return (
    <>
      <p role="status">{t('bulkQuote.summary', { priced, missed: lanes.length - priced })}</p>
      <DataTable
        caption={t('bulkQuote.caption')}
        captionHidden
        columns={columns}
        rows={lanes.map((lane, at) => ({ ...lane, row: at + 1 }))}
        rowKey={({ row }) => String(row)}
        density="dense"
      />
    </>
  )
}

/** What was asked. */
function useAskedColumns(): readonly Column<Row>[] {
  const { t } = useTranslation('myQuotes')
  const { port } = useNames()
  return [
    { key: 'row', header: t('bulkQuote.row'), align: 'end', cell: ({ row }) => row },
    {
      key: 'lane',
      header: t('bulkQuote.lane'),
      isName: true,
      cell: ({ pol, pod }) => `${port(pol)} → ${port(pod)}`,
    },
    { key: 'boxes', header: t('bulkQuote.boxes'), cell: ({ type, count }) => `${count} × ${type}` },
  ]
}

/** What it costs, or why it has no price. */
function usePriceColumns(): readonly Column<Row>[] {
  const { t } = useTranslation('myQuotes')
  return [
    {
      key: 'total',
      header: t('bulkQuote.total'),
      align: 'end',
      cell: ({ cheapest, refusal }) =>
        cheapest ? (
          <Amount of={cheapest.total} strong />
        ) : (
          t('bulkQuote.miss', { reason: t(`refusals:${refusal ?? 'no-price'}`) })
        ),
    },
    {
      key: 'per',
      header: t('bulkQuote.per'),
      align: 'end',
      cell: ({ cheapest }) => cheapest && <Amount of={cheapest.perContainer} />,
    },
  ]
}

/** By which ship. */
function useShipColumns(): readonly Column<Row>[] {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const { carrier } = useNames()
  const transit = (days: number | null | undefined) =>
    typeof days === 'number' ? t('bulkQuote.days', { count: days }) : t('again.none')
  return [
    {
      key: 'carrier',
      header: t('bulkQuote.carrier'),
      cell: ({ cheapest }) => cheapest && carrier(cheapest.carrier),
    },
    {
      key: 'departs',
      header: t('bulkQuote.departs'),
      cell: ({ cheapest }) => cheapest && writeDay(cheapest.departsOn, language),
    },
    {
      key: 'transit',
      header: t('bulkQuote.transit'),
      cell: ({ cheapest }) => transit(cheapest?.transitDays),
    },
    {
      key: 'validUntil',
      header: t('bulkQuote.validUntil'),
      cell: ({ cheapest }) => cheapest && writeDay(cheapest.validUntil, language),
    },
  ]
}
