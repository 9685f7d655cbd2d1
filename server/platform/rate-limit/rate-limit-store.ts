import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { attemptCount } from '#database/schema/platform.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type Hit = { readonly purpose: string; readonly subject: string; readonly windowSeconds: number }

/** Returns the count of the window, which restarts when it has passed. One statement, so that parallel hits all count. */
export async function countHit(queries: Queries, hit: Hit): Promise<number> {
  const { purpose, subject, windowSeconds } = hit
  const isPast = sql`${attemptCount.startedAt} <= now() - make_interval(secs => ${windowSeconds})`
  const [row] = await queries
    .insert(attemptCount)
    .values({ purpose, subject, attempts: 1 })
    .onConflictDoUpdate({
      target: [attemptCount.purpose, attemptCount.subject],
      set: {
        attempts: sql`case when ${isPast} then 1 else ${attemptCount.attempts} + 1 end`,
        startedAt: sql`case when ${isPast} then now() else ${attemptCount.startedAt} end`,
      },
    })
    .returning({ attempts: attemptCount.attempts })
  if (!row) throw new Error('The hit was not counted')
  return row.attempts
}

export const clearHits = (queries: Queries, purpose: string, subjects: readonly string[]) =>
  queries
    .delete(attemptCount)
    .where(and(eq(attemptCount.purpose, purpose), inArray(attemptCount.subject, [...subjects])))

/** No window is longer than a day, so rows of two days ago are unused. */
export const sweepHits = (queries: Queries) =>
  queries.delete(attemptCount).where(lt(attemptCount.startedAt, sql`now() - interval '2 days'`))
