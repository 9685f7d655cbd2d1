import { useSyncExternalStore } from 'react'
import type { Activity } from '#contract/activities.ts'
import type { CertificationView } from '#contract/certification.ts'
import type { ServiceContact } from '#contract/contacts.ts'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { PersonView } from '#contract/identity.ts'
import { chineseName } from '#domain/identity/chinese-name.ts'
import type { PageMeta } from '#web/page/page-meta.ts'

/** A login from another site while another user is logged in here: the page asks which one stays. */
export type EntryOffer = {
  /** Of the user that it would log in. */
  readonly name: string
  readonly code: string
  readonly secret: string
  readonly remember: boolean
}

/** What the page knows while it is open. */
export type SessionState = {
  /** Whether there is a token; the server decides what it allows. */
  readonly loggedIn: boolean
  /** Whether the login dialog is open. */
  readonly logInShown: boolean
  readonly entryOffer: EntryOffer | null
  /** The user, once the server has answered. */
  readonly person: PersonView | null
  /** The user's name in Chinese characters, if it has any. */
  readonly chineseName: string | null
  /** The user's membership of a company; undefined while unknown, `null` for a visitor. */
  readonly myCompany: CertificationView | null | undefined
  /** The number of unread notifications. */
  readonly unread: number
  /** Title and description of the current page. */
  readonly pageMeta: PageMeta
  readonly dictionaries: RowsByCode
  readonly activityList: readonly Activity[]
  readonly contactList: readonly ServiceContact[]
  /** How often a session has ended in this tab; each time the home page opens. */
  readonly sessionEnds: number
}

const first: SessionState = {
  loggedIn: false,
  logInShown: false,
  entryOffer: null,
  person: null,
  chineseName: null,
  myCompany: null,
  unread: 0,
  pageMeta: { title: '' },
  dictionaries: {},
  activityList: [],
  contactList: [],
  sessionEnds: 0,
}
/** The state without a login. */
export const loggedOutState = { loggedIn: false, person: null, myCompany: null, unread: 0 } as const

let state = first
const listeners = new Set<() => void>()

export const sessionState = (): SessionState => state

export function changeSession(change: Partial<SessionState>): void {
  const { person } = change
  const named = person !== undefined && { chineseName: person && chineseName(person.name) }
  // Another person has another membership and another inbox.
  const isOther = person && state.person && person.id !== state.person.id
  state = { ...state, ...(isOther && { myCompany: null, unread: 0 }), ...change, ...named }
  for (const listener of listeners) listener()
}

export const onSessionChange = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A part of the state; the component renders again only when that part changes. */
export const useSession = <T>(pick: (state: SessionState) => T): T =>
  useSyncExternalStore(
    onSessionChange,
    () => pick(state),
    () => pick(first),
  )
