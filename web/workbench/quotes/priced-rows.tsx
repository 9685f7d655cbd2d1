import type { ReactNode } from 'react'
import type { PricedRow } from '#contract/lanes.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedDay, FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { useSelection } from '#web/components/table/use-selection.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import { MovedPrice, RowActions, SelectedRows, useRowColumn } from './bulk-row-actions.tsx'
import styles from './quotes.module.css'
import { type SaveRowsProps, useSaveRows } from './use-save-rows.ts'
import { useWrongFields } from './use-wrong-fields.ts'

type PricedRowsProps = SaveRowsProps & { readonly rows: readonly PricedRow[] }

const idOf = ({ row }: PricedRow) => String(row)

/** Every row that was sent, with its cheapest offer or with the reason why there is none. */
export function PricedRows({ rows, ...save }: PricedRowsProps) {
  const { t } = useTranslation('myQuotes')
  const unavailableOf = useUnavailable()
  const selection = useSelection(rows, idOf)
  const saving = useSaveRows(save)
  const actionsOf = (row: PricedRow) => (
    <>
      <RowActions row={row} quotedOn={save.quotedOn} saving={saving} />
      <MovedPrice row={row} saving={saving} />
    </>
  )
  const columns = [
    useRowColumn(selection),
    ...useLaneColumns(actionsOf),
    ...usePriceColumns(),
    ...useSailingColumns(),
  ]
  const priced = rows.filter(({ cheapest }) => cheapest !== null).length
  const unreadable = rows.filter(({ lane }) => lane === null).length
  const withoutPrice = rows.length - priced - unreadable
  return (
    <>
      <RefusalMessage refusal={saving.refusal} />
      <p role="status">{t('bulkQuote.summary', { priced, withoutPrice, unreadable })}</p>
      <DataTable
        caption={t('bulkQuote.caption')}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={idOf}
        density="dense"
        noteOf={(row) => !row.cheapest && <span className={styles.unavailable}>{unavailableOf(row)}</span>}
      />
      <SelectedRows selection={selection} saving={saving} />
    </>
  )
}

/** Why a row has no price. */
function useUnavailable() {
  const { t } = useTranslation('myQuotes')
  const problemsOf = useWrongFields()
  return (row: PricedRow) => {
    const { lane, refusal, params } = row
    const reason = problemsOf(row) || t(`refusals:${refusal ?? 'no-price'}`, params)
    return t(lane ? 'bulkQuote.unavailable' : 'bulkQuote.unread', { reason })
  }
}

function useLaneColumns(actionsOf: (row: PricedRow) => ReactNode): readonly Column<PricedRow>[] {
  const { t } = useTranslation('myQuotes')
  const { port } = useNames()
  return [
    {
      key: 'lane',
      header: t('bulkQuote.lane'),
      isRowHeader: true,
      cell: (row) => (
        <>
          <span className={styles.lane}>
            {row.lane ? `${port(row.lane.pol)} → ${port(row.lane.pod)}` : row.cells.join(', ')}
          </span>
          {actionsOf(row)}
        </>
      ),
    },
    {
      key: 'containers',
      header: t('bulkQuote.containers'),
      staysWithNote: true,
      cell: ({ lane }) => (lane ? `${lane.count} × ${lane.type}` : t('again.none')),
    },
  ]
}

function usePriceColumns(): readonly Column<PricedRow>[] {
  const { t } = useTranslation('myQuotes')
  return [
    {
      key: 'total',
      header: t('bulkQuote.total'),
      align: 'end',
      cell: ({ cheapest }) =>
        cheapest ? <FormattedMoney money={cheapest.total} size="strong" /> : t('again.none'),
    },
    {
      key: 'per',
      header: t('bulkQuote.per'),
      align: 'end',
      cell: ({ cheapest }) => (cheapest ? <FormattedMoney money={cheapest.perContainer} /> : t('again.none')),
    },
  ]
}

function useSailingColumns(): readonly Column<PricedRow>[] {
  const { t } = useTranslation('myQuotes')
  const { carrier } = useNames()
  const transit = (days: number | null | undefined) =>
    typeof days === 'number' ? t('bulkQuote.days', { count: days }) : t('again.none')
  return [
    {
      key: 'carrier',
      header: t('bulkQuote.carrier'),
      cell: ({ cheapest }) =>
        cheapest ? <span className={styles.carrier}>{carrier(cheapest.carrier)}</span> : t('again.none'),
    },
    {
      key: 'departs',
      header: t('bulkQuote.departs'),
      cell: ({ cheapest }) =>
        cheapest ? <FormattedDay day={cheapest.departsOn} format="date" /> : t('again.none'),
    },
    {
      key: 'transit',
      header: t('bulkQuote.transit'),
      cell: ({ cheapest }) => transit(cheapest?.transitDays),
    },
    {
      key: 'validUntil',
      header: t('bulkQuote.validUntil'),
      cell: ({ cheapest }) =>
        cheapest ? (
          <>
            <FormattedTime at={cheapest.validUntil} format="date" />{' '}
            <FormattedTime at={cheapest.validUntil} format="clock" />
          </>
        ) : (
          t('again.none')
        ),
    },
  ]
}
