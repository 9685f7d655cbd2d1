import { timeLimits } from '#server/platform/time-limits.ts'

/** A call was given up. */
class TooSlow extends Error {}

export type Patience = {
  /** The answer of the work, or what is said for it when it takes too long. */
  within<T>(work: Promise<T>, onLate: () => T): Promise<T>
  /** The pieces as they come: each is a sign of life that gives more time; once it is over they break off. */
  moving(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  /** A sign of life of whoever works on what has come. */
  alive(): void
}

/** So long in silence, and with signs of life at most so long altogether. */
function createTimers(giveUp: () => void) {
  const silence = setTimeout(giveUp, timeLimits.requestMs)
  let whole: NodeJS.Timeout | undefined
  const rest = () => {
    clearTimeout(whole)
    whole = undefined
  }
  return {
    rest,
    sign() {
      whole ??= setTimeout(giveUp, timeLimits.uploadMs)
      silence.refresh()
    },
    end() {
      clearTimeout(silence)
      rest()
    },
  }
}

export function createPatience(): Patience {
  const late = Promise.withResolvers<never>()
  // Heard where somebody waits for it; otherwise nobody needs to.
  late.promise.catch(() => {})
  const timers = createTimers(() => late.reject(new TooSlow('The request took too long')))

  async function* moving(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    timers.sign()
    const reading = pieces[Symbol.asyncIterator]()
    let isOver = false
    try {
      while (!isOver) {
        const next = await Promise.race([reading.next(), late.promise])
        timers.sign()
        isOver = next.done === true
        if (!next.done) yield next.value
      }
    } finally {
      timers.rest()
      // Not waited for: what never comes does not end either.
      if (!isOver) reading.return?.().catch(() => {})
    }
  }

  return {
    moving,
    alive: timers.sign,
    within: (work, onLate) =>
      Promise.race([work, late.promise])
        .catch((error: unknown) => {
          if (error instanceof TooSlow) return onLate()
          throw error
        })
        .finally(timers.end),
  }
}
