import type {
  changePassword as changePasswordCall,
  resetPassword as resetPasswordCall,
} from '#contract/registration.ts'
import { userOf } from '#domain/access/actor.ts'
import { formProblems } from '#domain/identity/registration.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { takeAttempt } from '#server/platform/attempts/attempts.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import type { IdentityParts } from './parts.ts'
import { findByAccountKey, findPerson, replacePassword, type StoredPerson } from './person-store.ts'
import { endSessionsOf } from './session-store.ts'
import { withCode } from './use-code.ts'

/** Whoever forgot it proves his mobile; he is logged out everywhere, here too. */
export async function resetPassword(
  parts: IdentityParts,
  { body, facts: { clientAddress } }: EndpointInput<typeof resetPasswordCall>,
): Promise<Verdict<null>> {
  const problems = formProblems(body)
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  const use = { mobile: body.mobile, code: body.code, purpose: 'reset-password', clientAddress } as const
  return withCode(parts, use, async (queries, mobile) => {
    const person = await findByAccountKey(queries, { by: 'mobile', key: mobile })
    if (!person) return refuse('wrong-code')
    await replacePassword(queries, person.id, await hashPassword(body.password))
    await endSessionsOf(queries, { personId: person.id }, 'password-changed')
    return accept(null)
  })
}

/** A token alone must not be enough to guess the password by. */
const triesOf = (personId: string) => ({
  purpose: 'change-password',
  subject: personId,
  most: 10,
  windowSeconds: 15 * 60,
})

async function checkCurrent(parts: IdentityParts, person: StoredPerson, password: string) {
  const taken = await takeAttempt(parts.database.queries, [triesOf(person.id)])
  if (!taken.ok) return taken
  const matches = await parts.passwords.matches(password, person.passwordHash)
  if (!matches.ok) return matches
  return matches.value ? accept(undefined) : refuse('wrong-account-or-password')
}

/** All other devices are logged out; this one stays. */
export async function changePassword(
  parts: IdentityParts,
  { body, bearer, facts: { clientAddress } }: EndpointInput<typeof changePasswordCall>,
): Promise<Verdict<null>> {
  const problems = formProblems(body)
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  const person = await findPerson(parts.database.queries, userOf(bearer.actor) ?? '')
  if (!person) return refuse('logged-out')
  const current = await checkCurrent(parts, person, body.currentPassword)
  if (!current.ok) return current
  const use = { mobile: person.mobile, code: body.code, purpose: 'change-password', clientAddress } as const
  return withCode(parts, use, async (queries) => {
    const passwordHash = await hashPassword(body.password)
    // The one that was compared, so that of two changes at once the second does not win over the first.
    if (!(await replacePassword(queries, person.id, passwordHash, person.passwordHash)))
      return refuse('wrong-account-or-password')
    await endSessionsOf(queries, { personId: person.id }, 'password-changed', bearer.sessionId ?? undefined)
    return accept(null)
  })
}
