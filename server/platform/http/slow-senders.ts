import type { IncomingMessage } from 'node:http'
import { timeLimits } from '#server/platform/time-limits.ts'

const trusted = new WeakSet<IncomingMessage>()

/** For an upload of somebody we know, whose signs of life are watched elsewhere. */
export const grantTime = (request: IncomingMessage | undefined): void => {
  if (request) trusted.add(request)
}

/** A moment more than a call may take, so that whoever waits for an answer still gets it. */
const arrivalMs = timeLimits.requestMs + 1_000

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whoever has not sent the whole of his request by then is cut off. */
export function limitArrival(request: IncomingMessage): void {
  if (!hasBody(request)) return
  const timer = setTimeout(() => {
    if (!request.complete && !trusted.has(request)) request.socket.destroy()
  }, arrivalMs)
  request.once('close', () => clearTimeout(timer))
}
