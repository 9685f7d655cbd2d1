import type { Pool } from 'pg'
import { expect, vi } from 'vitest'

/** Until so many statements of this database wait for a lock. */
export const allWait = (pool: Pick<Pool, 'query'>, count: number) =>
  vi.waitFor(async () => {
    const { rows } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(count)
  }, 10_000)

export const oneWaits = (pool: Pick<Pool, 'query'>) => allWait(pool, 1)
