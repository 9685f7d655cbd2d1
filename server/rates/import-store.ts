import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import { rate, rateImport, rateImportRow } from '#database/schema/rates.ts'
import { type ImportedKind, importedKinds } from '#domain/rates/rate.ts'
import type { ImportSort } from '#domain/rates/sorts.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { byName, type ListOrder, listOrder, rankOf } from '#server/platform/database/list-order.ts'
import type { StoredRate } from './rate-store.ts'

/** Rows of an import that one statement reads or writes. */
export const rowsAtOnce = 2_000

export type StoredImport = typeof rateImport.$inferSelect
export type StoredImportRow = typeof rateImportRow.$inferSelect
export type ImportOutcome = StoredImportRow['outcome']
export type ImportCounts = Pick<StoredImport, ImportOutcome>

async function one(changing: Promise<StoredImport[]>): Promise<StoredImport> {
  const [row] = await changing
  if (!row) throw new Error('The import was not returned after the change')
  return row
}

export const insertImport = (
  db: Db,
  added: Pick<StoredImport, 'kind' | 'fileName' | 'staffId'> & Partial<Pick<StoredImport, 'edit' | 'layout'>>,
): Promise<StoredImport> =>
  one(
    db
      .insert(rateImport)
      .values({ ...added, state: 'previewed', added: 0, changed: 0, unchanged: 0, wrong: 0 })
      .returning(),
  )

type ImportChange = Partial<Omit<StoredImport, 'id' | 'kind' | 'staffId'>>

export const changeImport = (db: Db, id: string, change: ImportChange): Promise<StoredImport> =>
  one(db.update(rateImport).set(change).where(eq(rateImport.id, id)).returning())

/** Confirming, undoing, computing again and sweeping the same import wait for each other here. */
export async function lockImport(db: Db, id: string): Promise<StoredImport | undefined> {
  const [found] = await db.select().from(rateImport).where(eq(rateImport.id, id)).for('update')
  return found
}

/** Locks the import; refused unless it is still in the state the caller saw. */
export async function lockIn(
  db: Db,
  importId: string,
  state: StoredImport['state'],
): Promise<Result<StoredImport>> {
  const imported = await lockImport(db, importId)
  if (!imported) return refusal('not-found')
  return imported.state === state ? ok(imported) : refusal('import-closed')
}

export async function findImport(db: Db, id: string): Promise<StoredImport | undefined> {
  const [found] = await db.select().from(rateImport).where(eq(rateImport.id, id))
  return found
}

const id = { by: rateImport.id, type: 'uuid' } as const
const keys = {
  file: [{ by: byName(rateImport.fileName), type: 'text' }, id],
  kind: [{ by: rankOf(rateImport.kind, importedKinds), type: 'integer' }, id],
  state: [{ by: rankOf(rateImport.state, rateImport.state.enumValues), type: 'integer' }, id],
  publishAt: [{ by: rateImport.publishAt, type: 'timestamptz', isNullable: true }, id],
  at: [{ by: rateImport.readAt, type: 'timestamptz' }, id],
} as const

export const importOrder = (sort: ImportSort, after: string | undefined) => listOrder(keys, sort, after)

type ImportPage = { readonly importId?: string; readonly order: ListOrder; readonly limit: number }

export const listStoredImports = (db: Db, { importId, order, limit }: ImportPage) =>
  db
    .select({ ...getTableColumns(rateImport), position: order.position })
    .from(rateImport)
    .where(and(importId === undefined ? undefined : eq(rateImport.id, importId), order.isBehind))
    .orderBy(...order.orderBy)
    .limit(limit)

/** Previews that were read before a moment and never confirmed. */
export async function stalePreviews(db: Db, before: Date): Promise<readonly string[]> {
  const rows = await db
    .select({ id: rateImport.id })
    .from(rateImport)
    .where(and(eq(rateImport.state, 'previewed'), lt(rateImport.readAt, before)))
  return rows.map(({ id }) => id)
}

export const deleteImport = (db: Db, id: string) => db.delete(rateImport).where(eq(rateImport.id, id))

/** Staff leave rows out, and see which have changed, later. */
export type NewImportRow = Omit<StoredImportRow, 'isLeftOut' | 'isChangedSince'>

/**
 * As one parameter: thousands of rows with a parameter per cell take longer to send than to insert. A row that is there is
 * replaced.
 */
export const writeImportRows = (db: Db, rows: readonly NewImportRow[]) =>
  db.execute(sql`
    insert into rate_import_row
      (import_id, row, outcome, code, compared_version_id, compared_version, open_version_id, edited_version_id, rate, cells, source)
    select "importId", row, outcome, code, "comparedVersionId", "comparedVersion", "openVersionId", "editedVersionId",
      nullif(rate, 'null'::jsonb), cells, nullif(source, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input ("importId" uuid, row integer, outcome text,
      code text, "comparedVersionId" uuid, "comparedVersion" integer, "openVersionId" uuid, "editedVersionId" uuid,
      rate jsonb, cells jsonb, source jsonb)
    on conflict (import_id, row) do update set outcome = excluded.outcome, code = excluded.code,
      compared_version_id = excluded.compared_version_id, compared_version = excluded.compared_version,
      open_version_id = excluded.open_version_id, edited_version_id = excluded.edited_version_id,
      rate = excluded.rate, cells = excluded.cells, source = excluded.source`)

export const listStoredRows = (
  db: Db,
  { importId, outcome, after, limit }: RowPage,
): Promise<StoredImportRow[]> =>
  db
    .select()
    .from(rateImportRow)
    .where(
      and(
        eq(rateImportRow.importId, importId),
        outcome && eq(rateImportRow.outcome, outcome),
        after === undefined ? undefined : gt(rateImportRow.row, after),
      ),
    )
    .orderBy(asc(rateImportRow.row))
    .limit(limit)

type RowPage = {
  readonly importId: string
  readonly outcome?: ImportOutcome
  readonly after?: number
  readonly limit: number
}

const publishedRates = (
  db: Db,
  kind: ImportedKind,
  codes: readonly string[],
  ends: SQL | undefined,
): Promise<StoredRate[]> =>
  db
    .select()
    .from(rate)
    .where(and(eq(rate.kind, kind), inArray(rate.code, [...codes]), isNotNull(rate.publishAt), ends))
    .orderBy(desc(rate.version))

/** The open versions of each code, the newest first: published and without an end. */
export const openRates = (db: Db, kind: ImportedKind, codes: readonly string[]): Promise<StoredRate[]> =>
  publishedRates(db, kind, codes, isNull(rate.endedAt))

/** The versions of each code that are not over but end when a scheduled one replaces them. */
export const endingRates = (
  db: Db,
  kind: ImportedKind,
  codes: readonly string[],
  now: Date,
): Promise<StoredRate[]> =>
  publishedRates(db, kind, codes, and(gt(rate.endedAt, now), gt(rate.endedAt, rate.publishAt)))

/** The newest version of each code, in any state. */
export async function newestVersions(
  db: Db,
  kind: ImportedKind,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Pick<StoredRate, 'id' | 'version'>>> {
  const rows = await db
    .selectDistinctOn([rate.code], { code: rate.code, id: rate.id, version: rate.version })
    .from(rate)
    .where(and(eq(rate.kind, kind), inArray(rate.code, [...codes])))
    .orderBy(rate.code, desc(rate.version))
  return new Map(rows.map(({ code, ...newest }) => [code, newest]))
}
