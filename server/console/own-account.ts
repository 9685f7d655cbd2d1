import type {
  changeStaffPassword as changePasswordCall,
  endStaffSessions as endSessionsCall,
  StaffAccountView,
} from '#contract/staff-account.ts'
import { userOf } from '#domain/access/actor.ts'
import { readCode } from '#domain/identity/one-time-code.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import {
  databaseSeconds,
  endSessionOf,
  endSessionsOf,
  listedSessionsOf,
  viewPlace,
} from '#server/identity/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { logInsOf } from '#server/platform/audit/log-ins-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { totpEncryption } from '#server/platform/encryption/encryption.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { Principal } from '#server/platform/http/requests/principal.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { stepOfCode } from '#server/platform/totp/totp.ts'
import type { ConsoleDeps } from './deps.ts'
import { enrolmentProblems } from './enrol-staff.ts'
import { findStaffMember, replacePassword, type StoredStaff, spendStep } from './staff-store.ts'

/** Enough to notice an attempt by another person. */
const shownLogIns = 10

const ownerOf = ({ actor }: Principal) => ({ staffId: userOf(actor) ?? '' })

async function view(db: Db, principal: Principal): Promise<StaffAccountView> {
  const owner = ownerOf(principal)
  const open = await listedSessionsOf(db, owner)
  const logIns = await logInsOf(db, owner.staffId, shownLogIns)
  return {
    sessions: open.map((stored) => ({
      ...viewPlace(stored),
      isThis: stored.id === principal.sessionId,
    })),
    logIns: logIns.map(({ at, ip, action }) => ({
      at: at.toISOString(),
      address: ip,
      isRefused: action === 'staff-log-in-refused',
    })),
  }
}

export const readStaffAccount = async (
  { database: { db } }: Pick<ConsoleDeps, 'database'>,
  { principal }: { readonly principal: Principal },
): Promise<Result<StaffAccountView>> => ok(await view(db, principal))

/** The session of a colleague gets the same answer as an invented one. */
export const endStaffSessions = (
  { database }: Pick<ConsoleDeps, 'database'>,
  input: EndpointInput<typeof endSessionsCall>,
): Promise<Result<StaffAccountView>> =>
  database.transaction(async (db) => {
    const { body, principal } = input
    const owner = ownerOf(principal)
    const { sessionId } = body
    if (sessionId === undefined)
      await endSessionsOf(db, owner, 'ended-by-person', principal.sessionId ?? undefined)
    else if (!(await endSessionOf(db, owner, sessionId, 'ended-by-person'))) return refusal('not-found')
    const after = { session: sessionId ?? 'others' }
    await audit(db, input, { action: 'staff-sessions-ended', subjectId: owner.staffId, after })
    return ok(await view(db, principal))
  })

type PasswordInput = EndpointInput<typeof changePasswordCall>

/** So that an unattended console cannot be used to guess the password or a code. */
const triesOf = (staffId: string) => ({
  purpose: 'staff-password',
  subject: staffId,
  max: 10,
  windowSeconds: 15 * 60,
})

/** The time step of the code, if password and code are both right; the answer does not say which was wrong. */
async function confirmedStep(
  deps: ConsoleDeps,
  staff: StoredStaff,
  { currentPassword, code }: PasswordInput['body'],
): Promise<Result<number>> {
  const { db } = deps.database
  const taken = await takeRateLimit(db, [triesOf(staff.id)])
  if (!taken.ok) return taken
  const matches = await deps.passwords.matches(currentPassword, staff.passwordHash)
  if (!matches.ok) return matches
  const typed = readCode(code)
  if (!typed.ok) return typed
  const secret = totpEncryption(deps.secretKey).decrypt(staff.totpSecret ?? '', staff.id)
  const step = secret && stepOfCode(secret, typed.value, await databaseSeconds(db))
  return matches.value && typeof step === 'number' ? ok(step) : refusal('wrong-own-credentials')
}

/** With password and code, although the session is open: the screen may be unattended. Logs out all other devices. */
export async function changeStaffPassword(deps: ConsoleDeps, input: PasswordInput): Promise<Result<null>> {
  const { body, principal } = input
  const problems = enrolmentProblems(body)
  if (Object.keys(problems).length > 0) return invalidFields(problems)
  const staff = await findStaffMember(deps.database.db, userOf(principal.actor) ?? '')
  if (!staff?.totpSecret) return refusal('logged-out')
  const step = await confirmedStep(deps, staff, body)
  if (!step.ok) return step
  if (body.password === body.currentPassword) return invalidFields({ password: 'same-as-before' })
  const hashed = await deps.passwords.hash(body.password)
  if (!hashed.ok) return hashed
  return deps.database.transaction(async (db) => {
    // Fails for a code that was used, and if the password changed meanwhile.
    if (!(await spendStep(db, staff, step.value))) return refusal('wrong-own-credentials')
    await replacePassword(db, staff.id, hashed.value)
    await endSessionsOf(db, { staffId: staff.id }, 'password-changed', principal.sessionId ?? undefined)
    await audit(db, input, { action: 'staff-password-changed', subjectId: staff.id })
    return ok(null)
  })
}
