import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { sizeLimits, timeLimits } from '#server/platform/time-limits.ts'
import type { HttpEnv } from './request.ts'
import { limitArrival } from './slow-senders.ts'

type RequestListener = NonNullable<Parameters<typeof createServer>[1]>

export type Listening = { readonly port: number; readonly server: Server; stop(): Promise<void> }

export type ListenOptions = {
  readonly app: Hono<HttpEnv>
  readonly host: string
  readonly port: number
  /** Looks at a request first and says whether it has answered. */
  readonly first: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Development: the bundler stands in front of everything. */
  readonly before?: (next: RequestListener) => RequestListener
}

const serverOptions = {
  maxHeaderSize: sizeLimits.headerBytes,
  headersTimeout: timeLimits.headersMs,
  // For uploads; all others are cut off earlier, see slow-senders.
  requestTimeout: timeLimits.uploadMs + timeLimits.requestMs,
  keepAliveTimeout: timeLimits.keepAliveMs,
  connectionsCheckingInterval: 1_000,
} as const

export async function listen({ app, host, port, first, before }: ListenOptions): Promise<Listening> {
  const answer = getRequestListener(app.fetch)
  const listener: RequestListener = (request, response) => {
    limitArrival(request)
    if (!first(request, response)) void answer(request, response)
  }
  const server = createServer(serverOptions, before ? before(listener) : listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port, stop: () => close(server) }
}

const sweepMs = 50

/** No new connections; those in the middle of a reply may finish and then go, those that linger are cut. */
const close = (server: Server) =>
  new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), timeLimits.shutdownMs)
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
