import type { logIn as logInCall, PersonView } from '#contract/identity.ts'
import { readAccountKey } from '#domain/identity/account.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { type RateLimit, takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { clearHits } from '#server/platform/rate-limit/rate-limit-store.ts'
import type { IdentityDeps } from './deps.ts'
import { openSession, sessionKindFor } from './open-session.ts'
import { findByAccountKey, lockIfPasswordUnchanged, type StoredPerson } from './person-store.ts'
import { viewPerson } from './person-view.ts'

const purpose = 'log-in'
const windowSeconds = 15 * 60

/** Limits one network on one account, one network on all accounts, and all networks on one account. */
const limitsFor = (account: string, network: string): RateLimit[] => [
  { purpose, windowSeconds, subject: `${account} from ${network}`, max: 10 },
  { purpose, windowSeconds, subject: `from ${network}`, max: 100 },
  { purpose, windowSeconds, subject: account, max: 100 },
]

type LogInDeps = Pick<IdentityDeps, 'database' | 'passwords'>
type LogInInput = EndpointInput<typeof logInCall>

/** No session if the password changed while the old one was compared: that change ended every session. */
const open = (database: Database, person: StoredPerson, { body, request: { brand } }: LogInInput) =>
  database.transaction(async (db) =>
    (await lockIfPasswordUnchanged(db, person))
      ? openSession(db, { personId: person.id, kind: sessionKindFor(body.remember), brand })
      : undefined,
  )

/** A wrong password and an unknown account get the same answer after the same time. */
export async function logIn(deps: LogInDeps, input: LogInInput): Promise<Result<PersonView>> {
  const { db } = deps.database
  const accountKey = readAccountKey(input.body.account)
  const account = `${accountKey.by} ${accountKey.key}`
  const network = networkOf(input.request.clientIp)
  const limits = limitsFor(account, network)
  const taken = await takeRateLimit(db, limits)
  if (!taken.ok) return taken
  const person = await findByAccountKey(db, accountKey)
  const matches = await deps.passwords.matches(input.body.password, person?.passwordHash)
  if (!matches.ok) return matches
  if (!person || !matches.value) return refusal('wrong-account-or-password')
  const token = await open(deps.database, person, input)
  if (token === undefined) return refusal('wrong-account-or-password')
  input.giveToken(token)
  await clearHits(db, purpose, [`${account} from ${network}`])
  return ok(viewPerson(person))
}
