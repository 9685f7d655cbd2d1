import type { StaffMemberView } from '#contract/staff.ts'
import { AddStaff } from './add-staff.tsx'
import { EnableStaff } from './enable-staff.tsx'
import { ResetStaff } from './reset-staff.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import type { DialogProps, StaffChange } from './staff-change.ts'

type StaffDialogProps = DialogProps & {
  readonly change: StaffChange
  readonly members: readonly StaffMemberView[]
}

export function StaffDialog({ change, members, ...dialog }: StaffDialogProps) {
  if (change.what === 'add') return <AddStaff {...dialog} />
  const { what, member } = change
  if (what === 'set-roles') return <RolesDialog member={member} members={members} {...dialog} />
  if (what === 'reset') return <ResetStaff member={member} {...dialog} />
  return <EnableStaff member={member} change={what} {...dialog} />
}
