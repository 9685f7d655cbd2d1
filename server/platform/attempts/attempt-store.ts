import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { attemptCount } from '#database/schema/platform.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type Attempt = { readonly purpose: string; readonly subject: string; readonly windowSeconds: number }

/** Counts one more and gives the number; a window that has passed begins anew. In one statement, so parallel tries each count. */
export async function countAttempt(queries: Queries, attempt: Attempt): Promise<number> {
  const { purpose, subject, windowSeconds } = attempt
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
  if (!row) throw new Error('The attempt was not counted')
  return row.attempts
}

export const forgetAttempts = (queries: Queries, purpose: string, subjects: readonly string[]) =>
  queries
    .delete(attemptCount)
    .where(and(eq(attemptCount.purpose, purpose), inArray(attemptCount.subject, [...subjects])))

/** No window is longer than a day, so after two nothing is counted any more. */
export const sweepAttempts = (queries: Queries) =>
  queries.delete(attemptCount).where(lt(attemptCount.startedAt, sql`now() - interval '2 days'`))
