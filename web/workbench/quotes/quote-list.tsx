import { Link, useNavigate } from 'react-router'
import type { QuoteRow } from '#contract/quotes.ts'
import { quoteStates } from '#domain/quotes/quote-state.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { type TableControl, useTableState } from '#web/components/table/use-table-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { filteredBy, withoutFilters } from '#web/ui/table/table-state.ts'
import { quoteColumnIds, quoteUrl, useQuoteColumns } from './quote-columns.tsx'
import styles from './quotes.module.css'

const pageRows = 100
const filters = ['state'] as const
const noRows: readonly QuoteRow[] = []

/** The quotes of the company, newest first. */
export function QuoteList() {
  const { t } = useTranslation('myQuotes')
  const navigate = useNavigate()
  const control = useTableState({ name: 'quotes', columns: quoteColumnIds, filters })
  const { cursor: after } = control.state
  const state = stateIn(control)
  const query = useCallQuery(
    'GET /api/quotes',
    { query: { ...(state && { state }), ...(after && { after }), size: pageRows } },
    { keepsPrevious: true },
  )
  const { rows, hasMore } = query.is === 'ready' ? query.data : { rows: noRows, hasMore: false }
  const isWhole = after === undefined && !hasMore
  return (
    <ListTable
      caption={t('list.caption')}
      control={control}
      columns={useQuoteColumns(isWhole)}
      query={query}
      page={{ rows, next: hasMore ? rows.at(-1)?.number : undefined }}
      rowId={({ number }) => number}
      onOpen={({ number }) => void navigate(quoteUrl(number))}
      tools={<StateFilter control={control} />}
      firstUse={<FirstUse />}
      noMatch={<NoMatch control={control} />}
    />
  )
}

const stateIn = ({ state: { filters: chosen } }: TableControl) =>
  quoteStates.find((known) => chosen.state?.includes(known))

function StateFilter({ control: { state, onState }, control }: { control: TableControl }) {
  const { t } = useTranslation('myQuotes')
  const current = stateIn(control)
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{t('list.filter')}</legend>
      {[undefined, ...quoteStates].map((each) => (
        <Button
          key={each ?? 'all'}
          variant="quiet"
          isCompact
          aria-pressed={each === current}
          onClick={() => onState(filteredBy(state, 'state', each ? [each] : []))}
        >
          {each ? t(`states.${each}`) : t('list.all')}
        </Button>
      ))}
    </fieldset>
  )
}

function NoMatch({ control: { state, onState } }: { control: TableControl }) {
  const { t } = useTranslation('myQuotes')
  const clear = (
    <Button isCompact onClick={() => onState(withoutFilters(state))}>
      {t('list.clear')}
    </Button>
  )
  return <EmptyState state="no-match" title={t('list.noMatch')} action={clear} />
}

function FirstUse() {
  const { t } = useTranslation('myQuotes')
  const step = (
    <Link className={buttonLook({ variant: 'primary' })} to="/service/hyzx">
      {t('list.emptyStep')}
    </Link>
  )
  return (
    <EmptyState state="first-use" title={t('list.emptyTitle')} text={t('list.emptyText')} action={step} />
  )
}
