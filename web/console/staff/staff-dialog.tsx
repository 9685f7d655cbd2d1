import type { StaffMemberView } from '#contract/staff.ts'
import { AddStaff } from './add-staff.tsx'
import { ResetStaff } from './reset-staff.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import type { DialogProps, StaffChange } from './staff-change.ts'
import { TurnStaff } from './turn-staff.tsx'

type StaffDialogProps = DialogProps & {
  readonly query: StaffChange
  readonly members: readonly StaffMemberView[]
}

export function StaffDialog({ query, members, ...dialog }: StaffDialogProps) {
  if (query.what === 'add') return <AddStaff {...dialog} />
  const { what, member } = query
  if (what === 'set-roles') return <RolesDialog member={member} members={members} {...dialog} />
  if (what === 'reset') return <ResetStaff member={member} {...dialog} />
  return <TurnStaff member={member} change={what} {...dialog} />
}
