import { useEffect, useState, useSyncExternalStore } from 'react'

const unsaved = new Set<object>()
const listeners = new Set<() => void>()

/** At once, because a page may be left in the same turn. */
export function markUnsaved(form: object, isUnsaved: boolean): void {
  if (unsaved.has(form) === isUnsaved) return
  if (isUnsaved) unsaved.add(form)
  else unsaved.delete(form)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const hasUnsaved = (): boolean => unsaved.size > 0

export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, hasUnsaved, () => false)

/** For what is typed outside of a form. */
export function useUnsaved(isUnsaved: boolean): void {
  const [owner] = useState(() => ({}))
  useEffect(() => {
    markUnsaved(owner, isUnsaved)
    return () => markUnsaved(owner, false)
  }, [owner, isUnsaved])
}
