import { sql } from 'drizzle-orm'
import { priceVersion } from '#database/schema/quotes.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { RateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { countedHits, hitColumns } from '#server/platform/rate-limit/rate-limit-store.ts'

const prepareCount = (db: Db) =>
  db
    .select({
      hits: countedHits(sql.placeholder),
      version: priceVersion.version,
      // Side effect: this transaction does not wait for the disk. A crash may lose the last counts, which only makes the
      // limit more generous.
      withoutDiskWait: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .from(priceVersion)
    .prepare('count a price call')

/** Writing the SQL text anew for every call takes longer than running it. */
const prepared = new WeakMap<Db, ReturnType<typeof prepareCount>>()

/** Counts one call and reads the version of the price data. */
export async function countPriceCall(db: Db, limits: readonly RateLimit[]) {
  const statement = prepared.get(db) ?? prepareCount(db)
  prepared.set(db, statement)
  const [row] = await statement.execute(hitColumns(limits))
  if (!row) throw new Error('The price data have no version')
  return row
}

/** For work that counts no call. */
export async function readPriceVersion(db: Db): Promise<number> {
  const [row] = await db
    .select({ version: priceVersion.version })
    .from(priceVersion)
    .prepare('price version')
    .execute()
  if (!row) throw new Error('The price data have no version')
  return row.version
}
