import type {
  addStaff as addStaffCall,
  changeStaff as changeStaffCall,
  resetStaff as resetStaffCall,
  StaffMemberView,
} from '#contract/staff.ts'
import { type Actor, userOf } from '#domain/access/actor.ts'
import { changeStaff as applyChange, mayResetStaff, orderedRoles } from '#domain/access/change-staff.ts'
import { mayManageStaff } from '#domain/access/may-staff.ts'
import type { AuditAction } from '#domain/audit/audit.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { countStaffSessions, endSessionsOf } from '#server/identity/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput, RequestContext } from '#server/platform/http/endpoint.ts'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import type { ConsoleDeps } from './deps.ts'
import { newFirstPassword } from './first-password.ts'
import { readStaffAccount, staffProblems } from './staff-account.ts'
import {
  insertStaff,
  listStaffMembers,
  lockStaff,
  resetCredentials,
  type StoredStaff,
  saveStaff,
} from './staff-store.ts'
import { viewStaffMember } from './staff-view.ts'

type Deps = Pick<ConsoleDeps, 'database'>
type FirstPassword = { readonly staff: StaffMemberView; readonly firstPassword: string }

async function view(db: Db, stored: StoredStaff, { principal }: RequestContext) {
  const openSessions = (await countStaffSessions(db)).get(stored.id) ?? 0
  return viewStaffMember(stored, { openSessions, reader: userOf(principal.actor) })
}

export async function listStaff(
  { database }: Deps,
  input: RequestContext,
): Promise<Result<StaffMemberView[]>> {
  const may = mayManageStaff(input.principal.actor)
  if (!may.ok) return may
  return database.transaction(async (db) => {
    const [staff, open] = [await listStaffMembers(db), await countStaffSessions(db)]
    await audit(db, input, { action: 'staff-listed', subjectId: null, after: { rows: staff.length } })
    const reader = userOf(input.principal.actor)
    return ok(staff.map((one) => viewStaffMember(one, { openSessions: open.get(one.id) ?? 0, reader })))
  })
}

/** The caller's roles under the lock: of two administrators who demote each other only one succeeds. */
const currentActor = (staff: readonly StoredStaff[], { principal }: RequestContext): Actor => {
  const own = staff.find(({ id }) => id === userOf(principal.actor))
  return own && !own.isDisabled
    ? { kind: 'staff', userId: own.id, roles: own.roles }
    : { kind: 'staff', userId: '', roles: [] }
}

const detailsOf = ({ account, name, roles, isDisabled }: StoredStaff) => ({
  account,
  name,
  roles: orderedRoles(roles),
  isDisabled,
})

export async function addStaff(
  { database }: Deps,
  input: EndpointInput<typeof addStaffCall>,
): Promise<Result<FirstPassword>> {
  const may = mayManageStaff(input.principal.actor)
  if (!may.ok) return may
  const wrong = staffProblems(input.body)
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  const account = readStaffAccount(input.body.account)
  const firstPassword = newFirstPassword()
  const passwordHash = await hashPassword(firstPassword)
  return database.transaction(async (db) => {
    const stillMay = mayManageStaff(currentActor(await lockStaff(db), input))
    if (!stillMay.ok) return stillMay
    const roles = orderedRoles(input.body.roles)
    const added = await insertStaff(db, { account, name: input.body.name, roles, passwordHash })
    if (!added) return refusal('account-taken')
    await audit(db, input, { action: 'staff-added', subjectId: added.id, after: detailsOf(added) })
    return ok({ staff: await view(db, added, input), firstPassword })
  })
}

const actionOf = {
  'set-roles': 'staff-roles-changed',
  disable: 'staff-disabled',
  enable: 'staff-enabled',
} as const satisfies Record<string, AuditAction>

/** A change of roles ends the sessions of the account, except the session that made the change. */
export function changeStaff(
  { database }: Deps,
  input: EndpointInput<typeof changeStaffCall>,
): Promise<Result<StaffMemberView>> {
  const { staffId, ...change } = input.body
  return database.transaction(async (db) => {
    const staff = await lockStaff(db)
    const result = applyChange(staff, { staffId, change }, currentActor(staff, input))
    if (!result.ok) return result
    const before = staff.find(({ id }) => id === staffId)
    const after = await saveStaff(db, result.value)
    const reason = change.change === 'disable' ? 'account-disabled' : 'ended-by-staff'
    await endSessionsOf(db, { staffId }, reason, input.principal.sessionId ?? undefined)
    await audit(db, input, {
      action: actionOf[change.change],
      subjectId: staffId,
      before: before && detailsOf(before),
      after: detailsOf(after),
    })
    return ok(await view(db, after, input))
  })
}

export async function resetStaff(
  { database }: Deps,
  input: EndpointInput<typeof resetStaffCall>,
): Promise<Result<FirstPassword>> {
  const { staffId } = input.body
  const may = mayResetStaff(input.principal.actor, staffId)
  if (!may.ok) return may
  const firstPassword = newFirstPassword()
  const passwordHash = await hashPassword(firstPassword)
  return database.transaction(async (db) => {
    const staff = await lockStaff(db)
    const stillMay = mayResetStaff(currentActor(staff, input), staffId)
    if (!stillMay.ok) return stillMay
    if (!staff.some(({ id }) => id === staffId)) return refusal('not-found')
    const reset = await resetCredentials(db, staffId, passwordHash)
    await endSessionsOf(db, { staffId }, 'ended-by-staff')
    await audit(db, input, { action: 'staff-reset', subjectId: staffId })
    return ok({ staff: await view(db, reset, input), firstPassword })
  })
}
