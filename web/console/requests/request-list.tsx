import { Link } from 'react-router'
import { requestSorts, usualRequestSorts } from '#domain/quotes/offers/sorts.ts'
import {
  type RequestState,
  requestKinds,
  requestOwners,
  requestStates,
} from '#domain/quotes/requests/quote-request.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { pageQuery } from '#web/components/table/list-sort.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { oneOf, type TableControl, useTableState } from '#web/components/table/use-table-state.ts'
import { FilterChoice } from '#web/console/shared/filter-choice.tsx'
import { ListSearch } from '#web/console/shared/list-search.tsx'
import { PageTabs } from '#web/console/shared/page-tabs.tsx'
import { useRememberedOrder } from '#web/console/shared/record-order.ts'
import { requestPath } from '#web/console/shared/sections.ts'
import { useDetail } from '#web/console/shared/use-detail.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { TabLinks } from '#web/ui/tabs.tsx'
import { Acceptances } from './acceptances.tsx'
import { EndingOffers } from './ending-offers.tsx'
import { useOpenRequests } from './use-open-requests.ts'
import { requestColumns, useRequestColumns } from './use-request-columns.tsx'

type StateFilter = RequestState | 'all'
const states: readonly StateFilter[] = [...requestStates, 'all']

const list = {
  name: 'requests',
  columns: requestColumns,
  filters: ['state', 'kind', 'owner', 'search'],
  usualFilters: { state: ['open'] },
}

function useRequests() {
  const { t } = useTranslation('requestsAdmin')
  const table = useTableState(list)
  const selected = oneOf(states, table.filter('state')) ?? 'open'
  const kind = oneOf(requestKinds, table.filter('kind'))
  const owner = oneOf(requestOwners, table.filter('owner'))
  const search = table.filter('search') || undefined
  const state = selected === 'all' ? undefined : selected
  const query = useCallQuery(
    'GET /api/console/requests',
    {
      query: {
        size: pageSize,
        ...(state && { state }),
        ...(kind && { kind }),
        ...(owner && { owner }),
        ...(search && { search }),
        ...pageQuery(table.state, requestSorts),
      },
    },
    { keepsPrevious: true },
  )
  const criteria = [
    ...(state && state !== 'open' ? [t(`states.${state}`)] : []),
    ...(kind ? [t(`kinds.${kind}`)] : []),
    ...(owner ? [t(`owners.${owner}`)] : []),
    ...(search ? [search] : []),
  ]
  return { table, selected, kind, owner, search, query, criteria }
}

/** The earliest due requests first; above them, what customers accepted and what ends soon. */
export function RequestList() {
  const { t } = useTranslation('requestsAdmin')
  const { open, move } = useDetail(requestPath)
  const { table, selected, kind, owner, search, query, criteria } = useRequests()
  const columns = useRequestColumns(selected)
  const page = pageOf(query)
  useRememberedOrder(
    '/console/requests',
    page.rows.map(({ number }) => number),
  )
  return (
    <>
      <Acceptances isFolded />
      <EndingOffers isFolded />
      <PageTabs>
        <StateTabs table={table} selected={selected} />
      </PageTabs>
      <ListTable
        caption={t('list.head')}
        control={table}
        query={query}
        page={page}
        columns={columns}
        usualSort={usualRequestSorts.staff}
        rowId={({ number }) => number}
        onOpen={({ number }) => open(number)}
        onMove={({ number }) => move(number)}
        criteria={criteria}
        emptyState={{ title: t('list.firstUse'), text: t('list.firstUseText') }}
        fillsScreen
        tools={
          <>
            <FilterChoice
              name="kind"
              label={t('columns.kind')}
              selected={kind ?? ''}
              choices={requestKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              onSelect={(value) => table.setFilters({ kind: value })}
            />
            <FilterChoice
              name="owner"
              label={t('columns.owner')}
              selected={owner ?? ''}
              choices={requestOwners.map((value) => ({ value, label: t(`owners.${value}`) }))}
              onSelect={(value) => table.setFilters({ owner: value })}
            />
            <ListSearch
              label={t('list.search')}
              text={search ?? ''}
              onSearch={(text) => table.setFilters({ search: text })}
            />
          </>
        }
      />
    </>
  )
}

function StateTabs({ table, selected }: { readonly table: TableControl; readonly selected: StateFilter }) {
  const { t } = useTranslation('requestsAdmin')
  const open = useOpenRequests()
  const waiting = open.status === 'ready' ? open.data.openCount : undefined
  const tabs = states.map((state) => ({
    id: state,
    label: state === 'all' ? t('console:list.all') : t(`states.${state}`),
    count: state === 'open' ? waiting : undefined,
  }))
  return (
    <TabLinks
      label={t('list.states')}
      tabs={tabs}
      selected={selected}
      link={({ id }, attributes) => (
        <Link to={table.urlFor({ state: id })} preventScrollReset {...attributes} />
      )}
    />
  )
}
