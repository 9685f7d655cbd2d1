import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { StoredRate } from './rate-store.ts'

export type OpenVersion = {
  readonly version: StoredRate
  /** Of the versions that it superseded, the newest. */
  readonly superseded: StoredRate | undefined
}

/** The versions of an import that have no end. */
export async function listOpenOf(db: Db, importId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: rate.id })
    .from(rate)
    .where(and(eq(rate.importId, importId), isNull(rate.endedAt)))
    .orderBy(asc(rate.id))
  return rows.map(({ id }) => id)
}

export async function withSuperseded(db: Db, ids: readonly string[]): Promise<readonly OpenVersion[]> {
  const versions = await db
    .select()
    .from(rate)
    .where(inArray(rate.id, [...ids]))
    .orderBy(asc(rate.id))
  const superseded = await db
    .selectDistinctOn([rate.supersededBy])
    .from(rate)
    .where(inArray(rate.supersededBy, [...ids]))
    .orderBy(rate.supersededBy, desc(rate.version))
  const earlier = new Map(superseded.map((old) => [old.supersededBy, old]))
  return versions.map((version) => ({ version, superseded: earlier.get(version.id) }))
}
