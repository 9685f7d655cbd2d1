import type {
  changePassword as changePasswordCall,
  resetPassword as resetPasswordCall,
} from '#contract/registration.ts'
import { userOf } from '#domain/access/actor.ts'
import { formProblems } from '#domain/identity/registration.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { PoolClient, Queries } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { checkCurrent } from './current-password.ts'
import type { IdentityParts } from './parts.ts'
import { findByAccountKey, findPerson, replacePassword } from './person-store.ts'
import { endSessionsOf } from './session-store.ts'
import { withCode } from './use-code.ts'

type NewPasswordParts = Pick<IdentityParts, 'database' | 'secretKey' | 'passwords' | 'notify'>

type Telling = Doer & { readonly queries: Queries; readonly client: PoolClient }

/** In both ways: whoever did not do it himself shall hear of it. */
async function tell({ notify }: NewPasswordParts, { queries, client, ...doer }: Telling, personId: string) {
  await audit(queries, doer, { action: 'person-password-changed', subjectId: personId })
  const { brand } = doer.request
  await notify(client, { personId, kind: 'password-changed', facts: {}, path: '/login?mode=account', brand })
}

/** Whoever forgot it proves his mobile; he is logged out everywhere, here too. */
export async function resetPassword(
  parts: NewPasswordParts,
  { body, request, bearer }: EndpointInput<typeof resetPasswordCall>,
): Promise<Verdict<null>> {
  const problems = formProblems(body)
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  const { mobile: typed, code } = body
  const use = {
    mobile: typed,
    code,
    purpose: 'reset-password',
    clientAddress: request.clientAddress,
  } as const
  return withCode(parts, use, async (queries, mobile, client) => {
    const person = await findByAccountKey(queries, { by: 'mobile', key: mobile })
    if (!person) return refuse('wrong-code')
    const hashed = await parts.passwords.hash(body.password)
    if (!hashed.ok) return hashed
    if (!(await replacePassword(queries, person.id, hashed.value))) return refuse('wrong-code')
    await endSessionsOf(queries, { personId: person.id }, 'password-changed')
    await tell(parts, { queries, client, request, bearer }, person.id)
    return accept(null)
  })
}

/** All other devices are logged out; this one stays. */
export async function changePassword(
  parts: NewPasswordParts,
  { body, bearer, request }: EndpointInput<typeof changePasswordCall>,
): Promise<Verdict<null>> {
  const problems = formProblems(body)
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  const person = await findPerson(parts.database.queries, userOf(bearer.actor) ?? '')
  if (!person) return refuse('logged-out')
  const current = await checkCurrent(parts, person, body.currentPassword)
  if (!current.ok) return current
  const { clientAddress } = request
  const use = { mobile: person.mobile, code: body.code, purpose: 'change-password', clientAddress } as const
  return withCode(parts, use, async (queries, _, client) => {
    const hashed = await parts.passwords.hash(body.password)
    if (!hashed.ok) return hashed
    // The one that was compared, so that of two changes at once the second does not win over the first.
    if (!(await replacePassword(queries, person.id, hashed.value, person.passwordHash)))
      return refuse('wrong-account-or-password')
    await endSessionsOf(queries, { personId: person.id }, 'password-changed', bearer.sessionId ?? undefined)
    await tell(parts, { queries, client, request, bearer }, person.id)
    return accept(null)
  })
}
