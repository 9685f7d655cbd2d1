import { eq, type SQL, sql } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { eachPart, rowsOfPart } from './confirm-store.ts'
import type { StoredImport } from './import-store.ts'
import type { StoredRate } from './rate-store.ts'

/**
 * What gave way to some versions, each with the one that is to follow it again. Several may have given way to one:
 * the one that held, and those that were to follow it. None lasts longer than what it gave way to would have.
 */
const givenWay = (gone: SQL): SQL => sql`
  select old.id, old.publish_at, gone.held_until,
    least(lead(old.publish_at) over chain, gone.until) as until,
    case when lead(old.publish_at) over chain < coalesce(gone.until, 'infinity')
      then lead(old.id) over chain else gone.follower end as follower
  from (${gone}) as gone (id, until, follower, held_until)
  cross join lateral (
    select id, publish_at, version from rate where superseded_by = gone.id order by version
  ) as old
  window chain as (partition by gone.id order by old.publish_at, old.version)`

/** A version that was to hold later never does: everything holds as if it had never been. */
export async function withdrawRate(queries: Queries, version: StoredRate): Promise<void> {
  const { id, endedAt, supersededBy, publishAt } = version
  await queries.update(rate).set({ endedAt: publishAt, supersededBy: null }).where(eq(rate.id, id))
  const until = endedAt?.toISOString() ?? null
  const gone = sql`values (${id}::uuid, ${until}::timestamptz, ${supersededBy}::uuid, null::timestamptz)`
  await queries.execute(sql`
    update rate set ended_at = back.until, superseded_by = back.follower
    from (${givenWay(gone)}) as back where rate.id = back.id`)
}

type Undoing = { readonly now: Date; readonly staffId: string | null }

/** Code by code, as when they are locked: PostgreSQL knows too little of what it has just got to find a better way. */
const ofPart = ({ id, kind }: StoredImport, from: number): SQL => sql`
  rate_import_row as part cross join lateral (
    select id, publish_at, ended_at, import_id from rate
    where kind = ${kind} and code = part.code order by version
  ) as mine
  where ${rowsOfPart(id, from)} and mine.import_id = ${id}`

/**
 * Where the import has held for a while, that stays so: what held before it and would hold now is written once more,
 * as a version of its own from now on. What is still to begin, begins as it was to; where the import never held,
 * everything is as if it had never been.
 */
const holdAgain = (imported: StoredImport, from: number, { now, staffId }: Undoing): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`
    with back as materialized (${givenWay(sql`
      select mine.id, null::timestamptz, null::uuid, case when mine.publish_at < ${at} then ${at} end
      from ${ofPart(imported, from)}`)}
    ), restored as (
      update rate set ended_at = back.until, superseded_by = back.follower
      from back
      where rate.id = back.id and (back.held_until is null or back.publish_at >= back.held_until)
    ), again as materialized (
      select gen_random_uuid() as id, back.id as of, back.until, back.follower from back
      where back.publish_at < back.held_until and (back.until is null or back.until >= back.held_until)
    ), written as (
      insert into rate (id, kind, code, version, port, place, brands, companies, valid_from, valid_to, terms,
        publish_at, ended_at, superseded_by, import_id, staff_id)
      select again.id, old.kind, old.code, 1 + (
          select newest.version from rate as newest where newest.kind = old.kind and newest.code = old.code
          order by newest.version desc limit 1
        ), old.port, old.place, old.brands, old.companies, old.valid_from, old.valid_to, old.terms,
        ${at}, again.until, again.follower, old.import_id, ${staffId}
      from again join rate as old on old.id = again.of
      returning 1
    )
    insert into rate_cost (rate_id, cost)
    select again.id, paid.cost from again join rate_cost as paid on paid.rate_id = again.of
    where (select count(*) from written) >= 0`
}

/** Every version of an import that holds ends, and what it took the place of holds again. */
export async function withdrawImport(
  queries: Queries,
  imported: StoredImport,
  undoing: Undoing,
  alive: () => void,
): Promise<number> {
  const now = sql`${undoing.now.toISOString()}::timestamptz`
  let ended = 0
  await eachPart(queries, imported, alive, async (from) => {
    const { rowCount } = await queries.execute(sql`
      update rate set ended_at = greatest(rate.publish_at, ${now})
      from (select mine.id from ${ofPart(imported, from)} and mine.ended_at is null) as standing
      where rate.id = standing.id`)
    ended += rowCount ?? 0
    await queries.execute(holdAgain(imported, from, undoing))
  })
  return ended
}
