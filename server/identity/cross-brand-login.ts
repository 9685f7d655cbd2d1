import type { DataOf } from '#contract/call.ts'
import type {
  crossBrandLogin as crossBrandLoginCall,
  enterByCrossBrandLogin as enterCall,
  readCrossBrandLogin as readCall,
} from '#contract/cross-brand-login.ts'
import type { PersonView } from '#contract/identity.ts'
import { userOf } from '#domain/access/actor.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { entryFragment, entryRequestFragment } from '#domain/identity/cross-brand-login.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { RequestInfo } from '#server/platform/http/requests/request-info.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import {
  type Entry,
  findCrossBrandLogin,
  insertCrossBrandLogin,
  lockSession,
  spendCrossBrandLogin,
} from './cross-brand-login-store.ts'
import type { IdentityDeps } from './deps.ts'
import { openSession, placeOf } from './open-session.ts'
import { findPerson, lockPersonRow } from './person-store.ts'
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
  { body: { brand, challenge }, principal, request, log }: EndpointInput<typeof crossBrandLoginCall>,
): Promise<Result<{ address: string }>> {
  if (brandOf(brand).parent !== request.brand) return invalidFields({ brand: 'unknown-value' })
  const home = `${originOf(brand)}/`
  if (challenge === undefined) return ok({ address: `${home}${entryRequestFragment}` })
  const personId = userOf(principal.actor) ?? ''
  const taken = await takeRateLimit(database.db, [crossBrandLoginsOf(personId)])
  if (!taken.ok) return taken
  const open = await findOpen(database.db, personId, principal.sessionId)
  if (!open) return refusal('logged-out')
  const code = newSecret()
  const codeHash = hashSecret(code)
  await insertCrossBrandLogin(database.db, { codeHash, challenge, personId, sessionId: open.id, brand })
  log.info({ person: personId, session: open.id, to: brand }, 'cross-brand login created')
  return ok({ address: `${home}${entryFragment(code, open.kind === 'remembered')}` })
}

type EntryInput = Pick<EndpointInput<typeof enterCall>, 'body' | 'request'>

const entryOf = ({ body, request: { brand } }: EntryInput): Entry => ({
  codeHash: hashSecret(body.code),
  challenge: hashSecret(body.secret),
  brand,
})

type Entered = { readonly person: PersonView; readonly token: string }

async function enter(db: Db, entry: Entry, request: RequestInfo): Promise<Result<Entered>> {
  const spent = await spendCrossBrandLogin(db, entry)
  if (!spent) return refusal('invalid-login-link')
  const person = await lockPersonRow(db, spent.personId, 'share')
  await lockSession(db, spent.sessionId)
  const origin = person && (await findOpen(db, person.id, spent.sessionId))
  if (!origin) return refusal('invalid-login-link')
  const { kind } = origin
  const token = await openSession(db, { personId: person.id, kind, parent: origin, ...placeOf(request) })
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
  const entry = entryOf({ body, request })
  const entered = await database.transaction((db) => enter(db, entry, request))
  if (!entered.ok) return entered
  log.info({ person: entered.value.person.id }, 'cross-brand login used')
  giveToken(entered.value.token)
  return ok(entered.value.person)
}

/** The same refusals as the entry, so that no user is asked about an account that cannot be entered. */
export async function readCrossBrandLogin(
  { database }: Pick<IdentityDeps, 'database'>,
  input: EndpointInput<typeof readCall>,
): Promise<Result<DataOf<typeof readCall>>> {
  const taken = await takeRateLimit(database.db, [entriesFrom(networkOf(input.request.clientIp))])
  if (!taken.ok) return taken
  const found = await findCrossBrandLogin(database.db, entryOf(input))
  const isOpen = found && (await findOpen(database.db, found.personId, found.sessionId))
  const person = isOpen && (await findPerson(database.db, found.personId))
  return person ? ok({ id: person.id, name: person.name }) : refusal('invalid-login-link')
}
