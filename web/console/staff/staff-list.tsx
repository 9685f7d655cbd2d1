import { useState } from 'react'
import { Failed } from '#web/console/frame/listing.tsx'
import { useRead } from '#web/console/frame/use-read.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { StaffDialog } from './staff-dialog.tsx'
import type { StaffWish } from './staff-wish.ts'
import { useStaffColumns } from './use-staff-columns.tsx'

/** Everybody who works here; at least whoever reads this. */
export function StaffList() {
  const { t } = useTranslation('console')
  const { verdict, load, retry } = useRead('GET /api/console/staff', {})
  const [wish, setWish] = useState<StaffWish>()
  const members = verdict?.ok ? verdict.value : []
  const columns = useStaffColumns(members, setWish)
  const close = () => setWish(undefined)
  if (!verdict) return <EmptyState state="loading" title={t('common:loading')} />
  if (!verdict.ok) return <Failed refusal={verdict} retry={retry} />
  return (
    <>
      <p>
        <button className={button.small} type="button" onClick={() => setWish({ what: 'add' })}>
          {t('staff.add')}
        </button>
      </p>
      <DataTable
        caption={t('staff.caption')}
        captionHidden
        density="dense"
        columns={columns}
        rows={members}
        rowKey={({ id }) => id}
      />
      {wish && <StaffDialog wish={wish} members={members} onChanged={() => void load()} onClose={close} />}
    </>
  )
}
