/** What the tabs of one browser tell each other: a token was followed by the next, somebody came in, somebody left. */
export type Word =
  | { readonly what: 'turned'; readonly token: string }
  | { readonly what: 'entered' }
  | { readonly what: 'left'; readonly session: string }

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
