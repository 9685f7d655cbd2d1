import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { inUseUntil, rate, rateImportRow } from '#database/schema/rates.ts'
import type { Prices } from '#domain/rates/publish-check.ts'
import type { ImportedKind, RateKind } from '#domain/rates/rate.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { rowsAtOnce, type StoredImport } from '#server/rates/import-store.ts'
import type { StoredRate } from '#server/rates/rate-store.ts'

export type Candidate = Pick<
  StoredRate,
  'kind' | 'code' | 'port' | 'place' | 'brands' | 'companies' | 'validFrom' | 'validTo' | 'pricing'
> & { readonly rateId: string | null; readonly cost: Prices | null }

const isOneOf = (column: SQL, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(texts)}::text[])`

/** The published versions of codes that have not ended by a time, the newest first. */
export const openVersions = (db: Db, kind: RateKind, codes: readonly string[], at: Date) =>
  db
    .select()
    .from(rate)
    .where(
      and(
        eq(rate.kind, kind),
        isOneOf(sql`${rate.code}`, codes),
        isNotNull(rate.publishAt),
        sql`(${rate.endedAt} is null or (${rate.endedAt} > ${at.toISOString()}::timestamptz and ${rate.endedAt} > ${rate.publishAt}))`,
      ),
    )
    .orderBy(sql`${rate.version} desc`)

type PlaceOfRate = Pick<StoredRate, 'port' | 'place'>

const isForOneOf = (places: readonly PlaceOfRate[]): SQL => {
  const ports = sql`${sql.param(places.map(({ port }) => port))}::text[]`
  // A tariff of a port has no place.
  return places.every(({ place }) => place === null)
    ? sql`${rate.port} = any(${ports}) and ${rate.place} is null`
    : sql`(${rate.port}, ${rate.place}) in (
        select * from unnest(${ports}, ${sql.param(places.map(({ place }) => place))}::text[]))`
}

/** The public rates of a kind for these places that are sold at a time or later. */
export const publicRatesFor = (db: Db, kind: RateKind, places: readonly PlaceOfRate[], at: Date) =>
  db
    .select({
      rateId: rate.id,
      kind: rate.kind,
      code: rate.code,
      port: rate.port,
      place: rate.place,
      brands: rate.brands,
      companies: rate.companies,
      validFrom: rate.validFrom,
      validTo: rate.validTo,
      pricing: rate.pricing,
    })
    .from(rate)
    .where(
      and(
        eq(rate.kind, kind),
        isForOneOf(places),
        isNull(rate.companies),
        isNotNull(rate.publishAt),
        sql`${inUseUntil(rate)} > ${at.toISOString()}::timestamptz`,
        sql`(${rate.endedAt} is null or ${rate.endedAt} > ${rate.publishAt})`,
      ),
    )
    .orderBy(rate.code, rate.version)

/** The rates that confirming an import writes, in parts. */
export async function* importedCandidates(
  db: Db,
  { id, kind }: Pick<StoredImport, 'id'> & { readonly kind: ImportedKind },
): AsyncGenerator<readonly Candidate[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .select({ row: rateImportRow.row, code: rateImportRow.code, rate: rateImportRow.rate })
      .from(rateImportRow)
      .where(
        and(
          eq(rateImportRow.importId, id),
          sql`${rateImportRow.outcome} in ('added', 'changed') and not ${rateImportRow.isLeftOut}`,
          sql`${rateImportRow.row} > ${after}`,
        ),
      )
      .orderBy(rateImportRow.row)
      .limit(rowsAtOnce)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => ({
      // It was validated when the sheet was read.
      ...(row.rate as Omit<Candidate, 'kind' | 'code' | 'rateId'>),
      kind,
      code: row.code ?? '',
      rateId: null,
    }))
    after = last.row
  }
}
