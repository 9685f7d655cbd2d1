import type {
  crossBrandLogin as crossBrandLoginCall,
  enterByCrossBrandLogin as enterCall,
} from '#contract/cross-brand-login.ts'
import type { PersonView } from '#contract/identity.ts'
import { userOf } from '#domain/access/actor.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { entryFragment } from '#domain/identity/cross-brand-login.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { insertCrossBrandLogin, lockSession, spendCrossBrandLogin } from './cross-brand-login-store.ts'
import type { IdentityDeps } from './deps.ts'
import { openSession } from './open-session.ts'
import { lockPersonRow } from './person-store.ts'
import { viewPerson } from './person-view.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { openSessionsOf } from './session-store.ts'

const windowSeconds = 15 * 60
const crossBrandLoginsOf = (person: string) => ({
  purpose: 'cross-brand-login',
  subject: person,
  max: 30,
  windowSeconds,
})
/** High enough for an office whose users share one IP address. */
const entriesFrom = (network: string) => ({ purpose: 'entry', subject: network, max: 100, windowSeconds })

const findOpen = async (db: Db, personId: string, sessionId: string | null) =>
  (await openSessionsOf(db, { personId })).find(({ id }) => id === sessionId)

/** Only to a brand whose customers log in at this one. */
export async function crossBrandLogin(
  { database, originOf }: Pick<IdentityDeps, 'database' | 'originOf'>,
  { body: { brand }, principal, request, log }: EndpointInput<typeof crossBrandLoginCall>,
): Promise<Result<{ address: string }>> {
  if (brandOf(brand).parent !== request.brand) return invalidFields({ brand: 'unknown-value' })
  const personId = userOf(principal.actor) ?? ''
  const taken = await takeRateLimit(database.db, [crossBrandLoginsOf(personId)])
  if (!taken.ok) return taken
  const open = await findOpen(database.db, personId, principal.sessionId)
  if (!open) return refusal('logged-out')
  const code = newSecret()
  await insertCrossBrandLogin(database.db, {
    codeHash: hashSecret(code),
    personId,
    sessionId: open.id,
    brand,
  })
  log.info({ person: personId, session: open.id, to: brand }, 'cross-brand login created')
  return ok({ address: `${originOf(brand)}/${entryFragment(code, open.kind === 'remembered')}` })
}

type Entered = { readonly person: PersonView; readonly token: string }

type Entering = { readonly code: string; readonly brand: BrandCode; readonly network: string }

async function enter(db: Db, { code, brand, network }: Entering): Promise<Result<Entered>> {
  const spent = await spendCrossBrandLogin(db, { codeHash: hashSecret(code), brand })
  if (!spent) return refusal('wrong-code')
  const person = await lockPersonRow(db, spent.personId, 'share')
  await lockSession(db, spent.sessionId)
  const origin = person && (await findOpen(db, person.id, spent.sessionId))
  if (!origin) return refusal('wrong-code')
  const { kind } = origin
  const token = await openSession(db, { personId: person.id, kind, parent: origin, brand, network })
  return ok({ person: viewPerson(person), token })
}

/** A code whose session was logged out meanwhile gets the same answer as an invented one. */
export async function enterByCrossBrandLogin(
  { database }: Pick<IdentityDeps, 'database'>,
  { body, request, giveToken, log }: EndpointInput<typeof enterCall>,
): Promise<Result<PersonView>> {
  const network = networkOf(request.clientIp)
  const taken = await takeRateLimit(database.db, [entriesFrom(network)])
  if (!taken.ok) return taken
  const entering = { code: body.code, brand: request.brand, network }
  const entered = await database.transaction((db) => enter(db, entering))
  if (!entered.ok) return entered
  log.info({ person: entered.value.person.id }, 'cross-brand login used')
  giveToken(entered.value.token)
  return ok(entered.value.person)
}
