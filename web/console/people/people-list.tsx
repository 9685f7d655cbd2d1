import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import type { PersonRow } from '#contract/people.ts'
import { peopleSorts, usualPeopleSort } from '#domain/identity/people-sorts.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { pageQuery, sortedByApi } from '#web/components/table/list-sort.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { useTableState } from '#web/components/table/use-table-state.ts'
import { textColumn, timeColumn } from '#web/console/shared/columns.tsx'
import { ListSearch } from '#web/console/shared/list-search.tsx'
import { personPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { AccountState } from './account-state.tsx'

const list = {
  name: 'people',
  columns: ['name', 'state', 'account', 'mobile', 'email', 'member', 'company', 'lastSeen', 'created'],
  hidden: ['company'],
  filters: ['search'],
}

export function PeopleList() {
  const { t } = useTranslation('console')
  const navigate = useNavigate()
  const table = useTableState(list)
  const search = table.filter('search')
  const query = useCallQuery(
    'GET /api/console/people',
    { query: { size: pageSize, ...(search && { search }), ...pageQuery(table.state, peopleSorts) } },
    { keepsPrevious: true },
  )
  return (
    <ListTable
      fillsScreen
      caption={t('people.caption')}
      control={table}
      query={query}
      page={pageOf(query)}
      columns={usePeopleColumns()}
      usualSort={usualPeopleSort}
      rowId={({ personId }) => personId}
      onOpen={({ personId }) => void navigate(personPath(personId))}
      criteria={search ? [search] : []}
      emptyState={{ title: t('people.firstUse'), text: t('people.firstUseText') }}
      tools={
        <ListSearch
          label={t('people.searchLabel')}
          text={search}
          onSearch={(text) => table.setFilters({ search: text })}
        />
      }
    />
  )
}

/** A closed account has lost its name. */
const nameColumn = (header: string, closed: string): TableColumn<PersonRow> => ({
  id: 'name',
  header,
  isRowHeader: true,
  cell: ({ personId, name }) => <Link to={personPath(personId)}>{name || closed}</Link>,
  text: ({ name }) => name || closed,
})

function usePeopleColumns(): readonly TableColumn<PersonRow>[] {
  const { t } = useTranslation('console')
  return useMemo(
    () =>
      sortedByApi<PersonRow>(
        [
          nameColumn(t('people.columns.name'), t('people.closedAccount')),
          {
            id: 'state',
            header: t('people.columns.state'),
            cell: ({ closedAt, blockedAt }) => <AccountState closedAt={closedAt} blockedAt={blockedAt} />,
            narrowSlot: 'firstEnd',
            widthPx: 104,
          },
          textColumn('account', t('people.columns.account'), ({ account }) => account, {
            widthPx: 110,
            narrowSlot: 'second',
          }),
          textColumn('mobile', t('people.columns.mobile'), ({ mobile }) => mobile, {
            widthPx: 120,
            narrowSlot: 'secondEnd',
          }),
          textColumn('email', t('people.columns.email'), ({ email }) => email, { widthPx: 190 }),
          textColumn('member', t('people.columns.member'), ({ companyName }) => companyName, {
            widthPx: 200,
          }),
          textColumn('company', t('people.columns.company'), ({ statedCompany }) => statedCompany, {
            widthPx: 220,
          }),
          timeColumn('lastSeen', t('people.columns.lastSeen'), ({ lastSeenAt }) => lastSeenAt),
          timeColumn('created', t('people.columns.created'), ({ createdAt }) => createdAt),
        ],
        peopleSorts,
      ),
    [t],
  )
}
