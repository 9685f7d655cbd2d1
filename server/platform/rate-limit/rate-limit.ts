import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { countHit } from './rate-limit-store.ts'

export type RateLimit = {
  readonly purpose: string
  readonly subject: string
  readonly most: number
  readonly windowSeconds: number
}

const daySeconds = 24 * 60 * 60

/** Counts a hit against each limit in turn; the first exceeded limit refuses. */
export async function takeRateLimit(
  queries: Queries,
  limits: readonly RateLimit[],
): Promise<Verdict<undefined>> {
  for (const { most, ...hit } of limits) {
    const hits = await countHit(queries, hit)
    if (hits <= most) continue
    if (hit.windowSeconds >= daySeconds) return refuse('too-many-today')
    return refuse('too-many-attempts', { minutes: Math.ceil(hit.windowSeconds / 60) })
  }
  return accept(undefined)
}
