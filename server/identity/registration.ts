import type { PersonView } from '#contract/identity.ts'
import type { logInByCode as logInByCodeCall, register as registerCall } from '#contract/registration.ts'
import { formProblems } from '#domain/identity/registration.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { lifeFor, openSession } from './open-session.ts'
import type { IdentityParts } from './parts.ts'
import { findByAccountKey, holdPerson, insertConsents, insertPerson } from './person-store.ts'
import { viewPerson } from './person-view.ts'
import { withCode } from './use-code.ts'

/** A right code of a mobile that was registered meanwhile opens nothing, and is answered as any other wrong one. */
export async function register(
  parts: IdentityParts,
  { body, request, giveToken }: EndpointInput<typeof registerCall>,
): Promise<Verdict<PersonView>> {
  const problems = formProblems(body)
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  const { brand, language, clientAddress } = request
  const use = { mobile: body.mobile, code: body.code, purpose: 'register', clientAddress } as const
  const opened = await withCode(parts, use, async (queries, mobile) => {
    // Only now: hashing is dear, and whoever has no code shall not make us pay it.
    const hashed = await parts.passwords.hash(body.password)
    if (!hashed.ok) return hashed
    const passwordHash = hashed.value
    const { name, companyName: statedCompany } = body
    const registered = { account: mobile, mobile, name, statedCompany, passwordHash, language }
    const person = await insertPerson(queries, registered)
    if (!person) return refuse('wrong-code')
    await insertConsents(queries, person.id, brand)
    return accept({
      person,
      token: await openSession(queries, { personId: person.id, life: 'browser', brand }),
    })
  })
  if (!opened.ok) return opened
  giveToken(opened.value.token)
  return accept(viewPerson(opened.value.person))
}

export async function logInByCode(
  parts: IdentityParts,
  { body, request, giveToken }: EndpointInput<typeof logInByCodeCall>,
): Promise<Verdict<PersonView>> {
  const { brand, clientAddress } = request
  const use = { mobile: body.mobile, code: body.code, purpose: 'log-in', clientAddress } as const
  const opened = await withCode(parts, use, async (queries, mobile) => {
    const found = await findByAccountKey(queries, { by: 'mobile', key: mobile })
    // Held, so that whoever closes his account meanwhile ends this session too.
    const person = found && (await holdPerson(queries, found.id, 'share'))
    if (!person) return refuse('wrong-code')
    const life = lifeFor(body.remember)
    return accept({ person, token: await openSession(queries, { personId: person.id, life, brand }) })
  })
  if (!opened.ok) return opened
  giveToken(opened.value.token)
  return accept(viewPerson(opened.value.person))
}
