import { Hono } from 'hono'
import { afterAll } from 'vitest'
import { developmentHosts } from '#domain/brands/brands.ts'
import { refuse } from '#domain/values/refusal.ts'
import { createApp } from '#server/platform/http/app.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { listen } from '#server/platform/http/listen.ts'
import type { Authenticate } from '#server/platform/http/principal.ts'
import { createRecord } from '#server/platform/http/record.ts'
import { createLog } from '#server/platform/logs.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { type Asked, ask } from './http.ts'

type AppOptions = {
  /** Whom a token names; nobody, unless a test says. */
  readonly customer?: Authenticate
  /** Whose word on a visitor's address is believed. */
  readonly trustedProxies?: readonly string[]
}

/** The HTTP side of the house around endpoints of a test's own, and what it logged. */
export async function openApp(endpoints: readonly Endpoint[], options: AppOptions = {}) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const settings = {
    hosts: developmentHosts(),
    consoleHost: 'console.localhost',
    trustedProxies: new Set(options.trustedProxies),
    scheme: 'http' as const,
  }
  const app = createApp({
    settings,
    log,
    record: createRecord(log, createMetrics(), 'a key of this test'),
    operations: new Hono(),
    endpoints,
    authenticate: {
      customer: options.customer ?? (async () => refuse('logged-out')),
      staff: async () => refuse('logged-out'),
    },
    answerSite: async (c) => c.notFound(),
  })
  const { port, stop } = await listen({ app, host: '127.0.0.1', port: 0, first: () => false })
  afterAll(stop)
  return { port, lines, ask: (path: string, asked?: Asked) => ask(port, path, asked) }
}
