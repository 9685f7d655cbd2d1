import { call } from './call.ts'
import type { CallOptions } from './client.ts'
import { readEvents } from './events.ts'
import { loadMyCompany } from './my-company.ts'
import { changeSession, onSessionChange, sessionState } from './session-state.ts'

const shortestPauseMs = 1_000
const longestPauseMs = 60_000
/**
 * A hidden tab closes its stream soon and opens it again when it is shown: without HTTP/2 a browser has six connections
 * to a host, and a user with many orders open would use them all.
 */
const hiddenMs = 2_000

const isCount = (event: unknown): event is { readonly unread: number } =>
  typeof event === 'object' && event !== null && 'unread' in event && typeof event.unread === 'number'
const isReplaced = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'isReplaced' in event

function onEvent(event: unknown): void {
  if (!isCount(event)) return
  const before = sessionState()
  changeSession({ unread: event.unread })
  // The notification may be about the membership, so it is read again.
  if (before.unread !== event.unread && before.myCompany) void loadMyCompany()
}

const optionsFor = (signal: AbortSignal): CallOptions => ({
  send: (request) => fetch(request, { signal }),
  hidesOfflineToast: true,
})

/** Reads the number once, while there is no stream. */
async function readCount(signal: AbortSignal): Promise<void> {
  const result = await call(
    'GET /api/notifications/notifications',
    { query: { size: 1 } },
    optionsFor(signal),
  )
  if (result.ok && !signal.aborted) onEvent({ unread: result.value.unread })
}

/** How a stream went: events arrived, a newer page took its place, the server refused it, or nothing came. */
type Outcome = 'received' | 'replaced' | 'refused' | 'silent'

async function readStream(stream: ReadableStream, signal: AbortSignal): Promise<Outcome> {
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
async function listen(signal: AbortSignal): Promise<Outcome> {
  const result = await call('GET /api/notifications/watch', {}, optionsFor(signal))
  if (!result.ok) return result.refusal === 'unreachable' ? 'silent' : 'refused'
  // The contract describes one event; the answer is a stream of them.
  const stream = result.value as unknown
  return stream instanceof ReadableStream ? readStream(stream, signal) : 'silent'
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
async function keepReading(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(longestPauseMs, signal)
    if (!signal.aborted) await readCount(signal)
  }
}

async function keepListening(signal: AbortSignal): Promise<void> {
  let pauseMs = shortestPauseMs
  while (!signal.aborted) {
    const outcome = await listen(signal)
    if (outcome === 'replaced') return keepReading(signal)
    if (outcome === 'refused' && !signal.aborted) await readCount(signal)
    pauseMs = outcome === 'received' ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs)
    if (!signal.aborted) await pause(pauseMs, signal)
  }
}

/**
 * Keeps the number of unread notifications up to date while a user is logged in and the page is visible. Called once;
 * returns how to stop.
 */
export function followNotifications(): () => void {
  let stream: AbortController | undefined
  let hidden: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    stream?.abort()
    stream = undefined
  }
  const update = () => {
    clearTimeout(hidden)
    if (!sessionState().loggedIn) return close()
    if (document.visibilityState === 'hidden') hidden = setTimeout(close, hiddenMs)
    else if (!stream) {
      stream = new AbortController()
      void keepListening(stream.signal)
    }
  }
  const ended = new AbortController()
  const { signal } = ended
  const leave = onSessionChange(update)
  document.addEventListener('visibilitychange', update, { signal })
  // A page restored from the back-forward cache has lost its connection.
  window.addEventListener('pagehide', close, { signal })
  window.addEventListener('pageshow', update, { signal })
  update()
  return () => {
    leave()
    ended.abort()
    clearTimeout(hidden)
    close()
  }
}
