import { useSyncExternalStore } from 'react'

/** What could not be stored; the choice then lasts as long as the page. */
const unstored = new Map<string, string>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Storage may be closed. */
function read(key: string): string | null {
  try {
    return unstored.get(key) ?? window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Storage may be closed or full. */
export function writeStored(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
  for (const listener of listeners) listener()
}

const nothing = () => null

/** A text of the browser's storage; the server has none. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(subscribe, () => read(key), nothing)
