import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestSeconds = new Histogram({
    name: 'quayside_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  })
  return {
    registry,
    answered: (kind: string, status: number, seconds: number) =>
      requestSeconds.observe({ kind, status: String(status) }, seconds),
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
