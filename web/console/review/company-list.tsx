import { Link, useNavigate } from 'react-router'
import type { CertificationState } from '#domain/certification/certification.ts'
import { companySorts } from '#domain/certification/company-sorts.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { pageQuery } from '#web/components/table/list-sort.ts'
import { ListTable, pageOf, pageSize } from '#web/console/shared/list-table.tsx'
import { SearchBox } from '#web/console/shared/search-box.tsx'
import { companyPath } from '#web/console/shared/sections.ts'
import { oneOf, type TableUrl, useTableState } from '#web/console/shared/use-table-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { plainTableState } from '#web/ui/table/table-state.ts'
import { TabLinks } from '#web/ui/tabs.tsx'
import { companyColumns, useCompanyColumns } from './use-company-columns.tsx'

/** Companies that never applied are not listed. */
const states = ['under-review', 'refused', 'certified', 'all'] as const
export type StateFilter = CertificationState | 'all'

const shapeOf = (usual: StateFilter) => ({
  columns: companyColumns,
  filters: ['state', 'search'],
  usual: { ...plainTableState, filters: { state: [usual] } },
})

/** The queue and the list of all companies differ only in the usual filter. */
const pages = {
  queue: { usual: 'under-review', shape: shapeOf('under-review') },
  companies: { usual: 'all', shape: shapeOf('all') },
} as const

function useCompanies(page: keyof typeof pages) {
  const { t } = useTranslation('console')
  const { usual, shape } = pages[page]
  const table = useTableState(shape)
  const selected: StateFilter = oneOf(states, table.filter('state')) ?? usual
  const search = table.filter('search')
  const state = selected === 'all' ? undefined : selected
  const query = useCallQuery(
    'GET /api/console/companies',
    {
      query: {
        size: pageSize,
        ...(state && { state }),
        ...(search && { search }),
        ...pageQuery(table.state, companySorts),
      },
    },
    { keepsPrevious: true },
  )
  const criteria = [
    ...(selected !== usual && state ? [t(`certification:states.${state}`)] : []),
    ...(search ? [search] : []),
  ]
  return { table, selected, search, query, criteria }
}

type CompanyListProps = { readonly page: keyof typeof pages }

export function CompanyList({ page }: CompanyListProps) {
  const { t } = useTranslation('console')
  const navigate = useNavigate()
  const { table, selected, search, query, criteria } = useCompanies(page)
  const columns = useCompanyColumns(selected)
  const waiting = query.status === 'ready' ? query.data.waiting : undefined
  return (
    <>
      <StateTabs table={table} selected={selected} waiting={waiting} />
      <ListTable
        name={page}
        caption={t(`${page}.caption`)}
        table={table}
        query={query}
        {...pageOf(query)}
        columns={columns}
        rowId={({ companyId }) => companyId}
        onOpen={({ companyId }) => void navigate(companyPath(companyId))}
        criteria={criteria}
        emptyState={{ title: t(`${page}.firstUse`), text: t(`${page}.firstUseText`) }}
      >
        <SearchBox
          label={t('queue.searchLabel')}
          text={search}
          onSearch={(text) => table.setFilters({ search: text })}
        />
      </ListTable>
    </>
  )
}

type StateTabsProps = {
  readonly table: TableUrl
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
