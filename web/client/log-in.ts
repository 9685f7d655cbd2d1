import type { CallInput } from '#contract/client.ts'
import { call, callLogIn, forgetLogIn } from './call.ts'
import { changeSession } from './session-state.ts'

export type Credentials = CallInput<'POST /api/identity/logIn'>['body']

/** The token is kept by the client; the page learns who came in. */
export async function logIn(credentials: Credentials) {
  const verdict = await callLogIn(credentials)
  if (verdict.ok) changeSession({ loggedIn: true, person: verdict.value })
  return verdict
}

/** Who stands behind the token that is kept; a refusal has ended the log-in already. */
export async function recognise(): Promise<void> {
  const verdict = await call('GET /api/identity/whoAmI', {})
  if (verdict.ok) changeSession({ person: verdict.value })
}

/** The token is dropped whatever the server answers: whoever leaves has left this device. */
export async function logOut(): Promise<void> {
  await call('POST /api/identity/logOut', {})
  forgetLogIn()
}
