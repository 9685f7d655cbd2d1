import { Link } from 'react-router'
import type { CallData } from '#contract/client.ts'
import type { RateListRow } from '#contract/rates.ts'
import { may } from '#domain/access/permissions.ts'
import { isImportedKind, mostCountedRates, type RateKind, rateKinds } from '#domain/rates/rate.ts'
import { rateSorts, usualRateSort } from '#domain/rates/sorts.ts'
import { type CallQuery, useCallQuery } from '#web/client/query/use-call-query.ts'
import { DraftNotice } from '#web/components/drafts/drafted.tsx'
import { pageQuery } from '#web/components/table/list-sort.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { useSelection } from '#web/components/table/use-selection.ts'
import { PageTabs } from '#web/console/shared/page-tabs.tsx'
import { useRememberedOrder } from '#web/console/shared/record-order.ts'
import { ratePath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useDetail } from '#web/console/shared/use-detail.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { TabLinks } from '#web/ui/tabs.tsx'
import { PriceEditingContext } from './price-cell.tsx'
import { RateFilters } from './rate-filters.tsx'
import { SelectedRates } from './selected-rates.tsx'
import { TypedBar } from './typed-bar.tsx'
import { useCriteria } from './use-criteria.ts'
import { EditPrices, usePriceEditing } from './use-price-editing.tsx'
import { useRateColumns } from './use-rate-columns.tsx'
import { useRateQuery } from './use-rate-query.ts'

const idOf = ({ rateId }: RateListRow) => rateId

const foundIn = (query: CallQuery<CallData<'GET /api/console/rates'>>) =>
  query.status === 'ready'
    ? { count: query.data.found, isMore: query.data.found >= mostCountedRates }
    : undefined

const companyIn = (query: CallQuery<CallData<'GET /api/console/rates'>>) =>
  query.status === 'ready' ? query.data.contractOf : null

/** Each kind has its own prices that were typed. */
export function RateList() {
  const { query } = useRateQuery()
  return <RatesOfKind key={query.kind} />
}

/** The rates of one kind, filtered by port, state and text. */
function RatesOfKind() {
  const { t } = useTranslation('ratesAdmin')
  const { open, move } = useDetail(ratePath)
  const { table, query: filters } = useRateQuery()
  const query = useCallQuery(
    'GET /api/console/rates',
    { query: { ...filters, size: pageSize, ...pageQuery(table.state, rateSorts) } },
    { keepsPrevious: true },
  )
  const columns = useRateColumns(filters.kind)
  const page = pageOf(query)
  useRememberedOrder('/console/rates', page.rows.map(idOf))
  const selection = useSelection(page.rows, idOf)
  const mayPublish = may(useActor(), 'publish-rates')
  const { context, typed, discard, restoredAt, ...editing } = usePriceEditing(filters.kind)
  const edited = mayPublish && isImportedKind(filters.kind) ? filters.kind : undefined
  return (
    <PriceEditingContext value={edited && context}>
      <PageTabs>
        <KindTabs selected={filters.kind} />
      </PageTabs>
      {edited && restoredAt && <DraftNotice savedAt={restoredAt} onDiscard={discard} />}
      <ListTable
        fillsScreen
        caption={t('list.caption', { kind: t(`kinds.${filters.kind}`) })}
        control={table}
        query={query}
        page={page}
        found={foundIn(query)}
        columns={columns}
        usualSort={usualRateSort}
        rowId={idOf}
        {...(mayPublish && {
          selection: {
            ...selection,
            actions: <SelectedRates filters={filters} rates={selection.rows} onDone={selection.clear} />,
          },
        })}
        onOpen={({ rateId }) => open(rateId)}
        onMove={({ rateId }) => move(rateId)}
        criteria={useCriteria(filters, companyIn(query))}
        emptyState={{ title: t('list.firstUse'), text: t('list.firstUseText') }}
        tools={
          <>
            <RateFilters query={filters} company={companyIn(query)} setFilters={table.setFilters} />
            {edited && <EditPrices {...editing} />}
          </>
        }
      />
      {edited && <TypedBar kind={edited} typed={typed} onDiscard={discard} />}
    </PriceEditingContext>
  )
}

function KindTabs({ selected }: { readonly selected: RateKind }) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <TabLinks
      label={t('list.kinds')}
      tabs={rateKinds.map((kind) => ({ id: kind, label: t(`kinds.${kind}`) }))}
      selected={selected}
      link={({ id }, attributes) => <Link to={`?kind=${id}`} preventScrollReset {...attributes} />}
    />
  )
}
