import { useSyncExternalStore } from 'react'

const storageKey = 'console-single-keys'
const off = 'off'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Storage may be closed; the shortcuts are then on. */
function isOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== off
  } catch {
    return true
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, off)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

/** WCAG 2.1.4: shortcuts of a single character can be switched off. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, isOn, () => true)
