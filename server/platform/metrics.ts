import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { RequestTimes } from './request-times.ts'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const times = new RequestTimes()
  const refusedCodes = countRefusedCodes(registry)
  return {
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}${times.text()}`,
    answered: (kind: string, status: number, seconds: number) => times.add(kind, status, seconds),
    codeBudgetSpent: (window: CodeWindow) => refusedCodes.inc({ window }),
    watchPool: (pool: Pool) => watchPool(registry, pool),
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
