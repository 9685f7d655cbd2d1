import { call } from './call.ts'
import { readEvents } from './events.ts'
import { loadMyCompany } from './myCompany.ts'
import { changeSession, onSessionChange, sessionState } from './session-state.ts'

const shortestPauseMs = 1_000
const longestPauseMs = 60_000
/**
 * A tab that nobody looks at hangs up, and calls again when it is looked at. Soon, since a browser has six lines to a
 * host where there is no HTTP/2, and whoever has many orders open would wait for them all.
 */
const hiddenMs = 2_000

const isCount = (event: unknown): event is { readonly unread: number } =>
  typeof event === 'object' && event !== null && 'unread' in event && typeof event.unread === 'number'

function take(event: unknown): void {
  if (!isCount(event)) return
  const before = sessionState()
  changeSession({ unread: event.unread })
  // News may be about the company: whoever has read where he stands reads it again.
  if (before.unread !== event.unread && before.myCompany) void loadMyCompany()
}

/** Listens until the line ends, and says whether anything was heard. */
async function listen(signal: AbortSignal): Promise<boolean> {
  let hasHeard = false
  const send = (request: Request) => fetch(request, { signal })
  const verdict = await call('GET /api/notifications/watch', {}, { send, isQuiet: true })
  // The contract describes one event; what comes is a stream of them.
  const stream = verdict.ok ? (verdict.value as unknown) : undefined
  if (!(stream instanceof ReadableStream)) return false
  try {
    for await (const event of readEvents(stream)) {
      hasHeard = true
      if (!signal.aborted) take(event)
    }
  } catch {
    // The line broke; it is taken up again after a pause.
  }
  return hasHeard
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
    const hasHeard = await listen(signal)
    pauseMs = hasHeard ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs)
    if (!signal.aborted) await pause(pauseMs, signal)
  }
}

/** Follows the count of unread notices while somebody is logged in and looks at the page; once for each page. */
export function followNews(): void {
  let line: AbortController | undefined
  let hidden: ReturnType<typeof setTimeout> | undefined
  const hangUp = () => {
    line?.abort()
    line = undefined
  }
  const look = () => {
    clearTimeout(hidden)
    if (!sessionState().loggedIn) return hangUp()
    if (document.visibilityState === 'hidden') hidden = setTimeout(hangUp, hiddenMs)
    else if (!line) {
      line = new AbortController()
      void keepListening(line.signal)
    }
  }
  onSessionChange(look)
  document.addEventListener('visibilitychange', look)
  // A page that was put away and taken out again has lost its line.
  window.addEventListener('pagehide', hangUp)
  window.addEventListener('pageshow', look)
  look()
}
