import { useSyncExternalStore } from 'react'
import type { Activity } from '#contract/activities.ts'
import type { CertificationView } from '#contract/certification.ts'
import type { ServiceContact } from '#contract/contacts.ts'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { PersonView } from '#contract/identity.ts'
import { chineseName } from '#domain/identity/chinese-name.ts'
import type { PageMeta } from '#web/page/page-meta.ts'

/** What the browser knows for as long as the page is open. */
export type SessionState = {
  /** Whether a token is kept; what the reader may do is for the server to say. */
  readonly loggedIn: boolean
  /** Whether the log-in stands over the page. */
  readonly logInShown: boolean
  /** Who that is, once the server has said so. */
  readonly person: PersonView | null
  /** That person's name as it is written in Chinese, where it is. */
  readonly chineseName: string | null
  /** Where that person stands with a company; nothing while it is not known, `null` for a visitor. */
  readonly myCompany: CertificationView | null | undefined
  /** How many notices wait to be read. */
  readonly unread: number
  /** Of the page that is shown. */
  readonly pageMeta: PageMeta
  readonly dictionaries: RowsByCode
  readonly activityList: readonly Activity[]
  readonly contactList: readonly ServiceContact[]
  /** How often a session has ended in this page; the page goes home when it grows. */
  readonly sessionEnds: number
}

const first: SessionState = {
  loggedIn: false,
  logInShown: false,
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
/** Of a page that nobody is logged in on. */
export const nobody = { loggedIn: false, person: null, myCompany: null, unread: 0 } as const

let state = first
const listeners = new Set<() => void>()

export const sessionState = (): SessionState => state

export function changeSession(change: Partial<SessionState>): void {
  const { person } = change
  const named = person !== undefined && { chineseName: person && chineseName(person.name) }
  // What was known of one person is not true of another.
  const isOther = person && state.person && person.id !== state.person.id
  state = { ...state, ...(isOther && { myCompany: null, unread: 0 }), ...change, ...named }
  for (const listener of listeners) listener()
}

export const onSessionChange = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A part of the state; the page is drawn again only when that part changes. */
export const useSession = <T>(pick: (state: SessionState) => T): T =>
  useSyncExternalStore(
    onSessionChange,
    () => pick(state),
    () => pick(first),
  )
