import { Link } from 'react-router'
import type { CallInput } from '#contract/client.ts'
import type { PersonRow } from '#contract/people.ts'
import { call } from '#web/client/call.ts'
import { WrittenTime } from '#web/components/formats/written-time.tsx'
import { Listing } from '#web/console/shared/listing.tsx'
import { SearchBox } from '#web/console/shared/search-box.tsx'
import { personPath } from '#web/console/shared/sections.ts'
import { useFilters } from '#web/console/shared/use-filters.ts'
import { useRows } from '#web/console/shared/use-rows.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

type Query = CallInput<'GET /api/console/people'>['query']
const people = {
  read: (query: Query) => call('GET /api/console/people', { query }),
  after: ({ personId }: PersonRow): Query => ({ after: personId }),
}

export function PeopleList() {
  const { t } = useTranslation('console')
  const { read, change, clear } = useFilters()
  const search = read('search')
  const list = useRows(people, search ? { search } : {})
  const columns = usePeopleColumns()
  return (
    <>
      <SearchBox
        label={t('people.searchLabel')}
        asked={search}
        onSearch={(text) => change({ search: text })}
      />
      <Listing
        list={list}
        criteria={search ? [search] : []}
        onClear={clear}
        firstUse={{ title: t('people.firstUse'), text: t('people.firstUseText') }}
      >
        <DataTable
          caption={t('people.caption')}
          captionHidden
          density="dense"
          columns={columns}
          rows={list.rows}
          rowKey={({ personId }) => personId}
        />
      </Listing>
    </>
  )
}

function usePeopleColumns(): readonly Column<PersonRow>[] {
  const { t } = useTranslation('console')
  return [
    {
      key: 'name',
      header: t('people.columns.name'),
      isName: true,
      cell: ({ personId, name }) => <Link to={personPath(personId)}>{name}</Link>,
    },
    { key: 'account', header: t('people.columns.account'), cell: ({ account }) => account },
    { key: 'mobile', header: t('people.columns.mobile'), cell: ({ mobile }) => mobile },
    { key: 'email', header: t('people.columns.email'), cell: ({ email }) => email },
    { key: 'company', header: t('people.columns.company'), cell: ({ statedCompany }) => statedCompany },
    {
      key: 'created',
      header: t('people.columns.created'),
      cell: ({ createdAt }) => <WrittenTime at={createdAt} shape="dateTime" />,
    },
    {
      key: 'state',
      header: t('people.columns.state'),
      cell: ({ closedAt }) => (
        <Badge tone={closedAt ? 'neutral' : 'ok'} word={t(closedAt ? 'people.closed' : 'people.open')} />
      ),
    },
  ]
}
