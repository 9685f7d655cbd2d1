import { Link, useNavigate } from 'react-router'
import type { QuoteRow } from '#contract/quotes.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { quoteUrl } from '#domain/notifications/workbench-paths.ts'
import { quoteSorts, usualQuoteSort } from '#domain/quotes/offers/sorts.ts'
import { quoteStates } from '#domain/quotes/saved/quote-state.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import buttons from '#web/components/table/filter-buttons.module.css'
import { pageQuery } from '#web/components/table/list-sort.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { SearchBox } from '#web/components/table/search-box.tsx'
import { useSelection } from '#web/components/table/use-selection.ts'
import { type TableControl, useTableState } from '#web/components/table/use-table-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { filteredBy } from '#web/ui/table/table-state.ts'
import { hiddenQuoteColumnIds, quoteColumnIds, useQuoteColumns } from './quote-columns.tsx'
import { filtersIn, QuoteFilters, quoteFilterNames, useFilterTexts } from './quote-filters.tsx'
import { LabelFilter, labelIn } from './quote-labels.tsx'
import { SelectedLabels } from './selected-labels.tsx'

const list = {
  name: 'quotes',
  columns: quoteColumnIds,
  hidden: hiddenQuoteColumnIds,
  filters: ['state', 'label', ...quoteFilterNames],
}
const numberOf = ({ number }: QuoteRow) => number

/** The quotes of the company, newest first unless sorted. */
export function QuoteList() {
  const { t } = useTranslation('myQuotes')
  const navigate = useNavigate()
  const control = useTableState(list)
  const state = stateIn(control)
  const label = labelIn(control)
  const filters = filtersIn(control)
  const filterTexts = useFilterTexts(filters)
  const query = useCallQuery(
    'GET /api/quotes',
    {
      query: {
        ...(state && { state }),
        ...(label && { label }),
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
          <StateFilter control={control} />
          <LabelFilter control={control} />
        </>
      }
      criteria={[...(state ? [t(`states.${state}`)] : []), ...(label ? [label] : []), ...filterTexts]}
      emptyState={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: <SearchPrices /> }}
    />
  )
}

const stateIn = ({ state: { filters: chosen } }: TableControl) =>
  quoteStates.find((known) => chosen.state?.includes(known))

function StateFilter({ control: { state, onStateChange }, control }: { control: TableControl }) {
  const { t } = useTranslation('myQuotes')
  const current = stateIn(control)
  return (
    <fieldset className={buttons.filter}>
      <legend className="visually-hidden">{t('list.filter')}</legend>
      {[undefined, ...quoteStates].map((each) => (
        <Button
          key={each ?? 'all'}
          variant="quiet"
          isCompact
          aria-pressed={each === current}
          onClick={() => onStateChange(filteredBy(state, 'state', each ? [each] : []))}
        >
          {each ? t(`states.${each}`) : t('list.all')}
        </Button>
      ))}
    </fieldset>
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
