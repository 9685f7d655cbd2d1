import { Link } from 'react-router'
import type { CertificationState } from '#domain/certification/certification.ts'
import { companySorts, usualCompanySort } from '#domain/certification/company-sorts.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { pageQuery } from '#web/components/table/list-sort.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { oneOf, type TableControl, useTableState } from '#web/components/table/use-table-state.ts'
import { FilterChoice } from '#web/console/shared/filter-choice.tsx'
import { ListSearch } from '#web/console/shared/list-search.tsx'
import { PageTabs } from '#web/console/shared/page-tabs.tsx'
import { useRememberedOrder } from '#web/console/shared/record-order.ts'
import { applicationPath, companyPath } from '#web/console/shared/sections.ts'
import { useDetail } from '#web/console/shared/use-detail.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { TabLinks } from '#web/ui/tabs.tsx'
import { companyColumns, useCompanyColumns } from './use-company-columns.tsx'

/** Companies that never applied are not listed. */
const states = ['under-review', 'refused', 'certified', 'suspended', 'revoked', 'all'] as const
export type StateFilter = CertificationState | 'all'

const listOf = (name: string, usual: StateFilter) => ({
  name,
  columns: companyColumns,
  filters: ['state', 'licence', 'search'],
  usualFilters: { state: [usual] },
  hidden: ['licence'],
})

/** The queue and the list of all companies differ only in the usual filter. */
const pages = {
  queue: {
    usual: 'under-review',
    path: '/console/certifications',
    pathOf: applicationPath,
    list: listOf('queue', 'under-review'),
  },
  companies: {
    usual: 'all',
    path: '/console/companies',
    pathOf: companyPath,
    list: listOf('companies', 'all'),
  },
} as const

function useCompanies(page: keyof typeof pages) {
  const { t } = useTranslation('console')
  const { usual, list } = pages[page]
  const table = useTableState(list)
  const selected: StateFilter = oneOf(states, table.filter('state')) ?? usual
  const licence = oneOf(['ending'] as const, table.filter('licence'))
  const search = table.filter('search')
  const state = selected === 'all' ? undefined : selected
  const query = useCallQuery(
    'GET /api/console/companies',
    {
      query: {
        size: pageSize,
        ...(state && { state }),
        ...(licence && { licence }),
        ...(search && { search }),
        ...pageQuery(table.state, companySorts),
      },
    },
    { keepsPrevious: true },
  )
  const criteria = [
    ...(selected !== usual && state ? [t(`certification:states.${state}`)] : []),
    ...(licence ? [t('queue.licenceEnding')] : []),
    ...(search ? [search] : []),
  ]
  return { table, selected, licence, search, query, criteria }
}

type CompanyListProps = { readonly page: keyof typeof pages }

export function CompanyList({ page }: CompanyListProps) {
  const { t } = useTranslation('console')
  const { table, selected, licence, search, query, criteria } = useCompanies(page)
  const { path, pathOf } = pages[page]
  const { open, move } = useDetail(pathOf)
  const columns = useCompanyColumns(selected, pathOf)
  const rows = pageOf(query)
  useRememberedOrder(
    path,
    rows.rows.map(({ companyId }) => companyId),
  )
  const waiting = query.status === 'ready' ? query.data.waiting : undefined
  return (
    <>
      <PageTabs>
        <StateTabs table={table} selected={selected} waiting={waiting} />
      </PageTabs>
      <ListTable
        fillsScreen
        caption={t(`${page}.caption`)}
        control={table}
        query={query}
        page={rows}
        columns={columns}
        usualSort={usualCompanySort(selected === 'all' ? undefined : selected)}
        rowId={({ companyId }) => companyId}
        onOpen={({ companyId }) => open(companyId)}
        onMove={({ companyId }) => move(companyId)}
        criteria={criteria}
        emptyState={{ title: t(`${page}.firstUse`), text: t(`${page}.firstUseText`) }}
        tools={
          <>
            <FilterChoice
              name="licence"
              label={t('company.facts.licenceEnd')}
              selected={licence ?? ''}
              choices={[{ value: 'ending', label: t('queue.licenceEnding') }]}
              onSelect={(value) => table.setFilters({ licence: value })}
            />
            <ListSearch
              label={t('queue.searchLabel')}
              text={search}
              onSearch={(text) => table.setFilters({ search: text })}
            />
          </>
        }
      />
    </>
  )
}

type StateTabsProps = {
  readonly table: TableControl
  readonly selected: StateFilter
  readonly waiting: number | undefined
}

function StateTabs({ table, selected, waiting }: StateTabsProps) {
  const { t } = useTranslation('console')
  const tabs = states.map((state) => ({
    id: state,
    label: state === 'all' ? t('list.all') : t(`certification:states.${state}`),
    count: state === 'under-review' ? waiting : undefined,
  }))
  return (
    <TabLinks
      label={t('queue.states')}
      tabs={tabs}
      selected={selected}
      link={({ id }, attributes) => (
        <Link to={table.urlFor({ state: id })} preventScrollReset {...attributes} />
      )}
    />
  )
}
