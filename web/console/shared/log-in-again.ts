import type { StaffView } from '#contract/staff.ts'
import { type Result, refusal } from '#domain/values/refusal.ts'
import type { Client } from '#web/client/call.ts'
import { onStaffChange, setStaff, staffState } from './staff-state.ts'

const currentId = () => {
  const now = staffState()
  return now.status === 'in' ? now.staff.id : undefined
}

/** The page stays and a dialog asks for a log-in, or says that there is none; whether there is a page to stay. */
export function expireStaff(isDisabled = false): boolean {
  const now = staffState()
  if (now.status !== 'in') return false
  // Other calls of the page may follow without a token, and without the reason.
  setStaff({ ...now, isExpired: true, isDisabled: isDisabled || now.isDisabled === true })
  return true
}

const waiting = new Set<(isRestored: boolean) => void>()

/** The calls that wait are refused. The page stays as it is; its next call asks for the log-in again. */
export function cancelLogIn(): void {
  const now = staffState()
  for (const refuse of waiting) refuse(false)
  if (now.status === 'in') setStaff({ status: 'in', staff: now.staff })
}

/** Whether an account is logged in again, in this tab or another. */
const sessionRestored = (): Promise<boolean> =>
  new Promise((resolve) => {
    const finish = (isRestored: boolean) => {
      stop()
      waiting.delete(finish)
      resolve(isRestored)
    }
    const check = () => {
      const now = staffState()
      if (now.status !== 'in') finish(false)
      else if (!now.isExpired) finish(true)
    }
    const stop = onStaffChange(check)
    waiting.add(finish)
    check()
  })

const isSessionEnd = (refusal: string) => refusal === 'logged-out' || refusal === 'session-expired'

/** Without the login the page stays, so the text that promises the home page would be wrong here. */
const loggedOut = refusal('logged-out')

const whoAmI = 'GET /api/console/whoAmI'

/** Whose session it is, asked once for each session: another tab may have logged in with another account. */
function sessionOwners(client: Client) {
  const asked = new Map<string, Promise<Result<StaffView>>>()
  return async (session: string): Promise<Result<StaffView>> => {
    const asking = asked.get(session) ?? client.call(whoAmI, {})
    asked.set(session, asking)
    const owner = await asking
    if (!owner.ok) asked.delete(session)
    return owner
  }
}

/**
 * A call that finds the session at its end waits until the same account is logged in again, and is then sent once more.
 * It is never sent for another account: what it says was typed by the first one.
 */
export function repeatAfterLogIn(
  client: Client,
  currentSession: () => string,
  onUse: () => void = () => {},
): Client {
  const ownerOf = sessionOwners(client)
  /** A call that was answered has used the session. */
  const recorded = <Value>(result: Result<Value>): Result<Value> => {
    if (result.ok) onUse()
    return result
  }
  const sendAs =
    (sender: string): Client['call'] =>
    async (key, input, options) => {
      for (let session = currentSession(); session !== ''; session = currentSession()) {
        const owner = await ownerOf(session)
        if (!owner.ok) return owner
        if (owner.value.id !== sender) {
          setStaff({ status: 'in', staff: owner.value })
          return loggedOut
        }
        // The token is read as soon as the call begins.
        if (currentSession() === session) break
      }
      return client.call(key, input, options)
    }
  return {
    enter: (key, input, remember) => client.enter(key, input, remember),
    forgetLogIn: () => client.forgetLogIn(),
    async call(key, input, options) {
      const sender = currentId()
      if (sender === undefined || options?.isProbe || key === whoAmI)
        return recorded(await client.call(key, input, options))
      const result = recorded(await sendAs(sender)(key, input, options))
      if (result.ok || !isSessionEnd(result.refusal)) return result
      const isSame = (await sessionRestored()) && currentId() === sender
      return isSame ? sendAs(sender)(key, input, options) : loggedOut
    },
  }
}
