import { and, arrayContains, asc, desc, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { rate, rateCost } from '#database/schema/rates.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { lockNewCodes } from './imports/new-codes-store.ts'

export type StoredRate = typeof rate.$inferSelect
export type RateCost = Readonly<Record<string, string>>
export type RateCode = { readonly kind: RateKind; readonly code: string }

export async function findRate(db: Db, id: string): Promise<StoredRate | undefined> {
  const [found] = await db.select().from(rate).where(eq(rate.id, id))
  return found
}

/** The version with this id, or the one that replaced the draft with this id. */
export async function findRateOrDraft(db: Db, id: string): Promise<StoredRate | undefined> {
  const found = await findRate(db, id)
  if (found) return found
  const [replacing] = await db
    .select()
    .from(rate)
    .where(arrayContains(rate.replacedDrafts, [id]))
  return replacing
}

/** As one parameter: a statement with a thousand of them takes longer to build than to run. */
const isAmong = (column: SQLWrapper, ids: readonly string[]) =>
  sql`${column} = any(${sql.param(ids)}::uuid[])`

/** Those that exist, by code, the newest version of each first. */
export const findRates = (db: Db, ids: readonly string[]): Promise<StoredRate[]> =>
  db
    .select()
    .from(rate)
    .where(isAmong(rate.id, ids))
    .orderBy(asc(rate.kind), asc(rate.code), desc(rate.version))

const isOf = ({ kind, code }: RateCode) => and(eq(rate.kind, kind), eq(rate.code, code))

/** All versions of a code, the newest first. */
export const listVersions = (db: Db, code: RateCode, limit?: number): Promise<StoredRate[]> => {
  const versions = db.select().from(rate).where(isOf(code)).orderBy(desc(rate.version))
  return limit === undefined ? versions : versions.limit(limit)
}

/** Locks a code; the versions are read after the lock, so that they include the changes of others. */
export async function lockVersions(db: Db, code: RateCode): Promise<StoredRate[]> {
  const lock = () =>
    db.select({ id: rate.id }).from(rate).where(isOf(code)).orderBy(asc(rate.version)).for('update')
  const locked = await lock()
  if (locked.length === 0) {
    await lockNewCodes(db, code.kind, 'one')
    await lock()
  }
  return listVersions(db, code)
}

export async function insertRate(
  db: Db,
  added: typeof rate.$inferInsert,
  cost: RateCost | null,
): Promise<StoredRate> {
  const [inserted] = await db.insert(rate).values(added).returning()
  if (!inserted) throw new Error('The rate was not returned after the insert')
  if (cost !== null) await db.insert(rateCost).values({ rateId: inserted.id, cost })
  return inserted
}

/** Its cost is deleted by cascade. */
export const deleteRate = (db: Db, id: string) => db.delete(rate).where(eq(rate.id, id))

export async function costsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RateCost>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(rateCost).where(isAmong(rateCost.rateId, ids))
  return new Map(rows.map(({ rateId, cost }) => [rateId, cost]))
}

export type Archiving = { readonly now: Date; readonly reason: string | null }

export const endRate = (db: Db, id: string, { now, reason }: Archiving) =>
  db.update(rate).set({ endedAt: now, supersededBy: null, archiveReason: reason }).where(eq(rate.id, id))
