import type { logIn as logInCall, PersonView } from '#contract/identity.ts'
import { readAccountKey } from '#domain/identity/account.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { forgetAttempts } from '#server/platform/attempts/attempt-store.ts'
import { type AttemptLimit, takeAttempt } from '#server/platform/attempts/attempts.ts'
import { networkOf } from '#server/platform/attempts/network.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { IdentityDeps } from './deps.ts'
import { lifeFor, openSession } from './open-session.ts'
import { findByAccountKey, holdPassword, type StoredPerson } from './person-store.ts'
import { viewPerson } from './person-view.ts'

const purpose = 'log-in'
const windowSeconds = 15 * 60

/** One address may not try one account long, nor many accounts; an account may not be tried from everywhere. */
const limitsFor = (account: string, address: string): AttemptLimit[] => [
  { purpose, windowSeconds, subject: `${account} from ${address}`, most: 10 },
  { purpose, windowSeconds, subject: `from ${address}`, most: 100 },
  { purpose, windowSeconds, subject: account, most: 100 },
]

type LogInDeps = Pick<IdentityDeps, 'database' | 'passwords'>
type LogInInput = EndpointInput<typeof logInCall>

/** Not where the password was changed while the old one was being compared: that ended every session. */
const open = (database: Database, person: StoredPerson, { body, request: { brand } }: LogInInput) =>
  database.transaction(async (queries) =>
    (await holdPassword(queries, person))
      ? openSession(queries, { personId: person.id, life: lifeFor(body.remember), brand })
      : undefined,
  )

/** A wrong password and an unknown account are answered alike, in words and in time. */
export async function logIn(deps: LogInDeps, input: LogInInput): Promise<Verdict<PersonView>> {
  const { queries } = deps.database
  const accountKey = readAccountKey(input.body.account)
  const account = `${accountKey.by} ${accountKey.key}`
  const network = networkOf(input.request.clientIp)
  const limits = limitsFor(account, network)
  const taken = await takeAttempt(queries, limits)
  if (!taken.ok) return taken
  const person = await findByAccountKey(queries, accountKey)
  const matches = await deps.passwords.matches(input.body.password, person?.passwordHash)
  if (!matches.ok) return matches
  if (!person || !matches.value) return refuse('wrong-account-or-password')
  const token = await open(deps.database, person, input)
  if (token === undefined) return refuse('wrong-account-or-password')
  input.giveToken(token)
  await forgetAttempts(queries, purpose, [`${account} from ${network}`])
  return accept(viewPerson(person))
}
