import type { StaffMemberView, StaffView } from '#contract/staff.ts'
import { orderedRoles } from '#domain/access/change-staff.ts'
import type { StoredStaff } from './staff-store.ts'

export const viewStaff = ({ id, account, name, roles }: StoredStaff): StaffView => ({
  id,
  account,
  name,
  roles: orderedRoles(roles),
})

export const viewStaffMember = (
  stored: StoredStaff,
  { openSessions, reader }: { readonly openSessions: number; readonly reader: string | null },
): StaffMemberView => ({
  ...viewStaff(stored),
  isDisabled: stored.isDisabled,
  isEnrolled: stored.totpSecret !== null,
  createdAt: stored.createdAt.toISOString(),
  lastLogInAt: stored.lastLogInAt?.toISOString() ?? null,
  openSessions,
  isMe: stored.id === reader,
})
