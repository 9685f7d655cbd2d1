import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { rate, rateCost } from '#database/schema/rates.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type StoredRate = typeof rate.$inferSelect
export type RateCost = Readonly<Record<string, string>>
export type RateCode = { readonly kind: RateKind; readonly code: string }

export async function findRate(queries: Queries, id: string): Promise<StoredRate | undefined> {
  const [found] = await queries.select().from(rate).where(eq(rate.id, id))
  return found
}

const isOf = ({ kind, code }: RateCode) => and(eq(rate.kind, kind), eq(rate.code, code))

/** All versions of a code, the newest first. */
export const listVersions = (queries: Queries, code: RateCode, most?: number): Promise<StoredRate[]> => {
  const versions = queries.select().from(rate).where(isOf(code)).orderBy(desc(rate.version))
  return most === undefined ? versions : versions.limit(most)
}

/** Everything about a code waits here; read after the lock, so that what the other wrote is seen. */
export async function lockVersions(queries: Queries, code: RateCode): Promise<StoredRate[]> {
  await queries.select({ id: rate.id }).from(rate).where(isOf(code)).orderBy(asc(rate.version)).for('update')
  return listVersions(queries, code)
}

export async function insertRate(
  queries: Queries,
  added: typeof rate.$inferInsert,
  cost: RateCost | null,
): Promise<StoredRate> {
  const [inserted] = await queries.insert(rate).values(added).returning()
  if (!inserted) throw new Error('A rate was saved and is not there')
  if (cost !== null) await queries.insert(rateCost).values({ rateId: inserted.id, cost })
  return inserted
}

/** What the house paid by it goes with it. */
export const deleteRate = (queries: Queries, id: string) => queries.delete(rate).where(eq(rate.id, id))

export async function costsOf(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RateCost>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(rateCost)
    .where(inArray(rateCost.rateId, [...ids]))
  return new Map(rows.map(({ rateId, cost }) => [rateId, cost]))
}

/** From a moment on. What held then, and what was to hold later, gives way to it. */
export async function publishDraft(queries: Queries, draft: StoredRate, at: Date): Promise<void> {
  await queries
    .update(rate)
    .set({ endedAt: at, supersededBy: draft.id })
    .where(
      and(
        isOf(draft),
        sql`${rate.publishAt} is not null`,
        sql`(${rate.endedAt} is null or (${rate.endedAt} > ${at.toISOString()} and ${rate.endedAt} > ${rate.publishAt}))`,
      ),
    )
  await queries.update(rate).set({ publishAt: at }).where(eq(rate.id, draft.id))
}

export const endRate = (queries: Queries, id: string, at: Date) =>
  queries.update(rate).set({ endedAt: at, supersededBy: null }).where(eq(rate.id, id))

/**
 * What gave way to these versions holds again, as if they had never been. Several may have given way to one: the
 * one that held, and those that were to follow it; they follow each other again.
 */
const holdAgain = (gone: ReturnType<typeof sql>) => sql`
  update rate set ended_at = back.until, superseded_by = back.follower
  from (
    select old.id,
      case when lead(old.id) over chain is null then gone.until else lead(old.publish_at) over chain end as until,
      case when lead(old.id) over chain is null then gone.follower else lead(old.id) over chain end as follower
    from (${gone}) as gone (id, until, follower)
    join rate as old on old.superseded_by = gone.id
    window chain as (partition by gone.id order by old.version)
  ) as back
  where rate.id = back.id`

/** A version that was to hold later never does. */
export async function withdrawRate(queries: Queries, version: StoredRate): Promise<void> {
  const { id, endedAt, supersededBy, publishAt } = version
  await queries.update(rate).set({ endedAt: publishAt, supersededBy: null }).where(eq(rate.id, id))
  await queries.execute(
    holdAgain(
      sql`values (${id}::uuid, ${endedAt?.toISOString() ?? null}::timestamptz, ${supersededBy}::uuid)`,
    ),
  )
}

/** Every version of an import ends, and what it took the place of holds again. */
export async function withdrawImport(queries: Queries, importId: string, now: Date): Promise<number> {
  const ended = await queries
    .update(rate)
    .set({ endedAt: sql`greatest(${rate.publishAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(rate.importId, importId))
  await queries.execute(
    holdAgain(sql`select id, null::timestamptz, null::uuid from rate where import_id = ${importId}`),
  )
  return ended.rowCount ?? 0
}
