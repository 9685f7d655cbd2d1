import type { StaffMemberView } from '#contract/staff.ts'
import { AddStaff } from './add-staff.tsx'
import { ResetStaff } from './reset-staff.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import type { DialogProps, StaffWish } from './staff-wish.ts'
import { TurnStaff } from './turn-staff.tsx'

type StaffDialogProps = DialogProps & {
  readonly wish: StaffWish
  readonly members: readonly StaffMemberView[]
}

export function StaffDialog({ wish, members, ...dialog }: StaffDialogProps) {
  if (wish.what === 'add') return <AddStaff {...dialog} />
  const { what, member } = wish
  if (what === 'set-roles') return <RolesDialog member={member} members={members} {...dialog} />
  if (what === 'reset') return <ResetStaff member={member} {...dialog} />
  return <TurnStaff member={member} change={what} {...dialog} />
}
