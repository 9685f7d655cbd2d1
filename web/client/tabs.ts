import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'

/** About the user who is logged in. */
export type Known = {
  readonly person: PersonView
  readonly myCompany: CertificationView | null | undefined
}

/** What the tabs of one browser send each other. */
export type TabMessage =
  | { readonly type: 'token-replaced'; readonly token: string }
  | { readonly type: 'logged-in' }
  | { readonly type: 'logged-out'; readonly session: string }
  | { readonly type: 'user'; readonly session: string; readonly known: Known }

export type Tabs = { send(message: TabMessage): void }

const channelName = 'quayside-session'

const isMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && 'type' in data

/** Without broadcast channels each tab finds out with its next call. */
export function joinTabs(onMessage: (message: TabMessage) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { send: () => {} }
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (isMessage(data)) onMessage(data)
  }
  return { send: (message) => channel.postMessage(message) }
}
