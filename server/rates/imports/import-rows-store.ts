import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { rateImport, rateImportRow } from '#database/schema/rates.ts'
import type { PriceMoves } from '#domain/rates/price-moves.ts'
import { lanePriceFields } from '#domain/rates/rate.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { StoredImport, StoredImportRow } from '#server/rates/import-store.ts'

/** What confirming saves, if staff do not leave it out. */
const mayBeLeftOut = sql`outcome in ('added', 'changed')`

export const leaveOut = (db: Db, importId: string, rows: readonly number[], isLeftOut: boolean) =>
  db.execute(sql`update rate_import_row set is_left_out = ${isLeftOut}
    where import_id = ${importId} and row = any(${sql.param(rows)}::integer[]) and ${mayBeLeftOut}`)

/** A row that is wrong or unchanged by now has nothing to leave out. */
export const forgetLeftOut = (db: Db, importId: string) =>
  db.execute(sql`update rate_import_row set is_left_out = false
    where import_id = ${importId} and is_left_out and not ${mayBeLeftOut}`)

const countLeftOut = (db: Db, importId: string): Promise<number> =>
  db.$count(rateImportRow, and(eq(rateImportRow.importId, importId), eq(rateImportRow.isLeftOut, true)))

/** How the prices of the changed rows move, without those left out. */
async function movesOf(db: Db, { id, kind }: Pick<StoredImport, 'id' | 'kind'>): Promise<PriceMoves> {
  const field = `${lanePriceFields[kind]}.%`
  const { rows } = await db.execute<PriceMoves>(sql`
    with moved as materialized (
      select part.code, cell ->> 'field' as field, cell ->> 'before' as before, cell ->> 'after' as after
      from rate_import_row as part cross join lateral jsonb_array_elements(part.cells) as cell
      where part.import_id = ${id} and part.outcome = 'changed' and not part.is_left_out
        and cell ->> 'field' like ${field} and cell ->> 'before' is not null and cell ->> 'after' is not null
    ), sorted as materialized (
      select jsonb_build_object('code', code, 'field', field, 'before', before, 'after', after) as move,
        after::numeric / nullif(before::numeric, 0) as factor
      from moved
    )
    select (count(*) filter (where factor > 1))::int as up, (count(*) filter (where factor < 1))::int as down,
      (select move from sorted where factor > 1 order by factor desc, move limit 1) as "mostUp",
      (select move from sorted where factor < 1 order by factor, move limit 1) as "mostDown"
    from sorted`)
  return rows[0] ?? { up: 0, down: 0, mostUp: null, mostDown: null }
}

/** What the view of an import sums up of its rows. */
export async function summarise(db: Db, imported: Pick<StoredImport, 'id' | 'kind'>): Promise<StoredImport> {
  const summary = { leftOut: await countLeftOut(db, imported.id), moves: await movesOf(db, imported) }
  const [row] = await db.update(rateImport).set(summary).where(eq(rateImport.id, imported.id)).returning()
  if (!row) throw new Error('The import was not returned after the change')
  return row
}

type SourceRow = Pick<StoredImportRow, 'row' | 'source' | 'cells'>

/** The rows of a sheet as they were read, in parts. */
export async function* sourceRows(
  db: Db,
  importId: string,
  { outcome, atOnce }: { readonly outcome?: StoredImportRow['outcome']; readonly atOnce: number },
): AsyncGenerator<readonly SourceRow[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .select({ row: rateImportRow.row, source: rateImportRow.source, cells: rateImportRow.cells })
      .from(rateImportRow)
      .where(
        and(
          eq(rateImportRow.importId, importId),
          outcome && eq(rateImportRow.outcome, outcome),
          gt(rateImportRow.row, after),
        ),
      )
      .orderBy(asc(rateImportRow.row))
      .limit(atOnce)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.row
  }
}

/** What each row says, and which version it was compared with. */
async function printsOf(db: Db, importId: string) {
  const { rows } = await db.execute<{ row: number; print: string }>(sql`
    select row, concat_ws(' ', code, md5(concat_ws(' ', outcome, cells, compared_version_id, open_version_id))) as print
    from rate_import_row where import_id = ${importId}`)
  return rows
}

export const printsBefore = async (db: Db, importId: string): Promise<ReadonlySet<string>> =>
  new Set((await printsOf(db, importId)).map(({ print }) => print))

/** Marks the rows that say something else than before. */
export async function markChangedSince(
  db: Db,
  importId: string,
  before: ReadonlySet<string>,
): Promise<number> {
  const changed = (await printsOf(db, importId)).flatMap(({ row, print }) => (before.has(print) ? [] : [row]))
  await db.execute(sql`update rate_import_row set is_changed_since = row = any(${sql.param(changed)}::integer[])
    where import_id = ${importId} and (is_changed_since or row = any(${sql.param(changed)}::integer[]))`)
  return changed.length
}
