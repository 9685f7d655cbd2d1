import type { CallInput } from '#contract/client.ts'
import { call } from './call.ts'
import { enterBy } from './log-in.ts'

/** A new user has not chosen to stay logged in. */
export const register = (body: CallInput<'POST /api/identity/register'>['body']) =>
  enterBy('POST /api/identity/register', { body }, false)

export const logInByCode = (body: CallInput<'POST /api/identity/logInByCode'>['body']) =>
  enterBy('POST /api/identity/logInByCode', { body }, body.remember)

export const resetPassword = (body: CallInput<'POST /api/identity/resetPassword'>['body']) =>
  call('POST /api/identity/resetPassword', { body }, { hidesOfflineToast: true })
