import { useEffect, useSyncExternalStore } from 'react'
import { call } from '#web/client/call.ts'
import { noPlaces, type OwnPlaces } from './place-names.ts'

type Known = OwnPlaces & { readonly status: 'loading' | 'loaded' | 'failed' }

const initial: Known = { ...noPlaces, status: 'loading' }
let known: Known = initial
let isRequested = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loaded once for all components; after a failure the next component tries again. */
async function load(): Promise<void> {
  if (isRequested) return
  isRequested = true
  const verdict = await call('GET /api/console/placeNames', {}, { isQuiet: true })
  known = verdict.ok ? { ...verdict.value, status: 'loaded' } : { ...initial, status: 'failed' }
  isRequested = verdict.ok
  for (const listener of listeners) listener()
}

/** Depots and warehouses with their names; empty while they load. */
export function useOwnPlaces(): Known {
  useEffect(() => void load(), [])
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => initial,
  )
}
