import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import type { Db } from '#server/platform/database/connect.ts'

const audited = {
  id: rate.id,
  code: rate.code,
  version: rate.version,
  validFrom: rate.validFrom,
  validTo: rate.validTo,
  brands: rate.brands,
  companies: rate.companies,
  pricing: rate.pricing,
  supersededBy: rate.supersededBy,
} as const

type AuditedRate = Pick<typeof rate.$inferSelect, keyof typeof audited>

export type OpenVersion = {
  readonly version: AuditedRate
  /** Of the versions that it superseded, the newest. */
  readonly superseded: AuditedRate | undefined
}

/** The versions of an import that have no end, without the days kept at the old price. */
export async function listOpenOf(
  db: Db,
  importId: string,
  exceptCodes: readonly string[] = [],
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: rate.id })
    .from(rate)
    .where(
      and(
        eq(rate.importId, importId),
        isNull(rate.publishedWith),
        isNull(rate.endedAt),
        sql`${rate.code} <> all (${sql.param(exceptCodes)}::text[])`,
      ),
    )
    .orderBy(asc(rate.id))
  return rows.map(({ id }) => id)
}

/** As one parameter, however many they are. */
const isOneOf = (column: typeof rate.id | typeof rate.supersededBy, ids: readonly string[]): SQL =>
  sql`${column} = any (${sql.param(ids)}::uuid[])`

export async function withSuperseded(db: Db, ids: readonly string[]): Promise<readonly OpenVersion[]> {
  const versions = await db.select(audited).from(rate).where(isOneOf(rate.id, ids)).orderBy(asc(rate.id))
  const superseded = await db
    .selectDistinctOn([rate.supersededBy], audited)
    .from(rate)
    .where(isOneOf(rate.supersededBy, ids))
    .orderBy(rate.supersededBy, desc(rate.version))
  const earlier = new Map(superseded.map((old) => [old.supersededBy, old]))
  return versions.map((version) => ({ version, superseded: earlier.get(version.id) }))
}
