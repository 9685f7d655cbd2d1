import { useEffect, useSyncExternalStore } from 'react'
import { call } from '#web/client/call.ts'
import { noPlaces, type OwnPlaces } from './place-names.ts'

type Known = OwnPlaces & { readonly status: 'asking' | 'known' | 'failed' }

const first: Known = { ...noPlaces, status: 'asking' }
let known: Known = first
let isAsked = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asked once while the page is open; after a failure by whoever comes next. */
async function ask(): Promise<void> {
  if (isAsked) return
  isAsked = true
  const verdict = await call('GET /api/console/placeNames', {}, { isQuiet: true })
  known = verdict.ok ? { ...verdict.value, status: 'known' } : { ...first, status: 'failed' }
  isAsked = verdict.ok
  for (const listener of listeners) listener()
}

/** Depots and warehouses by name; none as long as the server has not told them. */
export function useOwnPlaces(): Known {
  useEffect(() => void ask(), [])
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => first,
  )
}
