import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { Clock } from '#server/platform/clock.ts'
import { maxClockSkewSeconds, measureClockSkew } from '#server/platform/clock-skew.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Metrics } from '#server/platform/metrics.ts'

export type Readiness = { ready: boolean }

type HealthDeps = {
  readonly database: Database
  readonly metrics: Metrics
  readonly metricsToken: string
  readonly readiness: Readiness
  readonly clock: Clock
}

const sameSecret = (sent: string, expected: string) => {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const plain = (c: Context, text: string, status: 200 | 401 | 503) => {
  c.header('cache-control', 'no-store')
  return c.text(text, status)
}

/** Answered on every host: probes and scrapers call by IP. */
export function healthRoutes({ database, metrics, metricsToken, readiness, clock }: HealthDeps): Hono {
  metrics.watchClock(() => measureClockSkew(database, clock))
  const app = new Hono()
  app.get('/health/live', (c) => plain(c, 'live', 200))
  app.get('/health/ready', async (c) => {
    if (!readiness.ready) return plain(c, 'not ready', 503)
    try {
      const skew = await measureClockSkew(database, clock)
      return Math.abs(skew) > maxClockSkewSeconds
        ? plain(c, `the clock differs from that of the database by ${skew.toFixed(1)} s`, 503)
        : plain(c, 'ready', 200)
    } catch {
      return plain(c, 'database unreachable', 503)
    }
  })
  app.get('/metrics', async (c) => {
    const sent = (c.req.header('authorization') ?? '').replace(/^Bearer /, '')
    if (!sameSecret(sent, metricsToken)) return plain(c, 'a bearer token is needed', 401)
    c.header('content-type', metrics.contentType)
    return c.body(await metrics.text())
  })
  return app
}
