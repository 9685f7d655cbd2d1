import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { rate, rateImport, rateImportRow } from '#database/schema/rates.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { StoredRate } from './rate-store.ts'

export type StoredImport = typeof rateImport.$inferSelect
export type StoredImportRow = typeof rateImportRow.$inferSelect
export type ImportOutcome = StoredImportRow['outcome']
export type ImportCounts = Pick<StoredImport, ImportOutcome>

async function one(changing: Promise<StoredImport[]>): Promise<StoredImport> {
  const [row] = await changing
  if (!row) throw new Error('An import was changed and is not there')
  return row
}

export const insertImport = (
  queries: Queries,
  added: Pick<StoredImport, 'kind' | 'fileName' | 'staffId'>,
): Promise<StoredImport> =>
  one(
    queries
      .insert(rateImport)
      .values({ ...added, state: 'previewed', added: 0, changed: 0, unchanged: 0, wrong: 0 })
      .returning(),
  )

type ImportChange = Partial<Omit<StoredImport, 'id' | 'kind' | 'staffId'>>

export const changeImport = (queries: Queries, id: string, change: ImportChange): Promise<StoredImport> =>
  one(queries.update(rateImport).set(change).where(eq(rateImport.id, id)).returning())

/** Whoever confirms or undoes an import waits here for whoever else does. */
export async function lockImport(queries: Queries, id: string): Promise<StoredImport | undefined> {
  const [found] = await queries.select().from(rateImport).where(eq(rateImport.id, id)).for('update')
  return found
}

export async function hasImport(queries: Queries, id: string): Promise<boolean> {
  const [found] = await queries.select({ n: count() }).from(rateImport).where(eq(rateImport.id, id))
  return found?.n === 1
}

export const listStoredImports = (queries: Queries, most: number): Promise<StoredImport[]> =>
  queries.select().from(rateImport).orderBy(desc(rateImport.readAt), desc(rateImport.id)).limit(most)

/** As one text: a statement with a parameter for each cell of a thousand rows takes longer to write than to run. */
export const insertImportRows = (queries: Queries, rows: readonly StoredImportRow[]) =>
  queries.execute(sql`
    insert into rate_import_row (import_id, row, outcome, code, based_on, rate, cells)
    select "importId", row, outcome, code, "basedOn", nullif(rate, 'null'::jsonb), cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given ("importId" uuid, row integer, outcome text, code text, "basedOn" uuid, rate jsonb, cells jsonb)`)

export const listStoredRows = (
  queries: Queries,
  { importId, outcome, after, most }: RowsAsked,
): Promise<StoredImportRow[]> =>
  queries
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
    .limit(most)

type RowsAsked = {
  readonly importId: string
  readonly outcome?: ImportOutcome
  readonly after?: number
  readonly most: number
}

/** What holds of each code until something else does. */
export const openRates = (
  queries: Queries,
  kind: ImportedKind,
  codes: readonly string[],
): Promise<StoredRate[]> =>
  queries
    .select()
    .from(rate)
    .where(
      and(
        eq(rate.kind, kind),
        inArray(rate.code, [...codes]),
        isNotNull(rate.publishAt),
        isNull(rate.endedAt),
      ),
    )

/** The newest version of each code, whatever became of it. */
export async function newestVersions(
  queries: Queries,
  kind: ImportedKind,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .selectDistinctOn([rate.code], { code: rate.code, id: rate.id })
    .from(rate)
    .where(and(eq(rate.kind, kind), inArray(rate.code, [...codes])))
    .orderBy(rate.code, desc(rate.version))
  return new Map(rows.map(({ code, id }) => [code, id]))
}
