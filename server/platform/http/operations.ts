import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { Database } from '#server/platform/database/connect.ts'
import type { Metrics } from '#server/platform/metrics.ts'

export type Readiness = { ready: boolean }

type OperationsDeps = {
  readonly database: Database
  readonly metrics: Metrics
  readonly metricsToken: string
  readonly readiness: Readiness
}

const sameSecret = (given: string, wanted: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const plain = (c: Context, text: string, status: 200 | 401 | 503) => {
  c.header('cache-control', 'no-store')
  return c.text(text, status)
}

/** Answered on every host name: probes and scrapers come by address. */
export function operations({ database, metrics, metricsToken, readiness }: OperationsDeps): Hono {
  const app = new Hono()
  app.get('/health/live', (c) => plain(c, 'live', 200))
  app.get('/health/ready', async (c) => {
    if (!readiness.ready) return plain(c, 'not ready', 503)
    try {
      await database.pool.query('SELECT 1')
      return plain(c, 'ready', 200)
    } catch {
      return plain(c, 'database out of reach', 503)
    }
  })
  app.get('/metrics', async (c) => {
    const given = (c.req.header('authorization') ?? '').replace(/^Bearer /, '')
    if (!sameSecret(given, metricsToken)) return plain(c, 'a bearer token is needed', 401)
    c.header('content-type', metrics.registry.contentType)
    return c.body(await metrics.registry.metrics())
  })
  return app
}
