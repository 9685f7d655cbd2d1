import type { SentEvents } from '#server/platform/http/reply-events.ts'

export type Stream = {
  readonly events: SentEvents
  /** There may be something new to read. */
  wake(): void
  end(): void
}

export type StreamDeps = {
  readonly beatMs: number
  /** Asked before every word: whoever has lost his right to hear hears nothing more. */
  isOpen(): Promise<boolean>
  /** What there is to say now. */
  read(): Promise<object>
  onEnd(): void
  onTrouble(error: unknown): void
}

type Piece = IteratorResult<object | undefined>
type Cause = 'news' | 'beat' | 'over'

const over: Piece = { done: true, value: undefined }

/** What happened since it was last asked about; `over` stays. */
function createBell() {
  let cause: Cause | undefined = 'news'
  let answer: ((cause: Cause) => void) | undefined
  const take = (): Cause | undefined => {
    const taken = cause
    if (cause !== 'over') cause = undefined
    return taken
  }
  return {
    ring(next: Cause) {
      // News outweighs a sign of life, the end outweighs both.
      if (cause !== 'over' && !(cause === 'news' && next === 'beat')) cause = next
      const waiting = answer
      answer = undefined
      waiting?.(take() ?? next)
    },
    async next(): Promise<Cause> {
      return take() ?? new Promise<Cause>((resolve) => (answer = resolve))
    },
  }
}

/** The next piece, or the end: when the bell says so, when the right is lost, and when anything goes wrong. */
async function nextPiece(next: () => Promise<Cause>, deps: StreamDeps): Promise<Piece> {
  try {
    const cause = await next()
    if (cause === 'over' || !(await deps.isOpen())) return over
    return { done: false, value: cause === 'news' ? await deps.read() : undefined }
  } catch (error) {
    deps.onTrouble(error)
    return over
  }
}

/**
 * Written out instead of a generator: a generator that waits cannot be told to stop before its wait is over, and
 * whoever hangs up would be counted for as long.
 */
export function createStream(deps: StreamDeps): Stream {
  const bell = createBell()
  let asked = 0
  const end = () => {
    clearInterval(beat)
    bell.ring('over')
    deps.onEnd()
  }
  // Who did not come back for more since the last sign of life is not there any more: a line that died silently,
  // or a reply that nobody reads.
  const beat = setInterval(() => (asked > 0 ? bell.ring('beat') : end()), deps.beatMs)
  beat.unref()
  const asking: AsyncIterator<object | undefined> = {
    async next() {
      asked += 1
      const piece = await nextPiece(bell.next, deps)
      asked -= 1
      if (piece.done) end()
      return piece
    },
    async return() {
      end()
      return over
    },
  }
  return { events: { [Symbol.asyncIterator]: () => asking }, wake: () => bell.ring('news'), end }
}
