import { useSyncExternalStore } from 'react'

export type NoticeKind = 'info' | 'warning' | 'error'
/** Where a notice leads, if anywhere. */
export type NoticeLink = { readonly text: string; readonly href: string }
export type Notice = {
  readonly id: number
  readonly kind: NoticeKind
  readonly text: string
  readonly link: NoticeLink | undefined
}

const mostNotices = 4
let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

const publish = (next: readonly Notice[]) => {
  notices = next
  for (const listener of listeners) listener()
}

/** Shows a text at the edge of the page; one that is already there is not shown twice. */
export function showNotice(kind: NoticeKind, text: string, link?: NoticeLink): void {
  if (notices.some((notice) => notice.text === text)) return
  lastId += 1
  publish([...notices, { id: lastId, kind, text, link }].slice(-mostNotices))
}

export const dismissNotice = (id: number): void => publish(notices.filter((notice) => notice.id !== id))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const none: readonly Notice[] = []

export const useNotices = (): readonly Notice[] =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => none,
  )
