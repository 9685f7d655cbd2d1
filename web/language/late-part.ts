import { useEffect, useSyncExternalStore } from 'react'
import { currentTranslator } from './current-translator.ts'
import type { Namespace } from './messages.ts'

export type LatePart<Part> =
  | { readonly status: 'waiting' | 'failed' }
  | { readonly status: 'ready'; readonly part: Part }

const waiting = { status: 'waiting' } as const

/**
 * A part that a page loads with its texts when it is needed, or before, at `start`. Other than a lazy component it says
 * when it could not be loaded, so that the page around it stays, and is tried again when the connection is back. The
 * server and the first render of the browser never have it.
 */
export function latePart<Part>(namespaces: readonly Namespace[], load: () => Promise<Part>) {
  const listeners = new Set<() => void>()
  let state: LatePart<Part> = waiting
  let isLoading = false
  const change = (next: LatePart<Part>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const loadAll = async () => {
    try {
      const [part] = await Promise.all([load(), currentTranslator().load(namespaces)])
      change({ status: 'ready', part })
    } catch {
      change({ status: 'failed' })
    }
    isLoading = false
  }
  const start = () => {
    if (isLoading || state.status === 'ready') return
    isLoading = true
    change(waiting)
    void loadAll()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const use = (isNeeded: boolean): LatePart<Part> => {
    useEffect(() => {
      if (!isNeeded) return
      start()
      window.addEventListener('online', start)
      return () => window.removeEventListener('online', start)
    }, [isNeeded])
    return useSyncExternalStore(
      subscribe,
      () => state,
      () => waiting,
    )
  }
  return { start, use }
}
