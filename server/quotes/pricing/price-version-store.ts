import { sql } from 'drizzle-orm'
import { priceVersion } from '#database/schema/price-version.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { RateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { countedHits } from '#server/platform/rate-limit/rate-limit-store.ts'

/**
 * Counts one call and reads the version of the price data. A crash of the server may lose the last counts, so the
 * statement does not wait for the disk.
 */
export async function countPriceCall(queries: Queries, limits: readonly RateLimit[]) {
  const [row] = await queries
    .select({
      hits: countedHits(limits),
      version: priceVersion.version,
      commit: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .from(priceVersion)
    .prepare('count a price call')
    .execute()
  if (!row) throw new Error('The price data have no version')
  return row
}

/** For work that counts no call. */
export async function readPriceVersion(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ version: priceVersion.version })
    .from(priceVersion)
    .prepare('price version')
    .execute()
  if (!row) throw new Error('The price data have no version')
  return row.version
}
