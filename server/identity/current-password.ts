import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { takeAttempt } from '#server/platform/attempts/attempts.ts'
import type { IdentityDeps } from './deps.ts'
import type { StoredPerson } from './person-store.ts'

/** A token alone must not be enough to guess the password by, whatever it is asked for. */
const triesOf = (personId: string) => ({
  purpose: 'change-password',
  subject: personId,
  most: 10,
  windowSeconds: 15 * 60,
})

export async function checkCurrent(
  deps: Pick<IdentityDeps, 'database' | 'passwords'>,
  person: StoredPerson,
  password: string,
): Promise<Verdict<undefined>> {
  const taken = await takeAttempt(deps.database.queries, [triesOf(person.id)])
  if (!taken.ok) return taken
  const matches = await deps.passwords.matches(password, person.passwordHash)
  if (!matches.ok) return matches
  return matches.value ? accept(undefined) : refuse('wrong-account-or-password')
}
