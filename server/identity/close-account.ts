import type { closeAccount as closeAccountCall } from '#contract/profile.ts'
import { userOf } from '#domain/access/actor.ts'
import { ownRecipient } from '#domain/identity/recipient.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { sendAboutAccount } from './account-messages.ts'
import { deleteCodesOf } from './code-store.ts'
import { deleteCrossBrandLoginsOf } from './cross-brand-login-store.ts'
import { checkCurrent } from './current-password.ts'
import type { IdentityDeps } from './deps.ts'
import { anonymise, findPerson, lockPersonRow, type StoredPerson } from './person-store.ts'
import { endSessionsOf, forgetPlacesOf } from './session-store.ts'
import { spendCode } from './use-code.ts'

async function eraseAccount(deps: IdentityDeps, db: Db, client: PoolClient, person: StoredPerson) {
  await endSessionsOf(db, { personId: person.id }, 'account-closed')
  await forgetPlacesOf(db, person.id)
  await deleteCrossBrandLoginsOf(db, person.id)
  const recipients = [person.mobile, person.logInEmail].filter((recipient) => recipient !== null)
  await deleteCodesOf(db, person.id, recipients)
  for (const forgetIn of deps.forgetPerson) await forgetIn(db, person.id)
  await deps.avatars.forget(db, client, person.id, null)
  await anonymise(db, person.id)
}

/**
 * Cannot be undone. The row is locked before the sessions end: a concurrent login either comes first and is ended with
 * the rest, or finds no account.
 */
export async function closeAccount(
  deps: IdentityDeps,
  { body, principal, request }: EndpointInput<typeof closeAccountCall>,
): Promise<Result<null>> {
  const person = await findPerson(deps.database.db, userOf(principal.actor) ?? '')
  if (!person) return refusal('logged-out')
  const current = await checkCurrent(deps, person, body.currentPassword)
  if (!current.ok) return current
  const { clientIp } = request
  const recipient = ownRecipient(person)
  const use = { recipient, code: body.code, purpose: 'close-account', clientIp } as const
  return spendCode(deps, use, async (db, client) => {
    const locked = await lockPersonRow(db, person.id, 'update')
    // Must still be the password that was compared: a concurrent change has logged out every other session.
    if (locked?.passwordHash !== person.passwordHash) return refusal('wrong-account-or-password')
    const left = await deps.leaveCompanies(db, locked.id)
    if (!left.ok) return left
    await sendAboutAccount(client, deps.jobs, locked, { template: 'account-closed', brand: request.brand })
    await eraseAccount(deps, db, client, locked)
    await audit(db, { request, principal }, { action: 'person-closed', subjectId: locked.id })
    return ok(null)
  })
}
