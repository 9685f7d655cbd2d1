import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import type { PersonRow } from '#contract/people.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { WrittenTime } from '#web/components/formats/written-time.tsx'
import { ListTable, pageOf, pageRows } from '#web/console/shared/list-table.tsx'
import { SearchBox } from '#web/console/shared/search-box.tsx'
import { personPath } from '#web/console/shared/sections.ts'
import { useTableState } from '#web/console/shared/use-table-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { plainTableState } from '#web/ui/table/table-state.ts'

const shape = {
  columns: ['name', 'account', 'mobile', 'email', 'company', 'created', 'state'],
  filters: ['search'],
  usual: plainTableState,
}

export function PeopleList() {
  const { t } = useTranslation('console')
  const navigate = useNavigate()
  const table = useTableState(shape)
  const search = table.filter('search')
  const query = useCallQuery(
    'GET /api/console/people',
    { query: { size: pageRows, ...(search && { search }), after: table.state.cursor } },
    { keepsPrevious: true },
  )
  return (
    <ListTable
      name="people"
      caption={t('people.caption')}
      table={table}
      query={query}
      {...pageOf(query, ({ personId }) => personId)}
      columns={usePeopleColumns()}
      rowId={({ personId }) => personId}
      onOpen={({ personId }) => void navigate(personPath(personId))}
      criteria={search ? [search] : []}
      firstUse={{ title: t('people.firstUse'), text: t('people.firstUseText') }}
    >
      <SearchBox
        label={t('people.searchLabel')}
        text={search}
        onSearch={(text) => table.setFilters({ search: text })}
      />
    </ListTable>
  )
}

function usePeopleColumns(): readonly TableColumn<PersonRow>[] {
  const { t } = useTranslation('console')
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('people.columns.name'),
        isName: true,
        cell: ({ personId, name }) => <Link to={personPath(personId)}>{name}</Link>,
        text: ({ name }) => name,
        sort: ({ name }) => name,
      },
      {
        id: 'account',
        header: t('people.columns.account'),
        cell: ({ account }) => account,
        sort: ({ account }) => account,
        phone: 'second',
      },
      { id: 'mobile', header: t('people.columns.mobile'), cell: ({ mobile }) => mobile, phone: 'secondEnd' },
      { id: 'email', header: t('people.columns.email'), cell: ({ email }) => email, widthPx: 200 },
      {
        id: 'company',
        header: t('people.columns.company'),
        cell: ({ statedCompany }) => statedCompany,
        sort: ({ statedCompany }) => statedCompany ?? undefined,
        widthPx: 220,
      },
      {
        id: 'created',
        header: t('people.columns.created'),
        cell: ({ createdAt }) => <WrittenTime at={createdAt} shape="dateTime" />,
        sort: ({ createdAt }) => createdAt,
        widthPx: 160,
      },
      {
        id: 'state',
        header: t('people.columns.state'),
        cell: ({ closedAt }) => (
          <Badge tone={closedAt ? 'neutral' : 'ok'} word={t(closedAt ? 'people.closed' : 'people.open')} />
        ),
        sort: ({ closedAt }) => (closedAt ? 1 : 0),
        phone: 'firstEnd',
        widthPx: 110,
      },
    ],
    [t],
  )
}
