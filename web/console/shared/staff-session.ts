import type { CallInput } from '#contract/client.ts'
import { call, callEntry, forgetLogIn } from '#web/client/call.ts'
import { dropDrafts } from '#web/client/sweep-drafts.ts'
import { setStaff, staffState } from './staff-state.ts'

/**
 * The token of staff is in local storage, so that records can be opened in several tabs; the server ends a session
 * after half an hour without requests.
 */
const sharedByTabs = true

export async function logInStaff(body: CallInput<'POST /api/console/logIn'>['body']) {
  const result = await callEntry('POST /api/console/logIn', { body }, sharedByTabs)
  if (result.ok && result.value.step === 'in') setStaff({ status: 'in', staff: result.value.staff })
  return result
}

export async function enrolStaff(body: CallInput<'POST /api/console/enrol'>['body']) {
  const result = await callEntry('POST /api/console/enrol', { body }, sharedByTabs)
  if (result.ok) setStaff({ status: 'in', staff: result.value })
  return result
}

/** The client handles codes 4 and 8 itself; other refusals do not end the session. */
export async function loadStaffSession(): Promise<void> {
  const result = await call('GET /api/console/whoAmI', {})
  if (result.ok) setStaff({ status: 'in', staff: result.value })
  else if (staffState().status === 'asking') setStaff({ status: 'failed' })
}

/**
 * The token and the drafts are deleted even if the request fails; a session that has ended already is not asked for
 * again.
 */
export async function logOutStaff(): Promise<void> {
  const state = staffState()
  await call('POST /api/console/logOut', {}, { isProbe: true })
  leaveConsole()
  dropDrafts(state.status === 'in' ? state.staff.id : undefined)
}

/** The log-in page opens, in the other tabs too. */
export function leaveConsole(): void {
  setStaff({ status: 'out' })
  forgetLogIn()
}
