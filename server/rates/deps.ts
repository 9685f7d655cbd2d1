import { refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type Queries, sqlStateOf } from '#server/platform/database/connect.ts'

export type RateDeps = {
  readonly database: Database
  readonly clock: Clock
  /** The names of staff, from the identity capability. */
  findStaff(
    queries: Queries,
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly name: string }[]>
}

const uniqueViolation = '23505'

/**
 * A transaction that changes rates. A second change of the same code waits for the row locks; two new versions of one
 * code meet at a unique index, which gives the same refusal.
 */
export async function changingRates<T>(
  { database }: RateDeps,
  work: (queries: Queries) => Promise<Verdict<T>>,
): Promise<Verdict<T>> {
  try {
    return await database.transaction(work)
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return refuse('rate-changed')
    throw error
  }
}

/** A time in the past means now. */
export const publishMoment = (at: string | null, now: Date): Date => {
  const requested = at === null ? now : new Date(at)
  return requested > now ? requested : now
}
