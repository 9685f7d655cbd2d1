import { Link, useNavigate } from 'react-router'
import type { QuoteRow } from '#contract/quotes.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { quoteUrl } from '#domain/notifications/workbench-paths.ts'
import { quoteSorts, usualQuoteSort } from '#domain/quotes/offers/sorts.ts'
import { quoteStates } from '#domain/quotes/saved/quote-state.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { pageQuery } from '#web/components/table/list-sort.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { SearchBox } from '#web/components/table/search-box.tsx'
import { useSelection } from '#web/components/table/use-selection.ts'
import { type TableControl, useTableState } from '#web/components/table/use-table-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { hiddenQuoteColumnIds, quoteColumnIds, useQuoteColumns } from './quote-columns.tsx'
import { filtersIn, QuoteFilters, quoteFilterNames, useFilterTexts } from './quote-filters.tsx'
import { SelectedLabels } from './selected-labels.tsx'

const list = {
  name: 'quotes',
  columns: quoteColumnIds,
  hidden: hiddenQuoteColumnIds,
  filters: ['state', ...quoteFilterNames],
}
const numberOf = ({ number }: QuoteRow) => number

/** The quotes of the company, newest first unless sorted. */
export function QuoteList() {
  const { t } = useTranslation('myQuotes')
  const navigate = useNavigate()
  const control = useTableState(list)
  const state = stateIn(control)
  const filters = filtersIn(control)
  const filterTexts = useFilterTexts(filters)
  const query = useCallQuery(
    'GET /api/quotes',
    {
      query: {
        ...(state && { state }),
        ...filters,
        ...pageQuery(control.state, quoteSorts),
        size: pageSize,
      },
    },
    { keepsPrevious: true },
  )
  const page = pageOf(query)
  const selection = useSelection(page.rows, numberOf)
  return (
    <>
      <StateTabs control={control} selected={state ?? 'all'} />
      <ListTable
        caption={t('list.caption')}
        control={control}
        columns={useQuoteColumns()}
        usualSort={usualQuoteSort}
        query={query}
        page={page}
        rowId={numberOf}
        selection={{
          ...selection,
          actions: <SelectedLabels quotes={selection.rows} onDone={selection.clear} />,
        }}
        onOpen={({ number }) => void navigate(quoteUrl(number))}
        tools={
          <>
            <SearchBox
              label={t('list.search')}
              text={filters.search ?? ''}
              onSearch={(search) => control.setFilters({ search })}
            />
            <QuoteFilters control={control} />
          </>
        }
        criteria={[...(state ? [t(`states.${state}`)] : []), ...filterTexts]}
        emptyState={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: <SearchPrices /> }}
      />
    </>
  )
}

const stateIn = ({ state: { filters: chosen } }: TableControl) =>
  quoteStates.find((known) => chosen.state?.includes(known))

function StateTabs({ control, selected }: { readonly control: TableControl; readonly selected: string }) {
  const { t } = useTranslation('myQuotes')
  const tabs = [
    { id: 'all', label: t('list.all') },
    ...quoteStates.map((id) => ({ id, label: t(`states.${id}`) })),
  ]
  return (
    <TabLinks
      label={t('list.tabs')}
      tabs={tabs}
      selected={selected}
      link={({ id }, attributes) => (
        <Link {...attributes} to={control.urlFor({ state: id === 'all' ? '' : id })} preventScrollReset />
      )}
    />
  )
}

function SearchPrices() {
  const { t } = useTranslation('myQuotes')
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={servicePaths.oceanFcl}>
      {t('list.emptyStep')}
    </Link>
  )
}
