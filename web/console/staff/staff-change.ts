import type { StaffMemberView } from '#contract/staff.ts'

/** What an administrator is about to do. */
export type StaffChange =
  | { readonly what: 'add' }
  | { readonly what: 'set-roles' | 'disable' | 'enable' | 'reset'; readonly member: StaffMemberView }

export type DialogProps = {
  /** The list is read anew behind the dialog. */
  onChanged(): void
  onClose(): void
}
