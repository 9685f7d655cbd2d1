import { useMemo } from 'react'
import type { ExchangeRow } from '#contract/exchange-rates.ts'
import { may } from '#domain/access/permissions.ts'
import type { Language } from '#domain/brands/brand.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { exchangeSorts, usualExchangeSort } from '#domain/rates/sorts.ts'
import { currencies } from '#domain/values/money.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { pageQuery, sortedByApi } from '#web/components/table/list-sort.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { oneOf, useTableState } from '#web/components/table/use-table-state.ts'
import { textColumn, timeColumn } from '#web/console/shared/columns.tsx'
import { FilterChoice } from '#web/console/shared/filter-choice.tsx'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { type TranslateIn, useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import styles from './exchange.module.css'
import { ExchangeForm } from './exchange-form.tsx'
import { ExchangeMatrix } from './exchange-matrix.tsx'
import { foreignCurrencies } from './foreign-currencies.ts'
import { WithdrawRate } from './withdraw-rate.tsx'

const list = {
  name: 'exchange-rates',
  columns: ['from', 'date', 'value', 'state', 'source', 'enteredBy', 'enteredAt', 'withdraw'],
  filters: ['from'],
}

/** Beside the form there is no room for all columns on a laptop. */
const listBesideForm = { ...list, hidden: ['enteredBy'] }

const useMayPublish = () => may(useActor(), 'publish-rates')

/** Exchange rates into CNY by currency and day and every entry; a form for staff who publish rates. */
export function ExchangeAdmin() {
  const mayPublish = useMayPublish()
  return (
    <div className={page.stack}>
      <ExchangeMatrix />
      {mayPublish ? (
        <div className={styles.columns}>
          <div className={page.stack}>
            <ExchangeForm />
          </div>
          <ExchangeList />
        </div>
      ) : (
        <ExchangeList />
      )}
    </div>
  )
}

function ExchangeList() {
  const { t } = useTranslation('ratesAdmin')
  const table = useTableState(useMayPublish() ? listBesideForm : list)
  const from = oneOf(currencies, table.filter('from'))
  const query = useCallQuery(
    'GET /api/console/exchangeRates',
    { query: { size: pageSize, ...(from && { from }), ...pageQuery(table.state, exchangeSorts) } },
    { keepsPrevious: true },
  )
  return (
    <Panel title={t('exchange.list')}>
      <ListTable
        caption={t('exchange.list')}
        control={table}
        query={query}
        page={pageOf(query)}
        columns={useExchangeColumns()}
        usualSort={usualExchangeSort}
        rowId={({ id }) => String(id)}
        criteria={from ? [from] : []}
        emptyState={{ title: t('exchange.none'), text: t('exchange.noneText') }}
        tools={
          <FilterChoice
            name="from"
            label={t('exchange.from')}
            selected={from ?? ''}
            choices={foreignCurrencies.map((code) => ({ value: code, label: code }))}
            onSelect={(value) => table.setFilters({ from: value })}
          />
        }
      />
    </Panel>
  )
}

const tones = { applies: 'ok', replaced: 'neutral', withdrawn: 'bad' } as const

function EntryState({ row: { state, withdrawnBy } }: { readonly row: ExchangeRow }) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <span title={withdrawnBy ?? undefined}>
      <Badge tone={tones[state]} label={t(`exchange.states.${state}`)} />
    </span>
  )
}

type Columns = readonly TableColumn<ExchangeRow>[]

const rateColumns = (t: TranslateIn<'ratesAdmin'>, language: Language): Columns => [
  {
    id: 'from',
    header: t('exchange.from'),
    isRowHeader: true,
    cell: ({ from }) => from,
    widthPx: 88,
  },
  textColumn('date', t('exchange.date'), ({ date }) => formatDay(date, language, 'date'), {
    narrowSlot: 'second',
    widthPx: 116,
  }),
  {
    id: 'value',
    header: t('exchange.value'),
    align: 'end',
    cell: ({ from, value }) => t('exchange.worth', { from, value }),
    narrowSlot: 'firstEnd',
    widthPx: 172,
  },
  {
    id: 'state',
    header: t('exchange.state'),
    cell: (row) => <EntryState row={row} />,
    narrowSlot: 'thirdEnd',
    widthPx: 110,
  },
]

const entryColumns = (t: TranslateIn<'ratesAdmin'>): Columns => [
  textColumn('source', t('exchange.source'), ({ source }) => source, {
    narrowSlot: 'secondEnd',
    widthPx: 100,
  }),
  textColumn('enteredBy', t('exchange.entered'), ({ enteredBy }) => enteredBy, { widthPx: 120 }),
  timeColumn('enteredAt', t('exchange.enteredAt'), ({ enteredAt }) => enteredAt, { widthPx: 158 }),
]

const withdrawColumn = (t: TranslateIn<'ratesAdmin'>): TableColumn<ExchangeRow> => ({
  id: 'withdraw',
  header: t('exchange.withdraw'),
  cell: (row) => row.state !== 'withdrawn' && <WithdrawRate row={row} />,
  isAction: true,
  widthPx: 132,
})

function useExchangeColumns(): Columns {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  const mayPublish = useMayPublish()
  return useMemo(() => {
    const columns = [...rateColumns(t, language), ...entryColumns(t)]
    return sortedByApi<ExchangeRow>(mayPublish ? [...columns, withdrawColumn(t)] : columns, exchangeSorts)
  }, [t, language, mayPublish])
}
