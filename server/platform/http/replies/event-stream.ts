import type { SentEvents } from './reply-events.ts'

export type Stream = {
  readonly events: SentEvents
  /** Sends the current state again, because it may have changed. */
  wake(): void
  /** Ends it after an event that tells the page not to open it again. */
  replace(): void
  end(): void
}

export type StreamDeps = {
  readonly beatMs: number
  /** Checked before every event, so that a stream ends with its session. */
  isOpen(): Promise<boolean>
  /** The current state. */
  read(): Promise<object>
  onEnd(): void
  onError(error: unknown): void
}

type Piece = IteratorResult<object | undefined>
/** From the weakest to the strongest. */
const streamSignals = ['beat', 'change', 'replaced', 'over'] as const
type StreamSignal = (typeof streamSignals)[number]

const over: Piece = { done: true, value: undefined }
const replaced: Piece = { done: false, value: { isReplaced: true } }

const rankOf = (signal: StreamSignal | undefined) => (signal ? streamSignals.indexOf(signal) : -1)
/** What is left when a signal has been read. */
const afterwards = (taken: StreamSignal | undefined): StreamSignal | undefined =>
  taken === 'replaced' || taken === 'over' ? 'over' : undefined

/** Holds the strongest signal since the last read; `over` is final. */
function createSignal() {
  let cause: StreamSignal | undefined = 'change'
  let resolveNext: ((cause: StreamSignal) => void) | undefined
  const take = (): StreamSignal | undefined => {
    const taken = cause
    cause = afterwards(taken)
    return taken
  }
  return {
    send(next: StreamSignal) {
      if (rankOf(next) > rankOf(cause)) cause = next
      const waiting = resolveNext
      resolveNext = undefined
      waiting?.(take() ?? next)
    },
    async next(): Promise<StreamSignal> {
      return take() ?? new Promise<StreamSignal>((resolve) => (resolveNext = resolve))
    },
  }
}

/** The next event, or the end after an `over` signal, the end of the session or an error. */
async function nextPiece(next: () => Promise<StreamSignal>, deps: StreamDeps): Promise<Piece> {
  try {
    const cause = await next()
    if (cause === 'over' || !(await deps.isOpen())) return over
    if (cause === 'replaced') return replaced
    return { done: false, value: cause === 'change' ? await deps.read() : undefined }
  } catch (error) {
    deps.onError(error)
    return over
  }
}

/**
 * Not an async generator: a generator cannot be ended while it waits, so a closed connection would count against the
 * limits until its next event.
 */
export function createStream(deps: StreamDeps): Stream {
  const signal = createSignal()
  let pendingReads = 0
  const stopWith = (last: 'replaced' | 'over') => {
    clearInterval(beat)
    signal.send(last)
    deps.onEnd()
  }
  const end = () => stopWith('over')
  // No pending read since the last heartbeat: the connection is dead, or the client does not read.
  const beat = setInterval(() => (pendingReads > 0 ? signal.send('beat') : end()), deps.beatMs)
  beat.unref()
  const iterator: AsyncIterator<object | undefined> = {
    async next() {
      pendingReads += 1
      const piece = await nextPiece(signal.next, deps)
      pendingReads -= 1
      if (piece.done) end()
      return piece
    },
    async return() {
      end()
      return over
    },
  }
  return {
    events: { [Symbol.asyncIterator]: () => iterator },
    wake: () => signal.send('change'),
    replace: () => stopWith('replaced'),
    end,
  }
}
