import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { rate, rateImportRow } from '#database/schema/rates.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { isOpen } from '#server/rates/finding/search-rates-store.ts'

/** A version that is edited, and the version that staff selected, if another one has replaced it since. */
export type EditedVersion = { readonly id: string; readonly selectedId: string }

type Named = { readonly id: string; readonly code: string | null; readonly isOpen: boolean }

/** Every id with the code of its version, null where there is none of this kind. */
export async function namedVersions(
  db: Db,
  kind: ImportedKind,
  ids: readonly string[],
): Promise<readonly Named[]> {
  const { rows } = await db.execute<Named>(sql`
    select named.id, rate.code, coalesce(${isOpen}, false) as "isOpen"
    from unnest(${sql.param(ids)}::uuid[]) as named (id) left join rate on rate.id = named.id and rate.kind = ${kind}
    order by rate.code, rate.valid_from`)
  return rows
}

const coversDaysOf = (other: SQL): SQL =>
  sql`${rate.validFrom} <= ${other}.valid_to and ${rate.validTo} >= ${other}.valid_from`

/** For the rows of an edit, in their order: the versions that are open now on the days of the edited ones. */
export const currentVersions = (db: Db, importId: string): Promise<EditedVersion[]> => {
  const edited = sql`edited`
  return db
    .select({ id: rate.id, selectedId: sql<string>`(array_agg(edited.id order by edited.version desc))[1]` })
    .from(rateImportRow)
    .innerJoin(sql`rate as edited`, sql`edited.id = ${rateImportRow.editedVersionId}`)
    .innerJoin(
      rate,
      and(sql`${rate.kind} = edited.kind`, sql`${rate.code} = edited.code`, isOpen, coversDaysOf(edited)),
    )
    .where(and(eq(rateImportRow.importId, importId), isNull(rate.endedAt)))
    .groupBy(rate.id)
    .orderBy(sql`min(${rateImportRow.row})`, rate.validFrom)
}
