import { timeLimits } from '#server/platform/time-limits.ts'

/** The client took too long to send its body, or we to answer. */
type SlowPart = 'body' | 'work'

class TooSlow extends Error {
  readonly part: SlowPart

  constructor(part: SlowPart) {
    super('The request took too long')
    this.part = part
  }
}

export type RequestTimeout = {
  /** The result of the work, or that of `onTimeout` when it takes too long. */
  limit<T>(work: Promise<T>, onTimeout: (part: SlowPart) => T): Promise<T>
  /** Passes the chunks of a JSON body on, which has to be complete earlier than the reply. */
  limitBody(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
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

const limitWork = <T>(work: Promise<T>, onTimeout: (part: SlowPart) => T): Promise<T> =>
  work.catch((error: unknown) => {
    if (error instanceof TooSlow) return onTimeout(error.part)
    throw error
  })

/** Passes the chunks on until the timeout, and says when it waits for the client. */
async function* passOn(
  chunks: AsyncIterable<Uint8Array>,
  timeout: Promise<never>,
  setWaiting: (isWaiting: boolean) => void,
): AsyncGenerator<Uint8Array> {
  const reading = chunks[Symbol.asyncIterator]()
  let isDone = false
  try {
    while (!isDone) {
      setWaiting(true)
      const next = await Promise.race([reading.next(), timeout])
      setWaiting(false)
      isDone = next.done === true
      if (!next.done) yield next.value
    }
  } finally {
    // Not awaited: a source that never sends never ends either.
    if (!isDone) reading.return?.().catch(() => {})
  }
}

export function createRequestTimeout(): RequestTimeout {
  const timeout = Promise.withResolvers<never>()
  // Without a handler an early rejection would end the process.
  timeout.promise.catch(() => {})
  let waitsFor: 'json' | 'upload' | undefined
  const end = () => timeout.reject(new TooSlow(waitsFor ? 'body' : 'work'))
  const timers = createTimers(end)
  const bodyTimer = setTimeout(() => {
    if (waitsFor === 'json') end()
  }, timeLimits.bodyMs)
  const read = (chunks: AsyncIterable<Uint8Array>, kind: 'json' | 'upload') =>
    passOn(chunks, timeout.promise, (isWaiting) => {
      waitsFor = isWaiting ? kind : undefined
    })

  async function* extendWith(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    timers.extend()
    try {
      for await (const chunk of read(chunks, 'upload')) {
        timers.extend()
        yield chunk
      }
      timers.extend()
    } finally {
      timers.stopTotal()
    }
  }

  const stop = () => {
    clearTimeout(bodyTimer)
    timers.stop()
  }
  return {
    extendWith,
    limitBody: (chunks) => read(chunks, 'json'),
    alive: timers.extend,
    limit: (work, onTimeout) => limitWork(Promise.race([work, timeout.promise]), onTimeout).finally(stop),
  }
}
