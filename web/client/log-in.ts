import type { CallInput } from '#contract/client.ts'
import type { PersonView } from '#contract/identity.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import { call, callEntry, forgetLogIn } from './call.ts'
import type { EntryKey } from './client.ts'
import { changeSession } from './session-state.ts'

export type Credentials = CallInput<'POST /api/identity/logIn'>['body']

/** The token is kept by the client; the page learns who came in. */
export async function enterBy<K extends EntryKey>(key: K, input: CallInput<K>, remember: boolean) {
  // The compiler does not see that all of these answer with the same.
  const verdict = (await callEntry(key, input, remember)) as Verdict<PersonView>
  if (verdict.ok) changeSession({ loggedIn: true, person: verdict.value })
  return verdict
}

export const logIn = (body: Credentials) => enterBy('POST /api/identity/logIn', { body }, body.remember)

/** Who stands behind the token that is kept; a refusal has ended the log-in already. */
export async function loadSession(): Promise<void> {
  const verdict = await call('GET /api/identity/whoAmI', {})
  if (verdict.ok) changeSession({ person: verdict.value })
}

/** The token is dropped whatever the server answers: whoever leaves has left this device. */
export async function logOut(): Promise<void> {
  await call('POST /api/identity/logOut', {})
  forgetLogIn()
}
