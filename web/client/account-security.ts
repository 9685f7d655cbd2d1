import type { CallInput } from '#contract/client.ts'
import { call, forgetLogIn } from './call.ts'
import { sessionState } from './session-state.ts'
import { dropDrafts } from './sweep-drafts.ts'

export const changePassword = (body: CallInput<'POST /api/identity/changePassword'>['body']) =>
  call('POST /api/identity/changePassword', { body }, { hidesOfflineToast: true })

/** Unlike logging out of one device, this needs the confirmation of the server. */
export async function logOutEverywhere() {
  const user = sessionState().person?.id
  const result = await call('POST /api/identity/logOutEverywhere', {})
  if (!result.ok) return result
  forgetLogIn()
  dropDrafts(user)
  return result
}
