import type { Db } from '#server/platform/database/connect.ts'
import type { PriceCache } from './price-cache.ts'
import { readPriceVersion } from './price-version-store.ts'

/** Optional: without it prices are still correct, but the first call after a change is slower. */
export const warmPrices = async (db: Db, cache: PriceCache): Promise<void> =>
  cache.warm(await readPriceVersion(db))
