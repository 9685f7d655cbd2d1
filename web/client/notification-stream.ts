import { call } from './call.ts'
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

function onEvent(event: unknown): void {
  if (!isCount(event)) return
  const before = sessionState()
  changeSession({ unread: event.unread })
  // The notification may be about the membership, so it is read again.
  if (before.unread !== event.unread && before.myCompany) void loadMyCompany()
}

/** Reads the stream until it ends; returns whether any event has arrived. */
async function listen(signal: AbortSignal): Promise<boolean> {
  let hasReceived = false
  const send = (request: Request) => fetch(request, { signal })
  const result = await call('GET /api/notifications/watch', {}, { send, hidesOfflineToast: true })
  // The contract describes one event; the answer is a stream of them.
  const stream = result.ok ? (result.value as unknown) : undefined
  if (!(stream instanceof ReadableStream)) return false
  try {
    for await (const event of readEvents(stream)) {
      hasReceived = true
      if (!signal.aborted) onEvent(event)
    }
  } catch {
    // The connection broke; it is opened again after a pause.
  }
  return hasReceived
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

async function keepListening(signal: AbortSignal): Promise<void> {
  let pauseMs = shortestPauseMs
  while (!signal.aborted) {
    const hasReceived = await listen(signal)
    pauseMs = hasReceived ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs)
    if (!signal.aborted) await pause(pauseMs, signal)
  }
}

/** Keeps the number of unread notifications up to date while a user is logged in and the page is visible. Called once. */
export function followNotifications(): void {
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
  onSessionChange(update)
  document.addEventListener('visibilitychange', update)
  // A page restored from the back-forward cache has lost its connection.
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', update)
  update()
}
