import { useSyncExternalStore } from 'react'

const stepMs = 15_000
let now = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

const checkbox = () => {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    timer = setInterval(checkbox, stepMs)
    checkbox()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** The current time, updated every 15 seconds by one timer; undefined in server-rendered markup. */
export function useNow(): Date | undefined {
  const at = useSyncExternalStore(
    subscribe,
    () => now,
    () => 0,
  )
  return at === 0 ? undefined : new Date(at)
}
