import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'

let isHeld = false
const listeners = new Set<() => void>()

/** Until the scripts of a page are loaded, the router does not know that the page is wanted. */
export function setHeld(isHeldNow: boolean): void {
  isHeld = isHeldNow
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readHeld = () => isHeld
const onServer = () => false

/** Whether a page is wanted whose scripts are still loading. */
export const useHeld = (): boolean => useSyncExternalStore(subscribe, readHeld, onServer)

/** From the press of a link or a button until the other page is there. */
export function useOpening(): boolean {
  const isHeldNow = useHeld()
  const { state } = useNavigation()
  return isHeldNow || state !== 'idle'
}
