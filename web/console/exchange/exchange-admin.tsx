import type { ExchangeRow } from '#contract/exchange-rates.ts'
import { currencies } from '#domain/values/money.ts'
import { WrittenTime } from '#web/components/formats/written-time.tsx'
import { FilterChoice } from '#web/console/rates/filter-choice.tsx'
import list from '#web/console/shared/list.module.css'
import page from '#web/console/shared/page.module.css'
import { ReadState } from '#web/console/shared/read-state.tsx'
import { useFilters } from '#web/console/shared/use-filters.ts'
import { useRead } from '#web/console/shared/use-read.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ExchangeForm } from './exchange-form.tsx'
import { foreignCurrencies } from './foreign-currencies.ts'

const shownRows = 50

/** Exchange rates into CNY by date, with a form to enter one. */
export function ExchangeAdmin() {
  const { oneOf, change } = useFilters()
  const from = oneOf('from', currencies)
  const query = { size: shownRows, ...(from && { from }) }
  const { verdict, load, retry } = useRead('GET /api/console/exchangeRates', { query })
  return (
    <div className={page.columns}>
      <ExchangeForm onSet={() => void load()} />
      <section className={page.panel} aria-labelledby="exchange-rates">
        <Heading from={from} onChosen={(value) => change({ from: value })} />
        <ReadState verdict={verdict} retry={retry} />
        {verdict?.ok && <Rates rates={verdict.value.rates} />}
      </section>
    </div>
  )
}

function Heading({ from, onChosen }: { from: string | undefined; onChosen(value: string): void }) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <div className={list.tools}>
      <h2 id="exchange-rates">{t('exchange.list')}</h2>
      <FilterChoice label={t('exchange.from')} chosen={from} onChosen={onChosen}>
        {foreignCurrencies.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </FilterChoice>
    </div>
  )
}

function Rates({ rates }: { rates: readonly ExchangeRow[] }) {
  const { t } = useTranslation('ratesAdmin')
  const columns = useExchangeColumns()
  return (
    <DataTable
      caption={t('exchange.list')}
      captionHidden
      density="dense"
      columns={columns}
      rows={rates}
      rowKey={({ from, date }) => `${from} ${date}`}
      empty={<EmptyState state="first-use" title={t('exchange.none')} text={t('exchange.noneText')} />}
    />
  )
}

function useExchangeColumns(): readonly Column<ExchangeRow>[] {
  const { t } = useTranslation('ratesAdmin')
  return [
    { key: 'from', header: t('exchange.from'), isName: true, cell: ({ from }) => from },
    { key: 'date', header: t('exchange.date'), cell: ({ date }) => date },
    {
      key: 'value',
      header: t('exchange.value'),
      align: 'end',
      cell: ({ from, value }) => t('exchange.worth', { from, value }),
    },
    { key: 'source', header: t('exchange.source'), cell: ({ source }) => source },
    {
      key: 'entered',
      header: t('exchange.entered'),
      cell: ({ enteredBy, enteredAt }) => (
        <>
          {enteredBy}
          <div className={page.soft}>
            <WrittenTime at={enteredAt} shape="dateTime" />
          </div>
        </>
      ),
    },
  ]
}
