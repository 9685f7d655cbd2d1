import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { hasClientLeft } from './request-trace.ts'

export type ConcurrencyLimits = { readonly concurrent: number; readonly queued: number }

/**
 * Runs expensive work `concurrent` at a time, queues `queued` more, and refuses the rest as busy. Work whose client has
 * left while it waited is not done.
 */
export function createConcurrencyLimiter({ concurrent, queued }: ConcurrencyLimits) {
  let running = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<Result<T>> => {
    if (running >= concurrent && queue.length >= queued) return refusal('busy')
    if (running >= concurrent) await new Promise<void>((resolve) => queue.push(resolve))
    else running += 1
    try {
      if (hasClientLeft()) return refusal('busy')
      return ok(await work())
    } finally {
      const next = queue.shift()
      // The slot passes to the next in the queue, so that a new call cannot take it in between; in a new turn of the event
      // loop, because work that never waits would otherwise run one after the other without letting anything else in.
      if (next) setImmediate(next)
      else running -= 1
    }
  }
}
