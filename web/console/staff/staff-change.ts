import type { StaffMemberView } from '#contract/staff.ts'

/** The change whose dialog is open. */
export type StaffChange =
  | { readonly what: 'add' }
  | { readonly what: 'set-roles' | 'disable' | 'enable' | 'reset'; readonly member: StaffMemberView }

export type DialogProps = { onClose(): void }

/** Every change of an account changes the list. */
export const changesList = { invalidates: ['GET /api/console/staff'] } as const
