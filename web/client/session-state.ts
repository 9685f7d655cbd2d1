import { useSyncExternalStore } from 'react'
import type { Activity } from '#contract/activities.ts'
import type { ServiceContact } from '#contract/contacts.ts'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { PersonView } from '#contract/identity.ts'

/** What the browser knows for as long as the page is open. */
export type SessionState = {
  /** Whether a token is kept; what the reader may do is for the server to say. */
  readonly loggedIn: boolean
  /** Who that is, once the server has said so. */
  readonly person: PersonView | null
  readonly dictionaries: RowsByCode
  readonly activityList: readonly Activity[]
  readonly contactList: readonly ServiceContact[]
  /** How often a session has ended in this page; the page goes home when it grows. */
  readonly sessionEnds: number
}

const first: SessionState = {
  loggedIn: false,
  person: null,
  dictionaries: {},
  activityList: [],
  contactList: [],
  sessionEnds: 0,
}
let state = first
const listeners = new Set<() => void>()

export const sessionState = (): SessionState => state

export function changeSession(change: Partial<SessionState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A part of the state; the page is drawn again only when that part changes. */
export const useSession = <T>(pick: (state: SessionState) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => pick(state),
    () => pick(first),
  )
