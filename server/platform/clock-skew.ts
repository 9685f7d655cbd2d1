import type { Database } from '#server/platform/database/connect.ts'
import type { Clock } from './clock.ts'

/**
 * How far the clock of an instance may differ from that of the database. Prices, days and cut-offs use the clock of the
 * instance, sessions and codes that of the database; machines that keep the time differ by milliseconds.
 */
export const maxClockSkewSeconds = 5

/** Seconds by which this clock is ahead of the database, to half the time of the answer. */
export async function measureClockSkew({ pool }: Pick<Database, 'pool'>, clock: Clock): Promise<number> {
  const before = clock.now().getTime()
  const { rows } = await pool.query<{ ms: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms',
  )
  const between = (before + clock.now().getTime()) / 2
  return (between - (rows[0]?.ms ?? 0)) / 1000
}
