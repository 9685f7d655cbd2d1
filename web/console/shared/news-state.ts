import { useSyncExternalStore } from 'react'
import type { ConsoleNews } from '#contract/console.ts'
import type { NewsKind } from '#domain/access/console-news.ts'

type NewsState = ConsoleNews & {
  /** Whether the server has sent anything yet. */
  readonly isKnown: boolean
  /** How many arrived while the page was hidden. */
  readonly unseen: number
}

const first: NewsState = { news: [], alsoOpen: [], isKnown: false, unseen: 0 }
let state = first
const listeners = new Set<() => void>()

function setState(next: NewsState): void {
  state = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const newsState = (): NewsState => state

export const useNews = (): ConsoleNews => useSyncExternalStore(subscribe, newsState, () => first)

export const useUnseenNews = (): number =>
  useSyncExternalStore(
    subscribe,
    () => state.unseen,
    () => 0,
  )

export type Arrival = { readonly kind: NewsKind; readonly label: string }

/** What is newer than what was known; nothing at first, when everything is new. */
function arrivalsSince(before: NewsState, { news }: ConsoleNews): readonly Arrival[] {
  if (!before.isKnown) return []
  return news.flatMap(({ kind, newest }) => {
    const known = before.news.find((one) => one.kind === kind)?.newest
    return newest && (!known || newest.at > known.at) ? [{ kind, label: newest.label }] : []
  })
}

/** Saves what the server sent; returns what has arrived and which kinds have changed. */
export function takeNews(next: ConsoleNews): {
  readonly arrivals: readonly Arrival[]
  readonly changed: readonly NewsKind[]
} {
  const before = state
  const arrivals = arrivalsSince(before, next)
  const changed = next.news.flatMap((one) => {
    const known = before.news.find(({ kind }) => kind === one.kind)
    return before.isKnown && JSON.stringify(known) !== JSON.stringify(one) ? [one.kind] : []
  })
  const unseen = document.visibilityState === 'hidden' ? before.unseen + arrivals.length : 0
  setState({ openVersion: null, openChange: null, ...next, isKnown: true, unseen })
  return { arrivals, changed }
}

export const markNewsSeen = (): void => setState({ ...state, unseen: 0 })

/** Of a request or order that is no longer open here. */
export const forgetReaders = (): void =>
  setState({ ...state, alsoOpen: [], openVersion: null, openChange: null })

export const forgetNews = (): void => setState(first)
