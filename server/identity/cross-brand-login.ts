import type {
  crossBrandLogin as crossBrandLoginCall,
  enterByCrossBrandLogin as enterCall,
} from '#contract/cross-brand-login.ts'
import type { PersonView } from '#contract/identity.ts'
import { userOf } from '#domain/access/actor.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { entryFragment } from '#domain/identity/cross-brand-login.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { takeAttempt } from '#server/platform/attempts/attempts.ts'
import { networkOf } from '#server/platform/attempts/network.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { holdSession, insertCrossBrandLogin, spendCrossBrandLogin } from './cross-brand-login-store.ts'
import type { IdentityDeps } from './deps.ts'
import { openSession } from './open-session.ts'
import { holdPerson } from './person-store.ts'
import { viewPerson } from './person-view.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { openSessionsOf } from './session-store.ts'

const windowSeconds = 15 * 60
const crossBrandLoginsOf = (person: string) => ({
  purpose: 'cross-brand-login',
  subject: person,
  most: 30,
  windowSeconds,
})
/** An office behind one address comes in this often without noticing anything. */
const entriesFrom = (address: string) => ({ purpose: 'entry', subject: address, most: 100, windowSeconds })

const findOpen = async (queries: Queries, personId: string, sessionId: string | null) =>
  (await openSessionsOf(queries, { personId })).find(({ id }) => id === sessionId)

/** To a brand whose customers log in here, and to no other. */
export async function crossBrandLogin(
  { database, originOf }: Pick<IdentityDeps, 'database' | 'originOf'>,
  { body: { brand }, principal, request, log }: EndpointInput<typeof crossBrandLoginCall>,
): Promise<Verdict<{ address: string }>> {
  if (brandOf(brand).parent !== request.brand) return refuseFields({ brand: 'unknown-value' })
  const personId = userOf(principal.actor) ?? ''
  const taken = await takeAttempt(database.queries, [crossBrandLoginsOf(personId)])
  if (!taken.ok) return taken
  const open = await findOpen(database.queries, personId, principal.sessionId)
  if (!open) return refuse('logged-out')
  const code = newSecret()
  await insertCrossBrandLogin(database.queries, {
    codeHash: hashSecret(code),
    personId,
    sessionId: open.id,
    brand,
  })
  log.info({ person: personId, session: open.id, to: brand }, 'a session was handed over')
  return accept({ address: `${originOf(brand)}/${entryFragment(code, open.life === 'remembered')}` })
}

type Entered = { readonly person: PersonView; readonly token: string }

async function enter(queries: Queries, code: string, brand: BrandCode): Promise<Verdict<Entered>> {
  const spent = await spendCrossBrandLogin(queries, { codeHash: hashSecret(code), brand })
  if (!spent) return refuse('wrong-code')
  const person = await holdPerson(queries, spent.personId, 'share')
  await holdSession(queries, spent.sessionId)
  const handing = person && (await findOpen(queries, person.id, spent.sessionId))
  if (!handing) return refuse('wrong-code')
  const { life, createdAt } = handing
  const token = await openSession(queries, { personId: person.id, life, createdAt, brand })
  return accept({ person: viewPerson(person), token })
}

/** The code of whoever logged out meanwhile is as wrong as an invented one, and is answered alike. */
export async function enterByCrossBrandLogin(
  { database }: Pick<IdentityDeps, 'database'>,
  { body, request, giveToken, log }: EndpointInput<typeof enterCall>,
): Promise<Verdict<PersonView>> {
  const taken = await takeAttempt(database.queries, [entriesFrom(networkOf(request.clientIp))])
  if (!taken.ok) return taken
  const entered = await database.transaction((queries) => enter(queries, body.code, request.brand))
  if (!entered.ok) return entered
  log.info({ person: entered.value.person.id }, 'a session that was handed over goes on here')
  giveToken(entered.value.token)
  return accept(entered.value.person)
}
