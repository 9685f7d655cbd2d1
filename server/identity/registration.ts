import type { PersonView } from '#contract/identity.ts'
import type { logInByCode as logInByCodeCall, register as registerCall } from '#contract/registration.ts'
import { formProblems } from '#domain/identity/registration.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { IdentityDeps } from './deps.ts'
import { openSession, placeOf, sessionKindFor } from './open-session.ts'
import { findByAccountKey, insertConsents, insertPerson, lockPersonRow } from './person-store.ts'
import { viewPerson } from './person-view.ts'
import { withCode } from './use-code.ts'

/** A right code for a mobile or email address that was registered meanwhile gets the same answer as a wrong one. */
export async function register(
  deps: IdentityDeps,
  { body, request, giveToken }: EndpointInput<typeof registerCall>,
): Promise<Result<PersonView>> {
  const problems = formProblems(body)
  if (Object.keys(problems).length > 0) return invalidFields(problems)
  const { brand, language, clientIp } = request
  const use = { typed: body, code: body.code, purpose: 'register', clientIp } as const
  const opened = await withCode(deps, use, async (db, { by, key }) => {
    // Hashing is expensive, so only after the code was accepted.
    const hashed = await deps.passwords.hash(body.password)
    if (!hashed.ok) return hashed
    const passwordHash = hashed.value
    const { name, companyName: statedCompany } = body
    const reached = by === 'mobile' ? { mobile: key } : { logInEmail: key, email: key }
    const registered = { account: key, ...reached, name, statedCompany, passwordHash, language }
    const person = await insertPerson(db, registered)
    if (!person) return refusal('wrong-code')
    await insertConsents(db, person.id, brand)
    await deps.claimRequests(db, key, person.id)
    return ok({
      person,
      token: await openSession(db, { personId: person.id, kind: 'browser', ...placeOf(request) }),
    })
  })
  if (!opened.ok) return opened
  giveToken(opened.value.token)
  return ok(viewPerson(opened.value.person))
}

export async function logInByCode(
  deps: IdentityDeps,
  { body, request, giveToken }: EndpointInput<typeof logInByCodeCall>,
): Promise<Result<PersonView>> {
  const { clientIp } = request
  const use = { typed: body, code: body.code, purpose: 'log-in', clientIp } as const
  const opened = await withCode(deps, use, async (db, recipient) => {
    const found = await findByAccountKey(db, recipient)
    // Locked, so that closing or blocking the account at the same time ends this session too.
    const person = found && (await lockPersonRow(db, found.id, 'share'))
    if (!person || person.blockedAt) return refusal('wrong-code')
    const kind = sessionKindFor(body.remember)
    return ok({ person, token: await openSession(db, { personId: person.id, kind, ...placeOf(request) }) })
  })
  if (!opened.ok) return opened
  giveToken(opened.value.token)
  return ok(viewPerson(opened.value.person))
}
