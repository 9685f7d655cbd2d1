import type { Result } from '#domain/values/refusal.ts'
import type { CallOptions } from './client.ts'
import { readEvents } from './events.ts'

const shortestPauseMs = 1_000
const longestPauseMs = 60_000
/**
 * A hidden tab closes its stream soon and opens it again when it is shown: without HTTP/2 a browser has six connections
 * to a host, and a user with many orders open would use them all.
 */
const hiddenMs = 2_000

const isReplaced = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'isReplaced' in event

export type FollowedStream = {
  /** Opens the stream. */
  open(options: CallOptions): Promise<Result<unknown>>
  onEvent(event: unknown): void
  /** Reads the state once, while there is no stream. */
  readOnce?(options: CallOptions, signal: AbortSignal): Promise<void>
  /** Whether there is a user to read it; by default there is. */
  isWanted?(): boolean
  /** Kept while the tab is hidden, because the title of the page tells what is new. */
  readonly staysWhenHidden?: boolean
}

const optionsFor = (signal: AbortSignal): CallOptions => ({
  send: (request) => fetch(request, { signal }),
  hidesOfflineToast: true,
})

/** How a stream went: events arrived, a newer page took its place, the server refused it, or nothing came. */
type Outcome = 'received' | 'replaced' | 'refused' | 'silent'

async function readStream(
  stream: ReadableStream,
  onEvent: FollowedStream['onEvent'],
  signal: AbortSignal,
): Promise<Outcome> {
  let outcome: Outcome = 'silent'
  try {
    for await (const event of readEvents(stream)) {
      if (isReplaced(event)) return 'replaced'
      outcome = 'received'
      if (!signal.aborted) onEvent(event)
    }
  } catch {
    // The connection broke; it is opened again after a pause.
  }
  return outcome
}

/** Reads the stream until it ends. */
async function listen({ open, onEvent }: FollowedStream, signal: AbortSignal): Promise<Outcome> {
  const result = await open(optionsFor(signal))
  if (!result.ok) return result.refusal === 'unreachable' ? 'silent' : 'refused'
  // The contract describes one event; the answer is a stream of them.
  return result.value instanceof ReadableStream ? readStream(result.value, onEvent, signal) : 'silent'
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Until the page is hidden: another page of the user has the stream. */
async function keepReading({ readOnce }: FollowedStream, signal: AbortSignal): Promise<void> {
  while (readOnce && !signal.aborted) {
    await pause(longestPauseMs, signal)
    if (!signal.aborted) await readOnce(optionsFor(signal), signal)
  }
}

async function keepListening(stream: FollowedStream, signal: AbortSignal): Promise<void> {
  let pauseMs = shortestPauseMs
  while (!signal.aborted) {
    const outcome = await listen(stream, signal)
    if (outcome === 'replaced') return keepReading(stream, signal)
    if (outcome === 'refused' && !signal.aborted) await stream.readOnce?.(optionsFor(signal), signal)
    pauseMs = outcome === 'received' ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs)
    if (!signal.aborted) await pause(pauseMs, signal)
  }
}

/** Opens and closes the stream as the page is shown and hidden, and as `isWanted` says. */
export function followStream(stream: FollowedStream): { update(): void; stop(): void } {
  let current: AbortController | undefined
  let hidden: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    current?.abort()
    current = undefined
  }
  const start = () => {
    const started = new AbortController()
    current = started
    void keepListening(stream, started.signal).then(() => {
      // Another page has the stream; this one opens it again when it is shown.
      if (current === started) current = undefined
    })
  }
  const update = () => {
    clearTimeout(hidden)
    if (stream.isWanted?.() === false) return close()
    if (document.visibilityState === 'hidden') {
      if (!stream.staysWhenHidden) hidden = setTimeout(close, hiddenMs)
      return
    }
    if (!current) start()
  }
  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener('visibilitychange', update, { signal })
  // A page restored from the back-forward cache has lost its connection.
  window.addEventListener('pagehide', close, { signal })
  window.addEventListener('pageshow', update, { signal })
  update()
  return {
    update,
    stop() {
      ended.abort()
      clearTimeout(hidden)
      close()
    },
  }
}
