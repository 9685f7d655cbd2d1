import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { countHits, type LimitedHit } from './rate-limit-store.ts'

export type RateLimit = LimitedHit

const daySeconds = 24 * 60 * 60

/** Refuses if one of the limits is exceeded; `hits` ends with it. */
export function checkHits(limits: readonly RateLimit[], hits: readonly number[]): Result<undefined> {
  const exceeded = limits.find(({ max }, index) => (hits[index] ?? 0) > max)
  if (!exceeded) return ok(undefined)
  if (exceeded.windowSeconds >= daySeconds) return refusal('too-many-today')
  return refusal('too-many-attempts', { minutes: Math.ceil(exceeded.windowSeconds / 60) })
}

/** Counts a hit against each limit in turn; the first exceeded limit refuses. */
export const takeRateLimit = async (db: Db, limits: readonly RateLimit[]): Promise<Result<undefined>> =>
  checkHits(limits, await countHits(db, limits))
