import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { attemptCount } from '#database/schema/platform.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type Hit = { readonly purpose: string; readonly subject: string; readonly windowSeconds: number }
export type LimitedHit = Hit & { readonly max: number }

/** The limits as one list for each column. */
export const hitColumns = (limits: readonly LimitedHit[]) => ({
  purposes: limits.map(({ purpose }) => purpose),
  subjects: limits.map(({ subject }) => subject),
  seconds: limits.map(({ windowSeconds }) => windowSeconds),
  max: limits.map(({ max }) => max),
})

type HitColumn = keyof ReturnType<typeof hitColumns>

/**
 * Counts a hit against each limit in turn, up to the first that is exceeded. Parallel hits all count, and a window
 * restarts when it has passed.
 */
export const countedHits = (columnValue: (column: HitColumn) => unknown): SQL<readonly number[]> =>
  sql`count_hits(${columnValue('purposes')}::text[], ${columnValue('subjects')}::text[], ${columnValue('seconds')}::integer[], ${columnValue('max')}::integer[])`

export async function countHits(db: Db, limits: readonly LimitedHit[]): Promise<readonly number[]> {
  const columns = hitColumns(limits)
  const counted = countedHits((column) => sql.param(columns[column]))
  const { rows } = await db.execute(sql`SELECT ${counted} AS hits`)
  return rows[0]?.hits as readonly number[]
}

/** Returns the count of the window. */
export async function countHit(db: Db, hit: Hit): Promise<number> {
  const [hits] = await countHits(db, [{ ...hit, max: 0 }])
  if (hits === undefined) throw new Error('The hit was not counted')
  return hits
}

/** The count of the window, without a hit. */
export async function readHits(db: Db, { purpose, subject, windowSeconds }: Hit): Promise<number> {
  const [row] = await db
    .select({ attempts: attemptCount.attempts })
    .from(attemptCount)
    .where(
      and(
        eq(attemptCount.purpose, purpose),
        eq(attemptCount.subject, subject),
        gt(attemptCount.startedAt, sql`now() - make_interval(secs => ${windowSeconds})`),
      ),
    )
  return row?.attempts ?? 0
}

export const clearHits = (db: Db, purpose: string, subjects: readonly string[]) =>
  db
    .delete(attemptCount)
    .where(and(eq(attemptCount.purpose, purpose), inArray(attemptCount.subject, [...subjects])))

/** No window is longer than a day, so rows of two days ago are unused. */
export const sweepHits = (db: Db) =>
  db.delete(attemptCount).where(lt(attemptCount.startedAt, sql`now() - interval '2 days'`))
