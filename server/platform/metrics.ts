import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { RequestTimes } from './request-times.ts'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const times = new RequestTimes()
  const refusedCodes = countRefusedCodes(registry)
  const jobs = countJobs(registry)
  return {
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}${times.text()}`,
    answered: (kind: string, status: number, seconds: number) => times.add(kind, status, seconds),
    codeBudgetSpent: (window: CodeWindow) => refusedCodes.inc({ window }),
    jobSettled: (job: string, outcome: JobOutcome) => jobs.inc({ job, outcome }),
    watchPool: (pool: Pool) => watchPool(registry, pool),
    watchClock: (measureSkew: () => Promise<number>) => watchClock(registry, measureSkew),
  }
}

const codeWindows = ['hour', 'day'] as const
type CodeWindow = (typeof codeWindows)[number]

function countRefusedCodes(registry: Registry) {
  const refused = new Counter({
    name: 'quayside_codes_over_budget_total',
    help: 'Codes that were not sent because those of the hour or day are used up',
    labelNames: ['window'] as const,
    registers: [registry],
  })
  // From the start, so that an alarm on its growth notices the first one.
  for (const window of codeWindows) refused.inc({ window }, 0)
  return refused
}

export type JobOutcome = 'run' | 'failed'

const countJobs = (registry: Registry) =>
  new Counter({
    name: 'quayside_jobs_total',
    help: 'Background jobs by kind and outcome',
    labelNames: ['job', 'outcome'] as const,
    registers: [registry],
  })

function watchPool(registry: Registry, pool: Pool) {
  const connections = new Gauge({
    name: 'quayside_database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
}

function watchClock(registry: Registry, measureSkew: () => Promise<number>) {
  const skew = new Gauge({
    name: 'quayside_clock_skew_seconds',
    help: 'How far the clock of this instance is ahead of that of the database',
    registers: [registry],
    async collect() {
      // Without a database there is nothing to compare with, and the other metrics are still wanted.
      skew.set(await measureSkew().catch(() => Number.NaN))
    },
  })
}
