import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/connect.ts'
import { deleteImport, rowsAtOnce, type StoredImport } from '#server/rates/import-store.ts'
import { endsAt, keptDays, returningEnded } from '#server/rates/publishing/keep-days-store.ts'
import { lockNewCodes } from './new-codes-store.ts'

export const isWritten = sql`outcome in ('added', 'changed') and not is_left_out`

/** The rows of one chunk of a sheet that confirming writes, or has written. */
export const rowsOfChunk = (importId: string, from: number): SQL =>
  sql`chunk.import_id = ${importId} and chunk.${isWritten}
    and chunk.row > ${from} and chunk.row <= ${from + rowsAtOnce}`

async function numberOf(db: Db, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(query)
  return Number(rows[0]?.n ?? 0)
}

/**
 * Always in the same order, so that two imports cannot deadlock. A lateral join per code, because right after a large
 * import PostgreSQL has no statistics of either table and may choose a slow plan.
 */
const lockCodes = (db: Db, kind: string, codes: SQL) =>
  numberOf(
    db,
    sql`select count(*)::int as n from (select code from (${codes}) as wanted order by code) as input
      cross join lateral (
        select id from rate where kind = ${kind} and code = input.code order by version for update
      ) as locked`,
  )

/** In chunks, so that each statement stays far below the statement timeout; all in one transaction. */
export async function eachChunk(
  db: Db,
  { id }: StoredImport,
  alive: () => void,
  work: (from: number) => Promise<unknown>,
): Promise<void> {
  const last = await numberOf(
    db,
    sql`select coalesce(max(row), 0) as n from rate_import_row where import_id = ${id}`,
  )
  for (let from = 0; from < last; from += rowsAtOnce) {
    alive()
    await work(from)
  }
}

/** Locks the codes of an import, new ones included. */
export async function lockImportCodes(db: Db, { id, kind }: StoredImport): Promise<void> {
  await lockNewCodes(db, kind, 'all')
  await lockCodes(db, kind, sql`select code from rate_import_row where import_id = ${id} and ${isWritten}`)
}

/** After the lock no other transaction can change what is listed. */
async function lockAndList(
  db: Db,
  imported: StoredImport,
  alive: () => void,
  codesOf: (from: number) => SQL,
): Promise<readonly string[]> {
  await lockImportCodes(db, imported)
  const listed: string[] = []
  await eachChunk(db, imported, alive, async (from) => {
    const { rows } = await db.execute<{ code: string }>(codesOf(from))
    for (const { code } of rows) listed.push(code)
  })
  return listed
}

/**
 * The codes of the rows that were compared with a version that is no longer open, or no longer the newest of its code,
 * and of edited versions that are no longer open. The same choice as `openVersionFor`.
 */
export const lockAndListOutdated = (
  db: Db,
  imported: StoredImport,
  alive: () => void,
): Promise<readonly string[]> =>
  lockAndList(db, imported, alive, (from) => {
    const { id, kind } = imported
    const newest = sql`(array_agg(id order by version desc))[1]`
    const open = sql`(array_agg(id order by ${overlaps(sql`chunk`)} desc, version desc)
      filter (where publish_at is not null and ended_at is null))[1]`
    return sql`select chunk.code from rate_import_row as chunk cross join lateral (
        select ${newest} as newest, ${open} as open, bool_or(id = chunk.edited_version_id and ended_at is null) as has_edited
        from rate where kind = ${kind} and code = chunk.code
      ) as found
      where ${rowsOfChunk(id, from)} and ((chunk.compared_version_id is null and chunk.compared_version > 0)
        or chunk.compared_version_id is distinct from found.newest
        or chunk.open_version_id is distinct from found.open
        or (chunk.edited_version_id is not null and not found.has_edited))
      order by chunk.row`
  })

/** Whether a rate of the import is valid no longer on a day. */
export async function hasRateEndingBefore(db: Db, { id }: StoredImport, day: string): Promise<boolean> {
  const rows = sql`select 1 from rate_import_row where import_id = ${id} and ${isWritten} and rate ->> 'validTo' < ${day}`
  return (await numberOf(db, sql`select exists (${rows})::int as n`)) === 1
}

/** Whether the validity of a version overlaps that of a row. */
const overlaps = (row: SQL) =>
  sql`(valid_from <= (${row}.rate ->> 'validTo')::date and valid_to >= (${row}.rate ->> 'validFrom')::date)`

export const listIn = (name: string, type: string) => sql`case jsonb_typeof(input.rate -> ${name})
  when 'array' then array(select jsonb_array_elements_text(input.rate -> ${name}))::${sql.raw(type)}[] end`

type Writing = {
  readonly at: Date
  /** Whether the remaining days of what the rows end keep their price. */
  readonly keepsOldDays: boolean
}

/**
 * One statement: PostgreSQL checks the foreign key of `superseded_by` at its end, when the new versions exist. The count
 * of `ended` makes the insert wait for the update, since open versions of a code may not overlap. A code may occur in
 * several rows, each with its own validity.
 */
