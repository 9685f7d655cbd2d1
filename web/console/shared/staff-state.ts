import { useSyncExternalStore } from 'react'
import type { StaffView } from '#contract/staff.ts'
import type { Staff } from '#domain/access/actor.ts'

/** The account of this page, as far as the server has confirmed it. */
export type StaffState =
  | { readonly status: 'asking' | 'failed' | 'out' }
  | {
      readonly status: 'in'
      readonly staff: StaffView
      /** The session has ended; the page stays while the same account logs in again. */
      readonly isExpired?: boolean
      /** It ended because the account was disabled: there is no log-in. */
      readonly isDisabled?: boolean
    }

const first: StaffState = { status: 'asking' }
let state: StaffState = first
const listeners = new Set<() => void>()

export const staffState = (): StaffState => state

export function setStaff(next: StaffState): void {
  state = next
  for (const listener of listeners) listener()
}

export const onStaffChange = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The server renders pages before the account is known. */
export const useStaffState = (): StaffState => useSyncExternalStore(onStaffChange, staffState, () => first)

/** For the permissions; without a session there are none. */
export function useActor(): Staff {
  const now = useStaffState()
  return now.status === 'in'
    ? { kind: 'staff', userId: now.staff.id, roles: now.staff.roles }
    : { kind: 'staff', userId: '', roles: [] }
}
