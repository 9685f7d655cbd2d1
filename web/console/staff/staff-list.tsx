import { useState } from 'react'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { ListTable } from '#web/console/shared/list-table.tsx'
import { useTableState } from '#web/console/shared/use-table-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { plainTableState } from '#web/ui/table/table-state.ts'
import type { StaffChange } from './staff-change.ts'
import { StaffDialog } from './staff-dialog.tsx'
import { useStaffColumns } from './use-staff-columns.tsx'

const shape = {
  columns: ['name', 'account', 'roles', 'state', 'sessions', 'created', 'change'],
  filters: [],
  usual: plainTableState,
}
const noMembers: readonly never[] = []

/** All console accounts; there is always at least one. */
export function StaffList() {
  const { t } = useTranslation('console')
  const table = useTableState(shape)
  const query = useCallQuery('GET /api/console/staff', {})
  const [change, setChange] = useState<StaffChange>()
  const members = query.status === 'ready' ? query.data : noMembers
  const columns = useStaffColumns(members, setChange)
  return (
    <>
      <ListTable
        name="staff"
        caption={t('staff.caption')}
        table={table}
        query={query}
        rows={members}
        columns={columns}
        rowId={({ id }) => id}
        emptyState={{ title: t('staff.title'), text: t('staff.lead') }}
      >
        <Button variant="primary" onClick={() => setChange({ what: 'add' })}>
          {t('staff.add')}
        </Button>
      </ListTable>
      {change && <StaffDialog change={change} members={members} onClose={() => setChange(undefined)} />}
    </>
  )
}
