import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { countHits, type LimitedHit } from './rate-limit-store.ts'

export type RateLimit = LimitedHit

const daySeconds = 24 * 60 * 60

/** Refuses if one of the limits is exceeded; `hits` ends with it. */
export function checkHits(limits: readonly RateLimit[], hits: readonly number[]): Verdict<undefined> {
  const exceeded = limits.find(({ most }, at) => (hits[at] ?? 0) > most)
  if (!exceeded) return accept(undefined)
  if (exceeded.windowSeconds >= daySeconds) return refuse('too-many-today')
  return refuse('too-many-attempts', { minutes: Math.ceil(exceeded.windowSeconds / 60) })
}

/** Counts a hit against each limit in turn; the first exceeded limit refuses. */
export const takeRateLimit = async (db: Db, limits: readonly RateLimit[]): Promise<Verdict<undefined>> =>
  checkHits(limits, await countHits(db, limits))
