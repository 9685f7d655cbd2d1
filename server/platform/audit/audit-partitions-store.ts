import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/connect.ts'

/** Partitions for months to come, so that a job that fails for weeks does no harm. */
const monthsAhead = 3

export async function createPartitions(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(
    sql`select create_audit_partitions(${at}, ${at} + make_interval(months => ${monthsAhead}))`,
  )
}

/** Drops the months that ended more than so many months ago. */
export async function dropPartitions(db: Db, now: Date, keptMonths: number): Promise<void> {
  await db.execute(
    sql`select drop_audit_partitions(${now.toISOString()}::timestamptz - make_interval(months => ${keptMonths}))`,
  )
}
