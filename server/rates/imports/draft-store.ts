import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/connect.ts'
import type { StoredImport } from '#server/rates/import-store.ts'
import { dropCopies, eachChunk, isWritten, listIn, rowsOfChunk } from './confirm-store.ts'

type Draft = { readonly code: string; readonly staffId: string | null }

/** The drafts that the rates of an import have already. */
export async function draftsOfCodes(db: Db, { id, kind }: StoredImport): Promise<readonly Draft[]> {
  const { rows } = await db.execute<Draft>(sql`
    select code, staff_id as "staffId" from rate
    where kind = ${kind} and publish_at is null
      and code in (select code from rate_import_row where import_id = ${id} and ${isWritten})
    order by code`)
  return rows
}

/** A code has one draft at most, so these cannot be saved as drafts. */
export async function repeatedCodes(db: Db, { id }: StoredImport): Promise<readonly string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from rate_import_row where import_id = ${id} and ${isWritten}
    group by code having count(*) > 1 order by code`)
  return rows.map(({ code }) => code)
}

export const leaveOutCodes = (db: Db, { id }: StoredImport, codes: readonly string[]) =>
  db.execute(sql`update rate_import_row set is_left_out = true
    where import_id = ${id} and ${isWritten} and code = any(${sql.param(codes)}::text[])`)

const writeChunk = ({ id, kind, staffId }: StoredImport, from: number) => sql`
  with input as materialized (
    select uuidv7() as id, chunk.code, chunk.rate from rate_import_row as chunk where ${rowsOfChunk(id, from)}
  ), written as (
    insert into rate (id, kind, code, version, port, place, brands, companies, valid_from, valid_to, pricing,
      import_id, staff_id)
    select input.id, ${kind}, input.code, coalesce((
        select version from rate where kind = ${kind} and rate.code = input.code order by version desc limit 1
      ), 0) + 1, input.rate ->> 'port', input.rate ->> 'place', ${listIn('brands', 'text')},
      ${listIn('companies', 'uuid')}, (input.rate ->> 'validFrom')::date, (input.rate ->> 'validTo')::date,
      input.rate -> 'pricing', ${id}, ${staffId}
    from input
    returning 1
  )
  insert into rate_cost (rate_id, cost)
  select input.id, input.rate -> 'cost' from input
  where jsonb_typeof(input.rate -> 'cost') = 'object' and (select count(*) from written) >= 0`

export const writeDrafts = (db: Db, imported: StoredImport, alive: () => void) =>
  eachChunk(db, imported, alive, async (from) => {
    await db.execute(writeChunk(imported, from))
    await db.execute(dropCopies(imported, from))
  })

/** The drafts of an import, each with the version that was edited. */
export async function listDraftsOf(db: Db, { id }: StoredImport) {
  const { rows } = await db.execute<{ id: string; editedId: string | null }>(sql`
    select rate.id, part.edited_version_id as "editedId"
    from rate join rate_import_row as part on part.import_id = rate.import_id and part.code = rate.code
    where rate.import_id = ${id} and rate.publish_at is null and part.${isWritten} order by rate.id`)
  return rows
}

/** The codes whose draft has been published, saved again or discarded since. */
export async function codesWithoutDraft(db: Db, { id }: StoredImport): Promise<readonly string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from rate_import_row as part where import_id = ${id} and ${isWritten} and not exists (
      select from rate where rate.import_id = ${id} and rate.code = part.code and publish_at is null)
    order by code`)
  return rows.map(({ code }) => code)
}

/** Their costs are deleted by cascade. */
export async function deleteDrafts(db: Db, { id }: StoredImport) {
  const { rows } = await db.execute<{ id: string; code: string; version: number }>(sql`
    delete from rate where import_id = ${id} and publish_at is null returning id, code, version`)
  return rows
}
