import { useState } from 'react'
import type { StaffMemberView } from '#contract/staff.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import { readBlob } from '#web/client/files.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { useTableState } from '#web/components/table/use-table-state.ts'
import { ListSearch } from '#web/console/shared/list-search.tsx'
import { useRoleNames } from '#web/console/shared/use-role-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import type { StaffChange } from './staff-change.ts'
import { StaffDialog } from './staff-dialog.tsx'
import { useStaffColumns } from './use-staff-columns.tsx'

const list = {
  name: 'staff',
  columns: ['name', 'account', 'roles', 'state', 'sessions', 'lastLogIn', 'created', 'change'],
  filters: ['search'],
  hidden: ['created'],
}
const noMembers: readonly never[] = []

/** By a part of the name, the account or the name of a role; all accounts are loaded. */
const isFound = ({ name, account }: StaffMemberView, roles: string, search: string) => {
  const text = plainTyped(search).toLowerCase()
  return [name, account, roles].some((part) => part.toLowerCase().includes(text))
}

/** All console accounts; there is always at least one. */
export function StaffList() {
  const { t } = useTranslation('console')
  const table = useTableState(list)
  const query = useCallQuery('GET /api/console/staff', {})
  const [change, setChange] = useState<StaffChange>()
  const members = query.status === 'ready' ? query.data : noMembers
  const columns = useStaffColumns(members, setChange)
  const search = table.filter('search')
  const roleNames = useRoleNames()
  const found = members.filter((member) => isFound(member, roleNames(member.roles), search))
  return (
    <>
      <ListTable
        fillsScreen
        caption={t('staff.caption')}
        control={table}
        query={query}
        page={{ rows: found }}
        columns={columns}
        usualSort="name"
        rowId={({ id }) => id}
        criteria={search ? [search] : []}
        tools={
          <>
            <ListSearch
              label={t('staff.searchLabel')}
              text={search}
              onSearch={(text) => table.setFilters({ search: text })}
            />
            <Button variant="primary" onClick={() => setChange({ what: 'add' })}>
              {t('staff.add')}
            </Button>
            <ExportStaff />
          </>
        }
      />
      {change && <StaffDialog change={change} members={members} onClose={() => setChange(undefined)} />}
    </>
  )
}

/** For the review of who may do what. */
function ExportStaff() {
  const { t } = useTranslation('console')
  const { isFetching, download } = useDownload()
  const save = () =>
    download(
      () => readBlob('GET /api/console/staff/export', {}),
      `${t('staff.title')} ${shanghaiDay(new Date())}.csv`,
    )
  return (
    <Button isPending={isFetching} onClick={() => void save()}>
      {t('staff.export')}
    </Button>
  )
}
