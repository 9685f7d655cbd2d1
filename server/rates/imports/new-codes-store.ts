import { sql } from 'drizzle-orm'
import type { RateKind } from '#domain/rates/rate.ts'
import type { Db } from '#server/platform/database/connect.ts'

/**
 * A code without a version has no row to lock. An import waits until no other transaction adds codes of its kind; saving
 * one new code waits only for imports. Released at the end of the transaction.
 */
export async function lockNewCodes(db: Db, kind: RateKind, adds: 'one' | 'all'): Promise<void> {
  const key = sql`hashtext('new rate codes'), hashtext(${kind})`
  await db.execute(
    adds === 'all'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`,
  )
}
