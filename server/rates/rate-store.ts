import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { rate, rateCost } from '#database/schema/rates.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { lockNewCodes } from './new-codes-store.ts'

export type StoredRate = typeof rate.$inferSelect
export type RateCost = Readonly<Record<string, string>>
export type RateCode = { readonly kind: RateKind; readonly code: string }

export async function findRate(queries: Queries, id: string): Promise<StoredRate | undefined> {
  const [found] = await queries.select().from(rate).where(eq(rate.id, id))
  return found
}

/** Those that exist, by code, the newest version of each first. */
export const findRates = (queries: Queries, ids: readonly string[]): Promise<StoredRate[]> =>
  queries
    .select()
    .from(rate)
    .where(inArray(rate.id, [...ids]))
    .orderBy(asc(rate.kind), asc(rate.code), desc(rate.version))

const isOf = ({ kind, code }: RateCode) => and(eq(rate.kind, kind), eq(rate.code, code))

/** All versions of a code, the newest first. */
export const listVersions = (queries: Queries, code: RateCode, most?: number): Promise<StoredRate[]> => {
  const versions = queries.select().from(rate).where(isOf(code)).orderBy(desc(rate.version))
  return most === undefined ? versions : versions.limit(most)
}

/** Locks a code; the versions are read after the lock, so that they include the changes of others. */
export async function lockVersions(queries: Queries, code: RateCode): Promise<StoredRate[]> {
  const lock = () =>
    queries.select({ id: rate.id }).from(rate).where(isOf(code)).orderBy(asc(rate.version)).for('update')
  const locked = await lock()
  if (locked.length === 0) {
    await lockNewCodes(queries, code.kind, 'one')
    await lock()
  }
  return listVersions(queries, code)
}

export async function insertRate(
  queries: Queries,
  added: typeof rate.$inferInsert,
  cost: RateCost | null,
): Promise<StoredRate> {
  const [inserted] = await queries.insert(rate).values(added).returning()
  if (!inserted) throw new Error('The rate was not returned after the insert')
  if (cost !== null) await queries.insert(rateCost).values({ rateId: inserted.id, cost })
  return inserted
}

/** Its cost is deleted by cascade. */
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

/**
 * Publishes from a time on. Of the versions whose validity overlaps, the one active then and those scheduled later end;
 * the others stay open beside it. Returns the ended ones.
 */
export async function publishAndEnd(queries: Queries, draft: StoredRate, at: Date) {
  const ended = await queries
    .update(rate)
    .set({ endedAt: at, supersededBy: draft.id })
    .where(
      and(
        isOf(draft),
        sql`${rate.publishAt} is not null`,
        lte(rate.validFrom, draft.validTo),
        gte(rate.validTo, draft.validFrom),
        sql`(${rate.endedAt} is null or (${rate.endedAt} > ${at.toISOString()} and ${rate.endedAt} > ${rate.publishAt}))`,
      ),
    )
    .returning({ id: rate.id, version: rate.version, publishAt: rate.publishAt })
  await queries.update(rate).set({ publishAt: at }).where(eq(rate.id, draft.id))
  return ended
}

export const endRate = (queries: Queries, id: string, at: Date) =>
  queries.update(rate).set({ endedAt: at, supersededBy: null }).where(eq(rate.id, id))
