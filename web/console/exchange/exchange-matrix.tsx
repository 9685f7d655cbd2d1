import { useState } from 'react'
import type { CallData } from '#contract/client.ts'
import type { ExchangeMatrixRow } from '#contract/exchange-rates.ts'
import { may } from '#domain/access/permissions.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { PriceArrow } from '#web/console/rates/price-difference.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { FetchDialog } from './fetch-dialog.tsx'
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

type ReadMatrix = CallData<'GET /api/console/exchangeRates/matrix'>
type Fetched = CallData<'POST /api/console/exchangeRates/fetch'>

/** Currencies by day, with the direction of each change. */
export function ExchangeMatrix() {
  const { t } = useTranslation('ratesAdmin')
  const refusalText = useRefusalText()
  const [isPasting, setPasting] = useState(false)
  const [fetched, setFetched] = useState<Fetched>()
  const query = useCallQuery('GET /api/console/exchangeRates/matrix', { query: {} })
  const fetching = useCallMutation('POST /api/console/exchangeRates/fetch', { onDone: setFetched })
  const mayPublish = may(useActor(), 'publish-rates')
  const source = query.status === 'ready' ? query.data.publishedBy : null
  const dialogsOf = ({ rows, publishedBy }: ReadMatrix) => (
    <>
      {isPasting && <PasteDialog latest={latestOf(rows)} onClose={() => setPasting(false)} />}
      {fetched && publishedBy && (
        <FetchDialog
          fetched={fetched}
          publishedBy={publishedBy}
          latest={latestOf(rows)}
          onClose={() => setFetched(undefined)}
        />
      )}
    </>
  )
  return (
    <ConsolePanel
      title={t('exchange.matrix')}
      actions={
        mayPublish && (
          <div className={page.row}>
            {source && (
              <Button
                isCompact
                isPending={fetching.isSending}
                onClick={() => void fetching.send({ body: {} })}
              >
                {t('exchange.fetch')}
              </Button>
            )}
            <Button isCompact onClick={() => setPasting(true)}>
              {t('exchange.paste')}
            </Button>
          </div>
        )
      }
    >
      <p className={page.refusal} role="alert">
        {refusalText(fetching.refusal)}
      </p>
      <QueryState query={query} skeleton={{ rows: 11 }}>
        {(data) => (
          <>
            <Matrix days={data.days} rows={data.rows} />
            {dialogsOf(data)}
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
