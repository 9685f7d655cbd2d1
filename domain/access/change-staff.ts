import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
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

/** Once each, in the order of the house, however they were ticked. */
export const orderedRoles = (roles: readonly StaffRole[]): StaffRole[] =>
  staffRoles.filter((role) => roles.includes(role))

const changed = (target: StaffAccount, change: StaffChange): StaffAccount =>
  change.change === 'set-roles'
    ? { ...target, roles: orderedRoles(change.roles) }
    : { ...target, isDisabled: change.change === 'disable' }

const isSame = (one: StaffAccount, other: StaffAccount): boolean =>
  one.isDisabled === other.isDisabled && orderedRoles(one.roles).join() === other.roles.join()

/** Of all who work here one account becomes another; somebody must always be left who can do this. */
export function changeStaff(
  staff: readonly StaffAccount[],
  asked: { readonly staffId: string; readonly change: StaffChange },
  actor: Actor,
): Verdict<StaffAccount> {
  const may = mayManageStaff(actor)
  if (!may.ok) return may
  const target = staff.find(({ id }) => id === asked.staffId)
  if (!target) return refuse('not-found')
  if (asked.change.change === 'disable' && target.id === userOf(actor)) return refuse('not-yourself')
  const after = changed(target, asked.change)
  if (isSame(target, after)) return refuse('staff-unchanged')
  const isLed = staff.some((one) => isAdministrator(one === target ? after : one))
  return isLed ? accept(after) : refuse('last-staff-administrator')
}

/** Whoever sits at a stranger's open console must not make its account his own. */
export function mayResetStaff(actor: Actor, staffId: string): Verdict<Actor> {
  const may = mayManageStaff(actor)
  return may.ok && userOf(actor) === staffId ? refuse('not-yourself') : may
}
