import { sql } from 'drizzle-orm'
import { priceVersion } from '#database/schema/quotes.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { preparedStatement } from '#server/platform/database/prepared-statement.ts'
import type { RateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { countedHits, hitColumns } from '#server/platform/rate-limit/rate-limit-store.ts'

const countStatement = preparedStatement((db) =>
  db
    .select({
      hits: countedHits(sql.placeholder),
      version: priceVersion.version,
      // Side effect: this transaction does not wait for the disk. A crash may lose the last counts, which only makes the
      // limit more generous.
      withoutDiskWait: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .from(priceVersion)
    .prepare('count a price call'),
)

/** Counts one call and reads the version of the price data. */
export async function countPriceCall(db: Db, limits: readonly RateLimit[]) {
  const [row] = await countStatement(db).execute(hitColumns(limits))
  if (!row) throw new Error('The price data have no version')
  return row
}

const versionStatement = preparedStatement((db) =>
  db.select({ version: priceVersion.version }).from(priceVersion).prepare('price version'),
)

/** For work that counts no call. */
export async function readPriceVersion(db: Db): Promise<number> {
  const [row] = await versionStatement(db).execute()
  if (!row) throw new Error('The price data have no version')
  return row.version
}
