import { useSyncExternalStore } from 'react'

export type ToastKind = 'info' | 'warning' | 'error'
export type ToastLink = { readonly text: string; readonly href: string }
export type Toast = {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  readonly link: ToastLink | undefined
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

/** Shows a text at the edge of the page; one that is already there is not shown twice. */
export function showToast(kind: ToastKind, text: string, link?: ToastLink): void {
  if (toasts.some((toast) => toast.text === text)) return
  lastId += 1
  publish([...toasts, { id: lastId, kind, text, link }].slice(-maxToasts))
}

export const dismissToast = (id: number): void => publish(toasts.filter((toast) => toast.id !== id))

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
