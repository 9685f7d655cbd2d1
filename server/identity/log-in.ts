import { randomUUID } from 'node:crypto'
import type { logIn as logInCall, PersonView } from '#contract/identity.ts'
import { readAccountKey } from '#domain/identity/account.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Database, Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { type RateLimit, takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { clearHits } from '#server/platform/rate-limit/rate-limit-store.ts'
import type { IdentityDeps } from './deps.ts'
import { openSession, placeOf, sessionKindFor } from './open-session.ts'
import { findByAccountKey, lockForLogIn, type StoredPerson } from './person-store.ts'
import { viewPerson } from './person-view.ts'
import { isNetworkKnown } from './session-store.ts'

const purpose = 'log-in'
const windowSeconds = 15 * 60
const minutes = windowSeconds / 60

/** One network on one account, and one network on all accounts. */
const limitsOf = (owner: string, network: string): RateLimit[] => [
  { purpose, windowSeconds, subject: `${owner} from ${network}`, max: 10 },
  { purpose, windowSeconds, subject: `from ${network}`, max: 100 },
]

/** All unknown networks on one account. */
const strangersLimit = (owner: string): RateLimit => ({ purpose, windowSeconds, subject: owner, max: 100 })

type Attempt = { readonly owner: string; readonly person: StoredPerson | undefined; readonly network: string }

/**
 * An attacker with many networks uses up the limit of an account. Its owner then still gets in from a network where they
 * logged in before, which has its own limit, or with a code.
 */
async function takeLimits(db: Db, { owner, person, network }: Attempt): Promise<Result<undefined>> {
  const taken = await takeRateLimit(db, limitsOf(owner, network))
  if (!taken.ok) return taken
  // Also read for an unknown account, so that response times reveal nothing.
  if (await isNetworkKnown(db, person?.id ?? randomUUID(), network)) return ok(undefined)
  const left = await takeRateLimit(db, [strangersLimit(owner)])
  return left.ok ? left : refusal('code-log-in-needed', { minutes })
}

type LogInDeps = Pick<IdentityDeps, 'database' | 'passwords'>
type LogInInput = EndpointInput<typeof logInCall>

/** No session if the account is blocked, or the password changed while the old one was compared and ended every session. */
const open = (database: Database, person: StoredPerson, { body, request }: LogInInput) =>
  database.transaction(async (db) => {
    if (!(await lockForLogIn(db, person))) return undefined
    const kind = sessionKindFor(body.remember)
    return openSession(db, { personId: person.id, kind, ...placeOf(request) })
  })

/** A wrong password, an unknown and a blocked account get the same answer after the same time. */
export async function logIn(deps: LogInDeps, input: LogInInput): Promise<Result<PersonView>> {
  const { db } = deps.database
  const accountKey = readAccountKey(input.body.account)
  const person = await findByAccountKey(db, accountKey)
  // Account name, mobile and email address of a person share their counters.
  const owner = person?.id ?? `${accountKey.by} ${accountKey.key}`
  const network = networkOf(input.request.clientIp)
  const taken = await takeLimits(db, { owner, person, network })
  if (!taken.ok) return taken
  const matches = await deps.passwords.matches(input.body.password, person?.passwordHash)
  if (!matches.ok) return matches
  if (!person || !matches.value) return refusal('wrong-account-or-password')
  const token = await open(deps.database, person, input)
  if (token === undefined) return refusal('wrong-account-or-password')
  input.giveToken(token)
  await clearHits(db, purpose, [`${owner} from ${network}`])
  return ok(viewPerson(person))
}
