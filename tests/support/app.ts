import { Hono } from 'hono'
import { afterAll } from 'vitest'
import { developmentHosts } from '#domain/brands/brands.ts'
import { refusal } from '#domain/values/refusal.ts'
import { createApp } from '#server/platform/http/app.ts'
import { listen } from '#server/platform/http/connections/listen.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import type { ReplyCache } from '#server/platform/http/replies/reply-cache.ts'
import { replyCacheFastPath } from '#server/platform/http/replies/reply-cache-fast-path.ts'
import type { Authenticate } from '#server/platform/http/requests/principal.ts'
import { createRequestLog } from '#server/platform/http/requests/request-log.ts'
import { createLog } from '#server/platform/logs.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { type RequestOptions, sendRequest } from './http.ts'

type AppOptions = {
  /** Authenticates customers; refuses every token by default. */
  readonly customer?: Authenticate
  readonly staff?: Authenticate
  /** Proxies whose forwarded headers count. */
  readonly trustedProxies?: readonly string[]
  /** Caches the replies of public calls; without it every reply is made anew. */
  readonly replies?: ReplyCache
}

/** The HTTP app with the given endpoints, and its log lines. */
export async function openApp(endpoints: readonly Endpoint[], options: AppOptions = {}) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const settings = {
    hosts: developmentHosts(),
    consoleHost: 'console.localhost',
    trustedProxies: new Set(options.trustedProxies),
    scheme: 'http' as const,
  }
  const { replies } = options
  const logRequest = createRequestLog(log, createMetrics(), 'a key of this test')
  const app = createApp({
    settings,
    log,
    logRequest,
    replies,
    health: new Hono(),
    endpoints,
    authenticate: {
      customer: options.customer ?? (async () => refusal('logged-out')),
      staff: options.staff ?? (async () => refusal('logged-out')),
    },
    answerSite: async (c) => c.notFound(),
  })
  const fastPath = replies ? replyCacheFastPath({ replies, settings, logRequest }) : undefined
  const { port, stop } = await listen({ app, host: '127.0.0.1', port: 0, fastPath })
  afterAll(stop)
  return { port, lines, request: (path: string, asked?: RequestOptions) => sendRequest(port, path, asked) }
}
