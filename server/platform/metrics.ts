import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { RequestTimes } from './request-times.ts'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const times = new RequestTimes()
  return {
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}${times.text()}`,
    answered: (kind: string, status: number, seconds: number) => times.add(kind, status, seconds),
    watchPool: (pool: Pool) => watchPool(registry, pool),
  }
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
