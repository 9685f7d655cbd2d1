import { eq, type SQL, sql } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { eachChunk, rowsOfChunk } from './confirm-store.ts'
import type { StoredImport } from './import-store.ts'
import type { StoredRate } from './rate-store.ts'

/**
 * The versions that were superseded by withdrawn ones, each with the version that follows it now. One withdrawn version
 * may have superseded several: the active one and those that were scheduled. None is extended beyond the end of the
 * withdrawn version.
 */
const supersededVersions = (gone: SQL): SQL => sql`
  select old.id, old.publish_at, gone.active_until,
    least(lead(old.publish_at) over chain, gone.until) as until,
    case when lead(old.publish_at) over chain < coalesce(gone.until, 'infinity')
      then lead(old.id) over chain else gone.follower end as follower
  from (${gone}) as gone (id, until, follower, active_until)
  cross join lateral (
    select id, publish_at, version from rate where superseded_by = gone.id order by version
  ) as old
  window chain as (partition by gone.id order by old.publish_at, old.version)`

/** Withdraws a scheduled version: the versions it superseded apply again as before. */
export async function withdrawRate(queries: Queries, version: StoredRate): Promise<void> {
  const { id, endedAt, supersededBy, publishAt } = version
  await queries.update(rate).set({ endedAt: publishAt, supersededBy: null }).where(eq(rate.id, id))
  const until = endedAt?.toISOString() ?? null
  const gone = sql`values (${id}::uuid, ${until}::timestamptz, ${supersededBy}::uuid, null::timestamptz)`
  await queries.execute(sql`
    update rate set ended_at = back.until, superseded_by = back.follower
    from (${supersededVersions(gone)}) as back where rate.id = back.id`)
}

type Undoing = { readonly now: Date; readonly staffId: string | null }

/** A lateral join per code, as for the locks: there are no statistics yet for a better plan. */
const ratesOfChunk = ({ id, kind }: StoredImport, from: number): SQL => sql`
  rate_import_row as chunk cross join lateral (
    select id, publish_at, ended_at, import_id from rate
    where kind = ${kind} and code = chunk.code order by version
  ) as mine
  where ${rowsOfChunk(id, from)} and mine.import_id = ${id}`

/**
 * Where the import was already active, history stays as it is: the version before it is copied as a new version from
 * now on. Scheduled versions start as planned. Where the import was never active, the earlier versions are restored.
 */
const restorePrevious = (imported: StoredImport, from: number, { now, staffId }: Undoing): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`
    with back as materialized (${supersededVersions(sql`
      select mine.id, null::timestamptz, null::uuid, case when mine.publish_at < ${at} then ${at} end
      from ${ratesOfChunk(imported, from)}`)}
    ), restored as (
      update rate set ended_at = back.until, superseded_by = back.follower
      from back
      where rate.id = back.id and (back.active_until is null or back.publish_at >= back.active_until)
    ), again as materialized (
      select gen_random_uuid() as id, back.id as of, back.until, back.follower from back
      where back.publish_at < back.active_until and (back.until is null or back.until >= back.active_until)
    ), written as (
      insert into rate (id, kind, code, version, port, place, brands, companies, valid_from, valid_to, pricing,
        publish_at, ended_at, superseded_by, import_id, staff_id)
      select again.id, old.kind, old.code, 1 + (
          select newest.version from rate as newest where newest.kind = old.kind and newest.code = old.code
          order by newest.version desc limit 1
        ), old.port, old.place, old.brands, old.companies, old.valid_from, old.valid_to, old.pricing,
        ${at}, again.until, again.follower, old.import_id, ${staffId}
      from again join rate as old on old.id = again.of
      returning 1
    )
    insert into rate_cost (rate_id, cost)
    select again.id, paid.cost from again join rate_cost as paid on paid.rate_id = again.of
    where (select count(*) from written) >= 0`
}

/** Ends the open versions of an import and puts the versions before them back in force. */
export async function withdrawImport(
  queries: Queries,
  imported: StoredImport,
  undoing: Undoing,
  alive: () => void,
): Promise<number> {
  const now = sql`${undoing.now.toISOString()}::timestamptz`
  let ended = 0
  await eachChunk(queries, imported, alive, async (from) => {
    const { rowCount } = await queries.execute(sql`
      update rate set ended_at = greatest(rate.publish_at, ${now})
      from (select mine.id from ${ratesOfChunk(imported, from)} and mine.ended_at is null) as open
      where rate.id = open.id`)
    ended += rowCount ?? 0
    await queries.execute(restorePrevious(imported, from, undoing))
  })
  return ended
}
