import { useEffect, useSyncExternalStore } from 'react'
import { call } from '#web/client/call.ts'

/** How many requests wait, as far as any answer of the API has said so. */
let waiting: number | undefined
const listeners = new Set<() => void>()

export function setWaiting(count: number): void {
  waiting = count
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const waitingNow = () => waiting
const nobody = () => undefined

/** Asked for once; the lists that are read afterwards keep it right. */
export function useWaiting(isWanted: boolean): number | undefined {
  const count = useSyncExternalStore(subscribe, waitingNow, nobody)
  useEffect(() => {
    if (isWanted && waiting === undefined) void askWaiting()
  }, [isWanted])
  return isWanted ? count : undefined
}

/** One row is read, for the count that comes with it. */
export async function askWaiting(): Promise<void> {
  const answer = await call(
    'GET /api/console/requests',
    { query: { state: 'open', size: 1 } },
    { isQuiet: true },
  )
  if (answer.ok) setWaiting(answer.value.waiting)
}
