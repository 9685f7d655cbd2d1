import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { rowsAtOnce } from './confirm-store.ts'
import type { StoredImport } from './import-store.ts'
import type { StoredRate } from './rate-store.ts'

/**
 * The versions that were superseded by withdrawn ones, each with the version that follows it now: of those with an
 * overlapping validity the first that still applies, or that is restored together with it and starts later. One withdrawn
 * version may have superseded several: the active one, those that were scheduled, and those beside it for other days.
 * `isGone` tells withdrawn versions by their id.
 */
const supersededVersions = (gone: SQL, isGone: (id: SQL) => SQL, at: SQL): SQL => sql`
  select old.id, old.publish_at, gone.active_until, next.publish_at as until, next.id as follower
  from (${gone}) as gone (id, active_until)
  cross join lateral (
    select id, kind, code, version, publish_at, valid_from, valid_to from rate where superseded_by = gone.id
  ) as old
  left join lateral (
    select later.id, later.publish_at from rate as later
    where later.kind = old.kind and later.code = old.code
      and later.id <> old.id and later.valid_from <= old.valid_to and later.valid_to >= old.valid_from
      and case when ${isGone(sql`later.superseded_by`)}
        then (later.publish_at, later.version) > (old.publish_at, old.version)
        else later.publish_at is not null and (later.ended_at is null
          or later.ended_at > greatest(later.publish_at, old.publish_at, ${at})) end
    order by later.publish_at, later.version limit 1
  ) as next on true`

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** Withdraws a scheduled version: the versions it superseded apply again as before. */
export async function withdrawRate(queries: Queries, version: StoredRate, now: Date): Promise<void> {
  const { id, publishAt } = version
  await queries.update(rate).set({ endedAt: publishAt, supersededBy: null }).where(eq(rate.id, id))
  const gone = sql`values (${id}::uuid, null::timestamptz)`
  const back = supersededVersions(
    gone,
    (superseding) => sql`${superseding} is not distinct from ${id}::uuid`,
    instant(now),
  )
  await queries.execute(sql`
    update rate set ended_at = back.until, superseded_by = back.follower
    from (${back}) as back where rate.id = back.id`)
}

type Undoing = { readonly now: Date; readonly staffId: string | null }

/**
 * Where the import was already active, history stays as it is: the version before it is copied as a new version from
 * now on. Scheduled versions start as planned. Where the import was never active, the earlier versions are restored.
 */
const restorePrevious = (imported: StoredImport, ids: readonly string[], { now, staffId }: Undoing): SQL => {
  const at = instant(now)
  const gone = sql`select mine.id, case when mine.publish_at < ${at} then ${at} end
    from unnest(${sql.param(ids)}::uuid[]) as named (id) join rate as mine on mine.id = named.id`
  const isGone = (id: SQL) =>
    sql`exists (select from rate as undone where undone.id = ${id} and undone.import_id = ${imported.id})`
  return sql`
    with back as materialized (${supersededVersions(gone, isGone, at)}
    ), restored as (
      update rate set ended_at = back.until, superseded_by = back.follower
      from back
      where rate.id = back.id and (back.active_until is null or back.publish_at >= back.active_until)
    ), again as materialized (
      select uuidv7() as id, back.id as of, back.until, back.follower from back
      where back.publish_at < back.active_until and (back.until is null or back.until >= back.active_until)
    ), written as (
      insert into rate (id, kind, code, version, port, place, brands, companies, valid_from, valid_to, pricing,
        publish_at, ended_at, superseded_by, import_id, staff_id)
      select again.id, old.kind, old.code, (
          select newest.version from rate as newest where newest.kind = old.kind and newest.code = old.code
          order by newest.version desc limit 1
        ) + row_number() over (partition by old.kind, old.code order by old.version), old.port, old.place, old.brands,
        old.companies, old.valid_from, old.valid_to, old.pricing,
        ${at}, again.until, again.follower, old.import_id, ${staffId}
      from again join rate as old on old.id = again.of
      returning 1
    )
    insert into rate_cost (rate_id, cost)
    select again.id, paid.cost from again join rate_cost as paid on paid.rate_id = again.of
    where (select count(*) from written) >= 0`
}

async function ratesOfImport(queries: Queries, { id }: StoredImport): Promise<readonly string[]> {
  const rows = await queries
    .select({ id: rate.id })
    .from(rate)
    .where(eq(rate.importId, id))
    .orderBy(asc(rate.id))
  return rows.map((row) => row.id)
}

/** Ends the open versions of an import and puts the versions before them back in force. */
export async function withdrawImport(
  queries: Queries,
  imported: StoredImport,
  undoing: Undoing,
  alive: () => void,
): Promise<number> {
  const { rowCount } = await queries.execute(sql`
    update rate set ended_at = greatest(publish_at, ${instant(undoing.now)})
    where import_id = ${imported.id} and ended_at is null`)
  const ids = await ratesOfImport(queries, imported)
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    alive()
    await queries.execute(restorePrevious(imported, ids.slice(from, from + rowsAtOnce), undoing))
  }
  return rowCount ?? 0
}
