import { useState } from 'react'
import type { ExchangeMatrixRow } from '#contract/exchange-rates.ts'
import { may } from '#domain/access/permissions.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { PriceArrow } from '#web/console/rates/price-difference.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { PasteDialog } from './paste-dialog.tsx'

/** The last rate of each currency. */
const latestOf = (rows: readonly ExchangeMatrixRow[]) =>
  Object.fromEntries(
    rows.flatMap(({ from, before, values }) => {
      const latest = values.findLast((value) => value !== null) ?? before?.value
      return latest === undefined || latest === null ? [] : [[from, latest]]
    }),
  )

/** The rate before a day: of an earlier day that has one. */
const beforeDay = ({ before, values }: ExchangeMatrixRow, index: number) =>
  values.slice(0, index).findLast((value) => value !== null) ?? before?.value

/** Currencies by day, with the direction of each change. */
export function ExchangeMatrix() {
  const { t } = useTranslation('ratesAdmin')
  const [isPasting, setPasting] = useState(false)
  const query = useCallQuery('GET /api/console/exchangeRates/matrix', { query: {} })
  const mayPaste = may(useActor(), 'publish-rates')
  return (
    <ConsolePanel
      title={t('exchange.matrix')}
      actions={
        mayPaste && (
          <Button isCompact onClick={() => setPasting(true)}>
            {t('exchange.paste')}
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={{ rows: 11 }}>
        {({ days, rows }) => (
          <>
            <Matrix days={days} rows={rows} />
            {isPasting && <PasteDialog latest={latestOf(rows)} onClose={() => setPasting(false)} />}
          </>
        )}
      </QueryState>
    </ConsolePanel>
  )
}

type MatrixProps = { readonly days: readonly string[]; readonly rows: readonly ExchangeMatrixRow[] }

function Matrix({ days, rows }: MatrixProps) {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  const columns: readonly Column<ExchangeMatrixRow>[] = [
    { key: 'from', header: t('exchange.from'), isRowHeader: true, cell: ({ from }) => from },
    {
      key: 'before',
      header: t('exchange.before'),
      align: 'end',
      cell: ({ before }) =>
        before ? <span title={formatDay(before.date, language, 'date')}>{before.value}</span> : '–',
    },
    ...days.map(
      (day, index): Column<ExchangeMatrixRow> => ({
        key: day,
        header: formatDay(day, language),
        align: 'end',
        cell: (row) => {
          const value = row.values[index]
          if (!value) return '–'
          return (
            <>
              <PriceArrow before={beforeDay(row, index)} after={value} /> {value}
            </>
          )
        },
      }),
    ),
  ]
  return (
    <DataTable
      caption={t('exchange.matrix')}
      captionHidden
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={({ from }) => from}
    />
  )
}
