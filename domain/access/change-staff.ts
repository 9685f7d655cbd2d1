import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { type Actor, type StaffRole, staffRoles, userOf } from './actor.ts'
import { mayManageStaff } from './may-staff.ts'

export type StaffAccount = {
  readonly id: string
  readonly roles: readonly StaffRole[]
  readonly isDisabled: boolean
}

export type StaffChange =
  | { readonly change: 'set-roles'; readonly roles: readonly StaffRole[] }
  | { readonly change: 'disable' | 'enable' }

const isAdministrator = ({ roles, isDisabled }: StaffAccount): boolean =>
  !isDisabled && roles.includes('administrator')

/** Without duplicates, in the order of `staffRoles`. */
export const orderedRoles = (roles: readonly StaffRole[]): StaffRole[] =>
  staffRoles.filter((role) => roles.includes(role))

const changed = (target: StaffAccount, change: StaffChange): StaffAccount =>
  change.change === 'set-roles'
    ? { ...target, roles: orderedRoles(change.roles) }
    : { ...target, isDisabled: change.change === 'disable' }

const isSame = (one: StaffAccount, other: StaffAccount): boolean =>
  one.isDisabled === other.isDisabled && orderedRoles(one.roles).join() === other.roles.join()

/** At least one active administrator must remain. */
export function changeStaff(
  staff: readonly StaffAccount[],
  requested: { readonly staffId: string; readonly change: StaffChange },
  actor: Actor,
): Result<StaffAccount> {
  const may = mayManageStaff(actor)
  if (!may.ok) return may
  const target = staff.find(({ id }) => id === requested.staffId)
  if (!target) return refusal('not-found')
  if (requested.change.change === 'disable' && target.id === userOf(actor)) return refusal('not-yourself')
  const after = changed(target, requested.change)
  if (isSame(target, after)) return refusal('staff-unchanged')
  const hasAdministrator = staff.some((one) => isAdministrator(one === target ? after : one))
  return hasAdministrator ? ok(after) : refusal('last-staff-administrator')
}

/** Not one's own account, so that an unattended console cannot be used to take it over. */
export function mayResetStaff(actor: Actor, staffId: string): Result<Actor> {
  const may = mayManageStaff(actor)
  return may.ok && userOf(actor) === staffId ? refusal('not-yourself') : may
}
