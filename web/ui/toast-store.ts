import { useSyncExternalStore } from 'react'

export type ToastKind = 'info' | 'warning' | 'error'
export type ToastLink = { readonly text: string; readonly href: string }
export type ToastAction = { readonly text: string; run(): void }
export type Toast = {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  readonly step: ToastLink | ToastAction | undefined
}

const maxToasts = 4
const none: readonly Toast[] = []
let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

const publish = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a text at the edge of the page, with a next step if there is one; a text that is already there is not shown
 * twice. Returns its id.
 */
export function showToast(kind: ToastKind, text: string, step?: ToastLink | ToastAction): number {
  const shown = toasts.find((toast) => toast.text === text)
  if (shown) return shown.id
  lastId += 1
  publish([...toasts, { id: lastId, kind, text, step }].slice(-maxToasts))
  return lastId
}

export const dismissToast = (id: number): void => publish(toasts.filter((toast) => toast.id !== id))

/** What was done before would contradict a failure that follows; a next step stays. */
export const dismissDone = (): void =>
  publish(toasts.filter(({ kind, step }) => kind !== 'info' || step !== undefined))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
