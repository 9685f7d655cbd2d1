import { useMemo } from 'react'
import type { ExchangeRow } from '#contract/exchange-rates.ts'
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
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import styles from './exchange.module.css'
import { ExchangeForm } from './exchange-form.tsx'
import { foreignCurrencies } from './foreign-currencies.ts'

const list = {
  name: 'exchange-rates',
  columns: ['from', 'date', 'value', 'source', 'enteredBy', 'enteredAt'],
  filters: ['from'],
}

/** Exchange rates into CNY by date, with a form to enter one. */
export function ExchangeAdmin() {
  return (
    <div className={styles.columns}>
      <ExchangeForm />
      <ExchangeList />
    </div>
  )
}

function ExchangeList() {
  const { t } = useTranslation('ratesAdmin')
  const table = useTableState(list)
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
        rowId={({ from: currency, date, enteredAt }) => `${currency} ${date} ${enteredAt}`}
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

function useExchangeColumns(): readonly TableColumn<ExchangeRow>[] {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  return useMemo(
    () =>
      sortedByApi<ExchangeRow>(
        [
          {
            id: 'from',
            header: t('exchange.from'),
            isRowHeader: true,
            cell: ({ from }) => from,
            widthPx: 105,
          },
          textColumn('date', t('exchange.date'), ({ date }) => formatDay(date, language, 'date'), {
            narrowSlot: 'second',
            widthPx: 120,
          }),
          {
            id: 'value',
            header: t('exchange.value'),
            align: 'end',
            cell: ({ from, value }) => t('exchange.worth', { from, value }),
            narrowSlot: 'firstEnd',
            widthPx: 180,
          },
          textColumn('source', t('exchange.source'), ({ source }) => source, { narrowSlot: 'secondEnd' }),
          textColumn('enteredBy', t('exchange.entered'), ({ enteredBy }) => enteredBy, { widthPx: 120 }),
          timeColumn('enteredAt', t('exchange.enteredAt'), ({ enteredAt }) => enteredAt),
        ],
        exchangeSorts,
      ),
    [t, language],
  )
}
