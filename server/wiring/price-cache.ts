import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { pgListen } from '#server/platform/database/listen.ts'
import type { Disposables } from '#server/platform/disposables.ts'
import type { Log } from '#server/platform/logs.ts'
import { PriceCache, warmPrices } from '#server/quotes/index.ts'

type CacheDeps = {
  readonly url: string
  readonly database: Database
  readonly disposables: Disposables
  readonly log: Log
}

/** The price cache of this instance, warmed after every change of the price data. */
export async function openPriceCache(config: Config, deps: CacheDeps): Promise<PriceCache> {
  const { url, database, disposables, log } = deps
  const cache = new PriceCache(config.PRICE_CACHE_MB * 1024 * 1024)
  const warm = () =>
    void warmPrices(database.db, cache).catch((error: unknown) =>
      log.warn({ err: error }, 'the price cache was not warmed'),
    )
  const changes = await pgListen(url, 'price_change', warm, log)
  disposables.add('listening for prices', () => changes.stop())
  return cache
}
