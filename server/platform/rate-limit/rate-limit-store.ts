import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { attemptCount } from '#database/schema/platform.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type Hit = { readonly purpose: string; readonly subject: string; readonly windowSeconds: number }
export type LimitedHit = Hit & { readonly most: number }

/**
 * Counts a hit against each limit in turn, up to the first that is exceeded. Parallel hits all count, and a window
 * restarts when it has passed.
 */
export function countedHits(limits: readonly LimitedHit[]): SQL<readonly number[]> {
  const listOf = (name: keyof LimitedHit) => sql.param(limits.map((limit) => limit[name]))
  return sql`count_hits(${listOf('purpose')}::text[], ${listOf('subject')}::text[], ${listOf('windowSeconds')}::integer[], ${listOf('most')}::integer[])`
}

export async function countHits(queries: Queries, limits: readonly LimitedHit[]): Promise<readonly number[]> {
  const { rows } = await queries.execute(sql`SELECT ${countedHits(limits)} AS hits`)
  return rows[0]?.hits as readonly number[]
}

/** Returns the count of the window. */
export async function countHit(queries: Queries, hit: Hit): Promise<number> {
  const [hits] = await countHits(queries, [{ ...hit, most: 0 }])
  if (hits === undefined) throw new Error('The hit was not counted')
  return hits
}

export const clearHits = (queries: Queries, purpose: string, subjects: readonly string[]) =>
  queries
    .delete(attemptCount)
    .where(and(eq(attemptCount.purpose, purpose), inArray(attemptCount.subject, [...subjects])))

/** No window is longer than a day, so rows of two days ago are unused. */
export const sweepHits = (queries: Queries) =>
  queries.delete(attemptCount).where(lt(attemptCount.startedAt, sql`now() - interval '2 days'`))
