import { useState } from 'react'
import { Failed } from '#web/console/shared/listing.tsx'
import { useRead } from '#web/console/shared/use-read.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { StaffChange } from './staff-change.ts'
import { StaffDialog } from './staff-dialog.tsx'
import { useStaffColumns } from './use-staff-columns.tsx'

/** Everybody who works here; at least whoever reads this. */
export function StaffList() {
  const { t } = useTranslation('console')
  const { verdict, load, retry } = useRead('GET /api/console/staff', {})
  const [query, setQuery] = useState<StaffChange>()
  const members = verdict?.ok ? verdict.value : []
  const columns = useStaffColumns(members, setQuery)
  const close = () => setQuery(undefined)
  if (!verdict) return <EmptyState state="loading" title={t('common:loading')} />
  if (!verdict.ok) return <Failed refusal={verdict} retry={retry} />
  return (
    <>
      <p>
        <Button isCompact onClick={() => setQuery({ what: 'add' })}>
          {t('staff.add')}
        </Button>
      </p>
      <DataTable
        caption={t('staff.caption')}
        captionHidden
        density="dense"
        columns={columns}
        rows={members}
        rowKey={({ id }) => id}
      />
      {query && <StaffDialog query={query} members={members} onChanged={() => void load()} onClose={close} />}
    </>
  )
}
