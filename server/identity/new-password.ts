import type {
  changePassword as changePasswordCall,
  resetPassword as resetPasswordCall,
} from '#contract/registration.ts'
import { userOf } from '#domain/access/actor.ts'
import { ownRecipient } from '#domain/identity/recipient.ts'
import { formProblems } from '#domain/identity/registration.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { checkCurrent } from './current-password.ts'
import type { IdentityDeps } from './deps.ts'
import { findByAccountKey, findPerson, replacePassword } from './person-store.ts'
import { endSessionsOf } from './session-store.ts'
import { spendCode, withCode } from './use-code.ts'

type NewPasswordDeps = Pick<IdentityDeps, 'database' | 'secretKey' | 'passwords' | 'notify'>

type ChangeContext = Doer & { readonly db: Db; readonly client: PoolClient }

/** Notifies the owner in both cases, since another person may have made the change. */
async function recordAndNotify(
  { notify }: NewPasswordDeps,
  { db, client, ...doer }: ChangeContext,
  personId: string,
) {
  await audit(db, doer, { action: 'person-password-changed', subjectId: personId })
  const { brand } = doer.request
  await notify(client, { personId, kind: 'password-changed', params: {}, path: '/login?mode=account', brand })
}

/** For a forgotten password: the code proves the mobile or the email address, and every session ends, this one too. */
export async function resetPassword(
  deps: NewPasswordDeps,
  { body, request, principal }: EndpointInput<typeof resetPasswordCall>,
): Promise<Result<null>> {
  const problems = formProblems(body)
  if (Object.keys(problems).length > 0) return invalidFields(problems)
  const use = { typed: body, code: body.code, purpose: 'reset-password', clientIp: request.clientIp } as const
  return withCode(deps, use, async (db, recipient, client) => {
    const person = await findByAccountKey(db, recipient)
    if (!person || person.blockedAt) return refusal('wrong-code')
    const hashed = await deps.passwords.hash(body.password)
    if (!hashed.ok) return hashed
    if (!(await replacePassword(db, person.id, hashed.value))) return refusal('wrong-code')
    await endSessionsOf(db, { personId: person.id }, 'password-changed')
    await recordAndNotify(deps, { db, client, request, principal }, person.id)
    return ok(null)
  })
}

/** Logs out all other devices. */
export async function changePassword(
  deps: NewPasswordDeps,
  { body, principal, request }: EndpointInput<typeof changePasswordCall>,
): Promise<Result<null>> {
  const problems = formProblems(body)
  if (Object.keys(problems).length > 0) return invalidFields(problems)
  const person = await findPerson(deps.database.db, userOf(principal.actor) ?? '')
  if (!person) return refusal('logged-out')
  const current = await checkCurrent(deps, person, body.currentPassword)
  if (!current.ok) return current
  const { clientIp } = request
  const recipient = ownRecipient(person)
  const use = { recipient, code: body.code, purpose: 'change-password', clientIp } as const
  return spendCode(deps, use, async (db, client) => {
    const hashed = await deps.passwords.hash(body.password)
    if (!hashed.ok) return hashed
    // Only replaces the password that was compared, so that the second of two concurrent changes fails.
    if (!(await replacePassword(db, person.id, hashed.value, person.passwordHash)))
      return refusal('wrong-account-or-password')
    await endSessionsOf(db, { personId: person.id }, 'password-changed', principal.sessionId ?? undefined)
    await recordAndNotify(deps, { db, client, request, principal }, person.id)
    return ok(null)
  })
}