const writeChunk = ({ id, kind, staffId }: StoredImport, { at, keepsOldDays }: Writing, from: number) => {
  const start = sql`${at.toISOString()}::timestamptz`
  const kept = keptDays({ at: start, staffId })
  return sql`
  with input as materialized (
    select uuidv7() as id, chunk.code, chunk.rate, row_number() over (partition by chunk.code order by chunk.row) as place,
      coalesce((select version from rate where kind = ${kind} and rate.code = chunk.code order by version desc limit 1), 0)
        as newest
    from rate_import_row as chunk
    where ${rowsOfChunk(id, from)}
  ), replacing as materialized (
    select id, code, valid_from, valid_to, ${id}::uuid as import_id,
      range_agg(daterange(valid_from, valid_to, '[]')) over (partition by code) as days,
      newest + count(*) over (partition by code) as last_version
    from (
      select id, code, newest, (rate ->> 'validFrom')::date as valid_from, (rate ->> 'validTo')::date as valid_to from input
    ) as dated
  ), ended as (
    update rate as earlier set ended_at = ${start}, superseded_by = replacing.id
    from replacing
    where earlier.kind = ${kind} and earlier.code = replacing.code and earlier.publish_at is not null
      and earlier.valid_from <= replacing.valid_to and earlier.valid_to >= replacing.valid_from
      and ${endsAt(sql`earlier`, start)}
    ${returningEnded}
  ), written as (
    insert into rate (id, kind, code, version, port, place, brands, companies, valid_from, valid_to, pricing,
      publish_at, import_id, staff_id)
    select input.id, ${kind}, input.code, input.newest + input.place,
      input.rate ->> 'port', input.rate ->> 'place', ${listIn('brands', 'text')}, ${listIn('companies', 'uuid')},
      (input.rate ->> 'validFrom')::date, (input.rate ->> 'validTo')::date, input.rate -> 'pricing',
      ${start}, ${id}, ${staffId}
    from input
    where (select count(*) from ended) >= 0
    returning 1
  ) ${keepsOldDays ? sql`, ${kept}` : sql``}
  insert into rate_cost (rate_id, cost)
  select input.id, input.rate -> 'cost' from input
  where jsonb_typeof(input.rate -> 'cost') = 'object' and (select count(*) from written) >= 0`
}

/** The rates of a confirmed import are stored as versions, so the copies in the rows are dropped. */
export const dropCopies = ({ id }: StoredImport, from: number) => sql`
  update rate_import_row set rate = null, source = case outcome when 'wrong' then source end
  where import_id = ${id} and row > ${from} and row <= ${from + rowsAtOnce}`

export const writeImport = (db: Db, imported: StoredImport, writing: Writing, alive: () => void) =>
  eachChunk(db, imported, alive, async (from) => {
    await db.execute(writeChunk(imported, writing, from))
    await db.execute(dropCopies(imported, from))
  })

/** Codes that have fewer open versions than the import wrote. */
async function codesWithFewer(db: Db, { id }: StoredImport): Promise<readonly string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select written.code from (
      select code, count(*) as n from rate_import_row where import_id = ${id} and ${isWritten} group by code
    ) as written left join (
      select code, count(*) as n from rate
      where import_id = ${id} and published_with is null and ended_at is null group by code
    ) as still on still.code = written.code
    where coalesce(still.n, 0) < written.n order by written.code`)
  return rows.map(({ code }) => code)
}

/** The codes of an import whose rates have since been superseded or archived, or have a newer draft. */
export async function lockAndListSuperseded(
  db: Db,
  imported: StoredImport,
  alive: () => void,
): Promise<readonly string[]> {
  const { id, kind } = imported
  const isOpenVersion = sql`import_id = ${id} and ended_at is null`
  const superseded = await lockAndList(
    db,
    imported,
    alive,
    (from) => sql`select chunk.code from rate_import_row as chunk cross join lateral (
        select max(version) filter (where ${isOpenVersion}) as open,
          max(version) filter (where publish_at is null) as draft
        from rate where kind = ${kind} and code = chunk.code
      ) as found
      where ${rowsOfChunk(id, from)} and (found.open is null or found.draft > found.open)`,
  )
  // A code with several rows may have lost one of its versions.
  return [...new Set([...superseded, ...(await codesWithFewer(db, imported))])]
}

export const deleteRows = (db: Db, imported: StoredImport, alive: () => void) =>
  eachChunk(db, imported, alive, (from) =>
    db.execute(sql`delete from rate_import_row
      where import_id = ${imported.id} and row > ${from} and row <= ${from + rowsAtOnce}`),
  )

/** Deletes a preview and its rows in chunks. */
export async function deletePreview(db: Db, imported: StoredImport, alive: () => void) {
  await deleteRows(db, imported, alive)
  await deleteImport(db, imported.id)
}
