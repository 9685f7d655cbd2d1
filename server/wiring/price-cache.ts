import type { Config } from '#server/platform/config.ts'
import { PriceCache, warmPrices } from '#server/quotes/index.ts'
import type { StreamDeps } from './notification-streams.ts'

/** The price cache of this instance, warmed after every change of the price data. */
export async function openPriceCache(
  config: Config,
  { database, listener, log }: StreamDeps,
): Promise<PriceCache> {
  const cache = new PriceCache(config.PRICE_CACHE_MB * 1024 * 1024)
  const warm = () =>
    void warmPrices(database.db, cache).catch((error: unknown) =>
      log.warn({ err: error }, 'the price cache was not warmed'),
    )
  await listener.listen('price_change', warm)
  return cache
}
