import { timeLimits } from '#server/platform/time-limits.ts'

class TooSlow extends Error {}

export type RequestTimeout = {
  /** The result of the work, or that of `onTimeout` when it takes too long. */
  limit<T>(work: Promise<T>, onTimeout: () => T): Promise<T>
  /** Passes the chunks of an upload on; each one extends the time. After the timeout the iteration throws. */
  extendWith(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  /** Extends the time of work that proceeds in steps, up to the limit of an upload. */
  alive(): void
}

/** An idle timer that each step restarts, and a total timer that no step restarts. */
function createTimers(onTimeout: () => void) {
  const idle = setTimeout(onTimeout, timeLimits.requestMs)
  let total: NodeJS.Timeout | undefined
  const stopTotal = () => {
    clearTimeout(total)
    total = undefined
  }
  return {
    stopTotal,
    extend() {
      total ??= setTimeout(onTimeout, timeLimits.uploadMs)
      idle.refresh()
    },
    stop() {
      clearTimeout(idle)
      stopTotal()
    },
  }
}

export function createRequestTimeout(): RequestTimeout {
  const timeout = Promise.withResolvers<never>()
  // Without a handler an early rejection would end the process.
  timeout.promise.catch(() => {})
  const timers = createTimers(() => timeout.reject(new TooSlow('The request took too long')))

  async function* extendWith(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    timers.extend()
    const reading = chunks[Symbol.asyncIterator]()
    let isDone = false
    try {
      while (!isDone) {
        const next = await Promise.race([reading.next(), timeout.promise])
        timers.extend()
        isDone = next.done === true
        if (!next.done) yield next.value
      }
    } finally {
      timers.stopTotal()
      // Not awaited: a source that never sends never ends either.
      if (!isDone) reading.return?.().catch(() => {})
    }
  }

  return {
    extendWith,
    alive: timers.extend,
    limit: (work, onTimeout) =>
      Promise.race([work, timeout.promise])
        .catch((error: unknown) => {
          if (error instanceof TooSlow) return onTimeout()
          throw error
        })
        .finally(timers.stop),
  }
}
