import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#server/platform/database/connect.ts'
import type { StoredImport } from './import-store.ts'

const rowsAtOnce = 5_000

/** The rows of one part of a sheet that are to be saved. */
export const rowsOfPart = (importId: string, from: number): SQL =>
  sql`part.import_id = ${importId} and part.rate is not null
    and part.row > ${from} and part.row <= ${from + rowsAtOnce}`

async function numberOf(queries: Queries, query: SQL): Promise<number> {
  const { rows } = await queries.execute<{ n: number }>(query)
  return Number(rows[0]?.n ?? 0)
}

/**
 * Always in one order, so that no two imports wait for each other. Code by code, whatever PostgreSQL believes of
 * the sizes: right after a large import it knows neither table, and must not choose a join by that.
 */
const lockCodes = (queries: Queries, kind: string, codes: SQL) =>
  numberOf(
    queries,
    sql`select count(*)::int as n from (select code from (${codes}) as wanted order by code) as given
      cross join lateral (
        select id from rate where kind = ${kind} and code = given.code order by version for update
      ) as locked`,
  )

/** By the thousand, so that each statement stays far below its time limit; all in one transaction. */
export async function eachPart(
  queries: Queries,
  { id }: StoredImport,
  alive: () => void,
  work: (from: number) => Promise<unknown>,
): Promise<void> {
  const last = await numberOf(
    queries,
    sql`select coalesce(max(row), 0) as n from rate_import_row where import_id = ${id}`,
  )
  for (let from = 0; from < last; from += rowsAtOnce) {
    alive()
    await work(from)
  }
}

/** Everything about the codes of an import waits here; what came of it is counted once nobody can change it. */
async function lockAndCount(
  queries: Queries,
  imported: StoredImport,
  alive: () => void,
  countOf: (from: number) => SQL,
): Promise<number> {
  const { id, kind } = imported
  const codes = sql`select code from rate_import_row where import_id = ${id} and rate is not null`
  await lockCodes(queries, kind, codes)
  let counted = 0
  await eachPart(queries, imported, alive, async (from) => {
    counted += await numberOf(queries, countOf(from))
  })
  return counted
}

/** How many rows were compared with a version that no longer stands, or is no longer the newest of its code. */
export const lockAndCountMoved = (
  queries: Queries,
  imported: StoredImport,
  alive: () => void,
): Promise<number> =>
  lockAndCount(queries, imported, alive, (from) => {
    const { id, kind } = imported
    return sql`select count(*)::int as n from rate_import_row as part
      where ${rowsOfPart(id, from)} and (part.based_on is distinct from (
        select id from rate where kind = ${kind} and code = part.code order by version desc limit 1
      ) or (part.rate ->> 'openVersion')::uuid is distinct from (
        select id from rate where kind = ${kind} and code = part.code
          and publish_at is not null and ended_at is null
      ))`
  })

const listIn = (name: string, type: string) => sql`case jsonb_typeof(given.rate -> ${name})
  when 'array' then array(select jsonb_array_elements_text(given.rate -> ${name}))::${sql.raw(type)}[] end`

/**
 * One statement: what is named as following is there when the statement ends, which is when PostgreSQL looks for
 * it; and nothing is written before everything that gives way has given way (the count), since one version of a
 * code is open at any time.
 */
const writeSome = ({ id, kind, staffId }: StoredImport, at: string, from: number) => sql`
  with given as materialized (
    select gen_random_uuid() as id, part.code, part.rate, part.based_on
    from rate_import_row as part
    where ${rowsOfPart(id, from)}
  ), ended as (
    update rate as old set ended_at = ${at}::timestamptz, superseded_by = given.id
    from given
    where old.kind = ${kind} and old.code = given.code and old.publish_at is not null
      and (old.ended_at is null or (old.ended_at > ${at}::timestamptz and old.ended_at > old.publish_at))
    returning old.id
  ), written as (
    insert into rate (id, kind, code, version, port, place, brands, companies, valid_from, valid_to, terms,
      publish_at, import_id, staff_id)
    select given.id, ${kind}, given.code, coalesce(before.version, 0) + 1, given.rate ->> 'port',
      given.rate ->> 'place', ${listIn('brands', 'text')}, ${listIn('companies', 'uuid')},
      (given.rate ->> 'validFrom')::date, (given.rate ->> 'validTo')::date, given.rate -> 'terms',
      ${at}::timestamptz, ${id}, ${staffId}
    from given left join rate as before on before.id = given.based_on
    where (select count(*) from ended) >= 0
    returning 1
  )
  insert into rate_cost (rate_id, cost)
  select given.id, given.rate -> 'cost' from given
  where jsonb_typeof(given.rate -> 'cost') = 'object' and (select count(*) from written) >= 0`

export const writeImport = (queries: Queries, imported: StoredImport, at: Date, alive: () => void) =>
  eachPart(queries, imported, alive, (from) => queries.execute(writeSome(imported, at.toISOString(), from)))

/**
 * How many rates of an import no longer stand as it left them: followed by another, archived, or with a draft on
 * top. What an import that was undone has left behind stands as before.
 */
export const lockAndCountOvertaken = (
  queries: Queries,
  imported: StoredImport,
  alive: () => void,
): Promise<number> =>
  lockAndCount(queries, imported, alive, (from) => {
    const { id, kind } = imported
    const isOpenVersion = sql`import_id = ${id} and ended_at is null`
    return sql`select count(*)::int as n from rate_import_row as part cross join lateral (
        select max(version) filter (where ${isOpenVersion}) as standing,
          max(version) filter (where publish_at is null) as draft
        from rate where kind = ${kind} and code = part.code
      ) as found
      where ${rowsOfPart(id, from)} and (found.standing is null or found.draft > found.standing)`
  })
