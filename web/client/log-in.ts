import type { CallInput } from '#contract/client.ts'
import type { PersonView } from '#contract/identity.ts'
import type { Result } from '#domain/values/refusal.ts'
import { call, callEntry, forgetLogIn } from './call.ts'
import type { EntryKey } from './client.ts'
import { changeSession, sessionState } from './session-state.ts'

export type Credentials = CallInput<'POST /api/identity/logIn'>['body']

/** The client stores the token; the page learns who the user is. */
export async function enterBy<K extends EntryKey>(key: K, input: CallInput<K>, remember: boolean) {
  // The compiler does not see that all these calls answer with a person.
  const result = (await callEntry(key, input, remember)) as Result<PersonView>
  if (result.ok) changeSession({ loggedIn: true, person: result.value })
  return result
}

export const logIn = (body: Credentials) => enterBy('POST /api/identity/logIn', { body }, body.remember)

/** Reads the user of the stored token; the client has already handled a refusal. */
export async function loadSession(): Promise<void> {
  const result = await call('GET /api/identity/whoAmI', {})
  if (result.ok) changeSession({ person: result.value })
}

/** The token and the drafts are removed from this device whatever the server answers. */
export async function logOut(): Promise<void> {
  const user = sessionState().person?.id
  await call('POST /api/identity/logOut', {})
  forgetLogIn()
  const { dropDrafts } = await import('./sweep-drafts.ts')
  dropDrafts(user)
}
