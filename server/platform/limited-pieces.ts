import { ok, type Result } from '#domain/values/refusal.ts'
import type { createConcurrencyLimiter } from './concurrency-limiter.ts'
import { timeLimits } from './time-limits.ts'

type Limiter = ReturnType<typeof createConcurrencyLimiter>

/** Calls back once: after the last piece, when the reader leaves, or when an error ends the reading. */
function withEnd(pieces: AsyncIterable<Uint8Array>, onEnd: () => void): AsyncIterableIterator<Uint8Array> {
  const reading = pieces[Symbol.asyncIterator]()
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      try {
        const next = await reading.next()
        if (next.done) onEnd()
        return next
      } catch (error) {
        onEnd()
        throw error
      }
    },
    async return() {
      onEnd()
      await reading.return?.()
      return { done: true, value: undefined }
    },
  }
}

/**
 * For a file that is made while it is sent: it takes a place of the limiter until its last piece. A file that is
 * read very slowly, or not at all, gives its place back after the time of an upload.
 */
export async function limitedPieces(
  limited: Limiter,
  pieces: AsyncIterable<Uint8Array>,
): Promise<Result<AsyncIterable<Uint8Array>>> {
  const begun = Promise.withResolvers<Result<undefined>>()
  const ended = Promise.withResolvers<void>()
  const place = limited(() => {
    begun.resolve(ok(undefined))
    setTimeout(ended.resolve, timeLimits.uploadMs).unref()
    return ended.promise
  })
  const taken = await Promise.race([begun.promise, place])
  return taken.ok ? ok(withEnd(pieces, ended.resolve)) : taken
}
