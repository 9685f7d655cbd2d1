import type { IncomingMessage } from 'node:http'
import { timeLimits } from '#server/platform/time-limits.ts'

const exempt = new WeakSet<IncomingMessage>()

/** For an upload of an authenticated user, which the request timeout limits instead. */
export const liftBodyTimeout = (request: IncomingMessage | undefined): void => {
  if (request) exempt.add(request)
}

/** One second more, so that the client still receives the timeout reply. */
const closeMs = timeLimits.bodyMs + 1_000

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Closes the connection of a client that has not sent its whole body in time. */
export function limitBodyTime(request: IncomingMessage): void {
  if (!hasBody(request)) return
  const timer = setTimeout(() => {
    if (!request.complete && !exempt.has(request)) request.socket.destroy()
  }, closeMs)
  request.once('close', () => clearTimeout(timer))
}
