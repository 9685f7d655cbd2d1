import type { Queries } from '#server/platform/database/connect.ts'
import type { PriceMemory } from './price-memory.ts'
import { readPriceVersion } from './price-version-store.ts'

/** Repeats the recent reads after a change; calls are right without it, the first ones after a change only slower. */
export const warmPrices = async (queries: Queries, memory: PriceMemory): Promise<void> =>
  memory.warm(await readPriceVersion(queries))
