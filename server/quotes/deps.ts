import type { Notify } from '#server/notifications/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Db } from '#server/platform/database/connect.ts'
import type { OriginOf } from '#server/platform/origins.ts'
import type { PriceCache } from './pricing/price-cache.ts'

type FindNames = (
  db: Db,
  ids: readonly string[],
) => Promise<readonly { readonly id: string; readonly name: string }[]>

export type QuoteDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly priceCache: PriceCache
  /** Display names by id, in any order; unknown ids are left out. */
  readonly findPeople: FindNames
  readonly findStaff: FindNames
  readonly notify: Notify
  readonly originOf: OriginOf
}
