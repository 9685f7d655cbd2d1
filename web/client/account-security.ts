import type { CallInput } from '#contract/client.ts'
import { call, forgetLogIn } from './call.ts'

export const changePassword = (body: CallInput<'POST /api/identity/changePassword'>['body']) =>
  call('POST /api/identity/changePassword', { body })

export const listSessions = () => call('GET /api/identity/sessions', {})

/** Unlike leaving one device, this is only true once the server has said so. */
export async function logOutEverywhere() {
  const verdict = await call('POST /api/identity/logOutEverywhere', {})
  if (verdict.ok) forgetLogIn()
  return verdict
}
