import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#server/platform/database/connect.ts'
import type { StoredImport } from './import-store.ts'

const rowsAtOnce = 5_000

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

/** How many rows were compared with a version that is no longer the newest of its code. */
export async function lockAndCountMoved(queries: Queries, { id, kind }: StoredImport): Promise<number> {
  await lockCodes(
    queries,
    kind,
    sql`select code from rate_import_row where import_id = ${id} and rate is not null`,
  )
  return numberOf(
    queries,
    sql`select count(*)::int as n from rate_import_row as given
      where given.import_id = ${id} and given.rate is not null and given.based_on is distinct from (
        select id from rate where kind = ${kind} and code = given.code order by version desc limit 1
      )`,
  )
}

const listIn = (name: string, type: string) => sql`case jsonb_typeof(given.rate -> ${name})
  when 'array' then array(select jsonb_array_elements_text(given.rate -> ${name}))::${sql.raw(type)}[] end`

/**
 * One statement: what is named as following is there when the statement ends, which is when PostgreSQL looks for
 * it; and nothing is written before everything that gives way has given way (the count), since one version of a
 * code is open at any time.
 */
const writeSome = ({ id, kind, staffId }: StoredImport, at: string, from: number) => sql`
  with given as materialized (
    select gen_random_uuid() as id, one.code, one.rate, one.based_on
    from rate_import_row as one
    where one.import_id = ${id} and one.rate is not null
      and one.row > ${from} and one.row <= ${from + rowsAtOnce}
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

/** By the thousand, so that each statement stays far below its time limit; all in one transaction. */
export async function writeImport(
  queries: Queries,
  imported: StoredImport,
  moment: Date,
  alive: () => void,
): Promise<void> {
  const at = moment.toISOString()
  const last = await numberOf(
    queries,
    sql`select coalesce(max(row), 0) as n from rate_import_row where import_id = ${imported.id}`,
  )
  for (let from = 0; from < last; from += rowsAtOnce) {
    alive()
    await queries.execute(writeSome(imported, at, from))
  }
}

/** How many versions of an import no longer stand as it left them: followed by another, or archived. */
export async function lockAndCountOvertaken(queries: Queries, { id, kind }: StoredImport): Promise<number> {
  await lockCodes(queries, kind, sql`select code from rate where import_id = ${id}`)
  return numberOf(
    queries,
    sql`select count(*)::int as n from rate as mine
      where mine.import_id = ${id} and (mine.ended_at is not null or mine.version < (
        select version from rate where kind = ${kind} and code = mine.code order by version desc limit 1
      ))`,
  )
}
