import { useState } from 'react'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { useTableState } from '#web/components/table/use-table-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import type { StaffChange } from './staff-change.ts'
import { StaffDialog } from './staff-dialog.tsx'
import { useStaffColumns } from './use-staff-columns.tsx'

const list = {
  name: 'staff',
  columns: ['name', 'account', 'roles', 'state', 'sessions', 'lastLogIn', 'created', 'change'],
  hidden: ['created'],
}
const noMembers: readonly never[] = []

/** All console accounts; there is always at least one. */
export function StaffList() {
  const { t } = useTranslation('console')
  const table = useTableState(list)
  const query = useCallQuery('GET /api/console/staff', {})
  const [change, setChange] = useState<StaffChange>()
  const members = query.status === 'ready' ? query.data : noMembers
  const columns = useStaffColumns(members, setChange)
  return (
    <>
      <ListTable
        caption={t('staff.caption')}
        control={table}
        query={query}
        page={{ rows: members }}
        columns={columns}
        usualSort="name"
        rowId={({ id }) => id}
        tools={
          <Button variant="primary" onClick={() => setChange({ what: 'add' })}>
            {t('staff.add')}
          </Button>
        }
      />
      {change && <StaffDialog change={change} members={members} onClose={() => setChange(undefined)} />}
    </>
  )
}
