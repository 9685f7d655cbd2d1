import type { CallInput } from '#contract/client.ts'
import { call, forgetLogIn } from './call.ts'

export const changePassword = (body: CallInput<'POST /api/identity/changePassword'>['body']) =>
  call('POST /api/identity/changePassword', { body }, { hidesOfflineToast: true })

/** Unlike logging out of one device, this needs the confirmation of the server. */
export async function logOutEverywhere() {
  const result = await call('POST /api/identity/logOutEverywhere', {})
  if (result.ok) forgetLogIn()
  return result
}
