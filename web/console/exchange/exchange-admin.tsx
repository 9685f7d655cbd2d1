import { useMemo } from 'react'
import type { ExchangeRow } from '#contract/exchange-rates.ts'
import { currencies } from '#domain/values/money.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { textColumn, timeColumn } from '#web/console/shared/columns.tsx'
import { FilterChoice } from '#web/console/shared/filter-choice.tsx'
import { ListTable, pageSize } from '#web/console/shared/list-table.tsx'
import { oneOf, useTableState } from '#web/console/shared/use-table-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { plainTableState } from '#web/ui/table/table-state.ts'
import styles from './exchange.module.css'
import { ExchangeForm } from './exchange-form.tsx'
import { foreignCurrencies } from './foreign-currencies.ts'

const shape = {
  columns: ['from', 'date', 'value', 'source', 'enteredBy', 'enteredAt'],
  filters: ['from'],
  usual: plainTableState,
}
const noRates: readonly never[] = []

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
  const table = useTableState(shape)
  const from = oneOf(currencies, table.filter('from'))
  const query = useCallQuery(
    'GET /api/console/exchangeRates',
    { query: { size: pageSize, ...(from && { from }) } },
    { keepsPrevious: true },
  )
  return (
    <Panel title={t('exchange.list')}>
      <ListTable
        name="exchange-rates"
        caption={t('exchange.list')}
        table={table}
        query={query}
        rows={query.status === 'ready' ? query.data.rates : noRates}
        columns={useExchangeColumns()}
        rowId={({ from: currency, date }) => `${currency} ${date}`}
        criteria={from ? [from] : []}
        emptyState={{ title: t('exchange.none'), text: t('exchange.noneText') }}
      >
        <FilterChoice
          name="from"
          label={t('exchange.from')}
          selected={from ?? ''}
          choices={foreignCurrencies.map((code) => ({ value: code, label: code }))}
          onSelect={(value) => table.setFilters({ from: value })}
        />
      </ListTable>
    </Panel>
  )
}

function useExchangeColumns(): readonly TableColumn<ExchangeRow>[] {
  const { t } = useTranslation('ratesAdmin')
  return useMemo(
    () => [
      {
        id: 'from',
        header: t('exchange.from'),
        isRowHeader: true,
        cell: ({ from }) => from,
        sort: ({ from }) => from,
        widthPx: 105,
      },
      textColumn('date', t('exchange.date'), ({ date }) => date, { narrowSlot: 'second', widthPx: 100 }),
      {
        id: 'value',
        header: t('exchange.value'),
        align: 'end',
        cell: ({ from, value }) => t('exchange.worth', { from, value }),
        sort: ({ value }) => Number(value),
        narrowSlot: 'firstEnd',
        widthPx: 180,
      },
      textColumn('source', t('exchange.source'), ({ source }) => source, { narrowSlot: 'secondEnd' }),
      textColumn('enteredBy', t('exchange.entered'), ({ enteredBy }) => enteredBy, { widthPx: 120 }),
      timeColumn('enteredAt', t('exchange.enteredAt'), ({ enteredAt }) => enteredAt),
    ],
    [t],
  )
}
