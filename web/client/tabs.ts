import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'

/** Of whoever is logged in. */
export type Known = {
  readonly person: PersonView
  readonly myCompany: CertificationView | null | undefined
}

/**
 * What the tabs of one browser tell each other: a token was followed by the next, somebody came in, somebody left,
 * something new is known of him.
 */
export type Word =
  | { readonly what: 'turned'; readonly token: string }
  | { readonly what: 'entered' }
  | { readonly what: 'left'; readonly session: string }
  | { readonly what: 'known'; readonly session: string; readonly known: Known }

export type Tabs = { tell(word: Word): void }

const channelName = 'quayside-session'

const isWord = (said: unknown): said is Word => typeof said === 'object' && said !== null && 'what' in said

/** A browser without channels has tabs that find out for themselves, at their next call. */
export function joinTabs(hear: (word: Word) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {} }
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (isWord(data)) hear(data)
  }
  return { tell: (word) => channel.postMessage(word) }
}
