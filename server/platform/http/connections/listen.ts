import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { limitBodyTime } from '#server/platform/http/requests/body-timeout.ts'
import { readRestOfBody } from '#server/platform/http/requests/read-rest-of-body.ts'
import type { HttpEnv } from '#server/platform/http/requests/request-info.ts'
import { sizeLimits, timeLimits } from '#server/platform/time-limits.ts'
import { type Accepting, acceptMany } from './accept-many.ts'
import { cachedReplyFastPath, type FastPath, type FindReply, firstOf } from './fast-path.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { answerProtocolErrors, replyWithoutRouter, requireHost } from './protocol-errors.ts'
import { answerRawRequests, type RawConnections } from './raw-connections.ts'
import { SlowReaders } from './slow-readers.ts'
import { Turns } from './turns.ts'

type RequestListener = NonNullable<Parameters<typeof createServer>[1]>

export type Listening = { readonly port: number; readonly server: Server; stop(): Promise<void> }

export type ListenOptions = {
  readonly app: Hono<HttpEnv>
  readonly host: string
  readonly port: number
  /** Cached pages; without the bundler they are also sent before Node's HTTP server reads a request. */
  readonly findReply?: FindReply
  readonly fastPath?: FastPath
  /** Development only: wraps the listener with the bundler's. */
  readonly before?: (next: RequestListener) => RequestListener
}

/** Often, so that connections that were opened together are not all closed in one turn of the event loop. */
const checkMs = 100

const serverOptions = {
  maxHeaderSize: sizeLimits.headerBytes,
  headersTimeout: timeLimits.headersMs,
  // For uploads; body-timeout.ts closes all others earlier.
  requestTimeout: timeLimits.uploadMs + timeLimits.requestMs,
  keepAliveTimeout: timeLimits.keepAliveMs,
  connectionsCheckingInterval: checkMs,
  // protocol-errors.ts does.
  requireHostHeader: false,
} as const

export async function listen(options: ListenOptions): Promise<Listening> {
  const { app, host, port, findReply = () => undefined, fastPath = () => false, before } = options
  const answer = getRequestListener(app.fetch, { errorHandler: replyWithoutRouter })
  const cached = firstOf(fastPath, cachedReplyFastPath(findReply))
  const replies = new WeakMap<Socket, ServerResponse>()
  const ordered = oneAtATime((request, response) => {
    replies.set(request.socket, response)
    const next = () => void answer(request, response)
    if (!cached(request, response, next)) next()
  })
  const listener = requireHost((request, response) => {
    limitBodyTime(request)
    readRestOfBody(request)
    ordered(request, response)
  })
  const server = createServer(serverOptions, before ? before(listener) : listener)
  answerProtocolErrors(server, (socket) => replies.get(socket))
  const raw = before ? undefined : answerRawRequests(server, findReply, closeSlow)
  closeSlowClients(server, raw)
  const accepting = await acceptMany(server, { port, host, backlog })
  const stop = () => close(server, accepting, raw)
  return { server, port: (server.address() as AddressInfo).port, stop }
}

/** Connections that the system accepts before the process does; thousands may arrive at the same time. */
const backlog = 4_096

const sweepSlowMs = 1_000

const closings = new Turns()

/** In turns, because thousands may have come at the same time. */
const closeSlow = (socket: Socket) => closings.add(() => socket.destroy())

function closeSlowClients(server: Server, raw: RawConnections | undefined): void {
  const readers = new SlowReaders(timeLimits.unreadMs, closeSlow)
  server.on('connection', (socket) => readers.add(socket))
  const sweep = (now: number) => {
    readers.sweep(now)
    raw?.sweep(now)
  }
  const timer = setInterval(() => sweep(Date.now()), sweepSlowMs).unref()
  server.once('close', () => clearInterval(timer))
}

const sweepMs = 50

/** Accepts no new connections, lets running replies finish, and closes the rest after a time limit. */
async function close(server: Server, accepting: Accepting, raw: RawConnections | undefined): Promise<void> {
  const cut = setTimeout(() => {
    raw?.closeNow()
    server.closeAllConnections()
  }, timeLimits.shutdownMs)
  raw?.close()
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
  await accepting.close()
  clearTimeout(cut)
  clearInterval(sweep)
}
