import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { pgListen } from '#server/platform/database/listen.ts'
import type { Disposables } from '#server/platform/disposables.ts'
import type { Log } from '#server/platform/logs.ts'
import { PriceMemory, warmPrices } from '#server/quotes/index.ts'

type MemoryDeps = {
  readonly url: string
  readonly database: Database
  readonly disposables: Disposables
  readonly log: Log
}

/** The price memory of this instance, warmed after every change of the price data. */
export async function openPriceMemory(config: Config, deps: MemoryDeps): Promise<PriceMemory> {
  const { url, database, disposables, log } = deps
  const memory = new PriceMemory(config.PRICE_MEMORY_MB * 1024 * 1024)
  const warm = () =>
    void warmPrices(database.queries, memory).catch((error: unknown) =>
      log.warn({ err: error }, 'the price memory was not warmed'),
    )
  const changes = await pgListen(url, 'price_change', warm, log)
  disposables.add(() => changes.stop())
  return memory
}
