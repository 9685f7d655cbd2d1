import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import type { IdentityDeps } from './deps.ts'
import type { StoredPerson } from './person-store.ts'

/** One limit for all uses, so that a stolen token cannot be used to guess the password. */
const triesOf = (personId: string) => ({
  purpose: 'change-password',
  subject: personId,
  max: 10,
  windowSeconds: 15 * 60,
})

export async function checkCurrent(
  deps: Pick<IdentityDeps, 'database' | 'passwords'>,
  person: StoredPerson,
  password: string,
): Promise<Result<undefined>> {
  const taken = await takeRateLimit(deps.database.db, [triesOf(person.id)])
  if (!taken.ok) return taken
  const matches = await deps.passwords.matches(password, person.passwordHash)
  if (!matches.ok) return matches
  return matches.value ? ok(undefined) : refusal('wrong-account-or-password')
}
