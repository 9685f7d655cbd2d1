import { setTimeout as pause } from 'node:timers/promises'

/** Work that is started often: one run at a time, and after a pause one more for what came in meanwhile. */
export function createSingleRun(
  work: () => Promise<void>,
  onError: (error: unknown) => void,
  { pauseMs = 0 }: { readonly pauseMs?: number } = {},
) {
  let current: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  const stopping = new AbortController()
  const run = async () => {
    while (isWanted) {
      isWanted = false
      await work().catch(onError)
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
    current = undefined
  }
  return {
    start(): void {
      if (isStopped) return
      isWanted = true
      current ??= run()
    },
    /** Waits for the run that has begun. */
    async stop(): Promise<void> {
      isStopped = true
      isWanted = false
      stopping.abort()
      await current
    },
  }
}
