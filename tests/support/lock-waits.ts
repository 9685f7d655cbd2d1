import type { Pool } from 'pg'
import { expect, vi } from 'vitest'

/** Until a statement of this database waits for a lock. */
export const oneWaits = (pool: Pick<Pool, 'query'>) =>
  vi.waitFor(async () => {
    const { rows } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  }, 10_000)
