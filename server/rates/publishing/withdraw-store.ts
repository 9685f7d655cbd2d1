import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { rowsAtOnce, type StoredImport } from '#server/rates/import-store.ts'
import type { Archiving, StoredRate } from '#server/rates/rate-store.ts'
import { endsAt, keptDays, returningEnded } from './keep-days-store.ts'

type Gone = {
  /** The id of each version, and until when it was active. */
  readonly versions: SQL
  readonly isGone: (id: SQL) => SQL
  readonly at: SQL
}

const overlap = (one: SQL, other: SQL) =>
  sql`${one}.valid_from <= ${other}.valid_to and ${one}.valid_to >= ${other}.valid_from`

/**
 * The versions that were superseded by withdrawn ones, each with the version that follows it now: of those with an
 * overlapping validity the first that still applies, or that is restored together with it and starts later. One withdrawn
 * version may have superseded several: the active one, those that were scheduled, and those beside it for other days. A
 * version that was cancelled before it started gives way to newer versions only: `endEarlier` ends the older ones.
 */
const supersededVersions = ({ versions, isGone, at }: Gone): SQL => sql`
  select old.id, old.kind, old.code, old.version, old.valid_from, old.valid_to, old.publish_at, old.is_cancelled,
    gone.active_until, next.publish_at as until, next.id as follower
  from (${versions}) as gone (id, active_until)
  cross join lateral (
    select id, kind, code, version, publish_at, valid_from, valid_to, ended_at <= publish_at as is_cancelled
    from rate where superseded_by = gone.id and not coalesce(${isGone(sql`published_with`)}, false)
  ) as old
  left join lateral (
    select later.id, later.publish_at from rate as later
    where later.kind = old.kind and later.code = old.code
      and later.id <> old.id and ${overlap(sql`later`, sql`old`)}
      and case when ${isGone(sql`later.superseded_by`)}
        then (later.publish_at, later.version) > (old.publish_at, old.version)
        else later.publish_at is not null and (later.version > old.version or not old.is_cancelled)
          and (later.ended_at is null or later.ended_at > greatest(later.publish_at, old.publish_at, ${at})) end
    order by later.publish_at, later.version limit 1
  ) as next on true`

/** A version that returns ends the older ones again, which had returned when it was cancelled. */
const endEarlier = (gone: Gone): SQL => {
  const start = sql`greatest(back.publish_at, ${gone.at})`
  return sql`
    update rate set ended_at = ended.at, superseded_by = ended.by
    from (
      select distinct on (earlier.id) earlier.id, back.id as by, ${start} as at
      from (${supersededVersions(gone)}) as back
      cross join lateral (
        select older.id from rate as older
        where older.kind = back.kind and older.code = back.code and older.version < back.version
          and older.publish_at is not null and ${overlap(sql`older`, sql`back`)}
          and (older.ended_at is null or (older.ended_at > ${start} and older.ended_at > older.publish_at))
          and not ${gone.isGone(sql`older.superseded_by`)}
      ) as earlier
      where back.is_cancelled and (back.until is null or back.until > ${start})
      order by earlier.id, back.publish_at
    ) as ended where rate.id = ended.id`
}

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/**
 * Versions that were cancelled before they started: what they had superseded applies again as before. What the
 * cancelling version stops as well keeps its reference, so that both return together when that one is withdrawn.
 */
async function restoreBefore(
  db: Db,
  cancelled: readonly string[],
  now: Date,
  isCancelling = (_: SQL): SQL => sql`false`,
): Promise<void> {
  const ids = sql`${sql.param(cancelled)}::uuid[]`
  const gone: Gone = {
    versions: sql`select named.id, null::timestamptz from unnest(${ids}) as named (id)`,
    isGone: (superseding) => sql`coalesce(${superseding} = any (${ids}), false)`,
    at: instant(now),
  }
  await db.execute(endEarlier(gone))
  await db.execute(sql`
    update rate set ended_at = back.until, superseded_by = back.follower
    from (${supersededVersions(gone)}) as back
    where rate.id = back.id and not coalesce(${isCancelling(sql`back.follower`)}, false)`)
}

/** Withdraws a scheduled version, and the days that were kept when it was published. */
export async function withdrawRate(db: Db, { id }: StoredRate, { now, reason }: Archiving): Promise<void> {
  const withdrawn = await db
    .update(rate)
    .set({ endedAt: sql`${rate.publishAt}`, supersededBy: null, archiveReason: reason })
    .where(or(eq(rate.id, id), eq(rate.publishedWith, id)))
    .returning({ id: rate.id })
  const ids = withdrawn.map((one) => one.id)
  await restoreBefore(db, ids, now)
}

type Publishing = {
  readonly at: Date
  readonly now: Date
  /** Whether the remaining days of what it ends keep their price. */
  readonly keepsOldDays: boolean
  /** Who publishes. */
  readonly staffId: string | null
}

type Ended = { readonly id: string; readonly version: number; readonly isCancelled: boolean }

/**
 * Publishes from a time on. Of the versions whose validity overlaps, the one active then and those scheduled later end;
 * the others stay open beside it. Returns the ended ones.
 */
async function publishAndEnd(db: Db, draft: StoredRate, { at, keepsOldDays, staffId }: Publishing) {
  const start = instant(at)
  const kept = keptDays({ at: start, staffId })
  const { rows } = await db.execute<Ended>(sql`
    with replacing as materialized (
      select id, kind, code, valid_from, valid_to, import_id, version as last_version,
        datemultirange(daterange(valid_from, valid_to, '[]')) as days
      from rate where id = ${draft.id}
    ), ended as (
      update rate as earlier set ended_at = ${start}, superseded_by = replacing.id from replacing
      where earlier.kind = replacing.kind and earlier.code = replacing.code and earlier.publish_at is not null
        and ${overlap(sql`earlier`, sql`replacing`)} and ${endsAt(sql`earlier`, start)}
      ${returningEnded}
    ) ${keepsOldDays ? sql`, ${kept}` : sql``}
    select id, version, publish_at >= ${start} as "isCancelled" from ended order by version`)
  await db.update(rate).set({ publishAt: at }).where(eq(rate.id, draft.id))
  return rows
}

/** Publishes a draft, and returns the numbers of the versions that it ends. */
export async function publishDraft(
  db: Db,
  draft: StoredRate,
  publishing: Publishing,
): Promise<readonly number[]> {
  const ended = await publishAndEnd(db, draft, publishing)
  const cancelled = ended.filter(({ isCancelled }) => isCancelled).map(({ id }) => id)
  if (cancelled.length > 0)
    await restoreBefore(db, cancelled, publishing.now, (id) => sql`${id} = ${draft.id}::uuid`)
  return ended.map(({ version }) => version)
}

const inParts = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / rowsAtOnce) }, (_, part) =>
    ids.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  )

/** Its rates are not joined: right after a large import PostgreSQL has no statistics of them, and reads the table for each. */
async function cancelledByImport(db: Db, imported: StoredImport, at: Date): Promise<readonly string[]> {
  const cancelled: string[] = []
  for (const mine of inParts(await ratesOfImport(db, imported, []))) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from rate where superseded_by = any (${sql.param(mine)}::uuid[]) and publish_at >= ${instant(at)}`)
    for (const { id } of rows) cancelled.push(id)
  }
  return cancelled.toSorted()
}

/** The versions that an import cancelled before they started. */
export async function restoreBeforeImport(
  db: Db,
  imported: StoredImport,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> {
  const isMine = (id: SQL) =>
    sql`exists (select from rate as mine where mine.id = ${id} and mine.import_id = ${imported.id})`
  for (const part of inParts(await cancelledByImport(db, imported, at)))
    await restoreBefore(db, part, now, isMine)
}

type Undoing = {
  readonly now: Date
  readonly staffId: string | null
  /** Codes whose rates stay as they are. */
  readonly kept: readonly string[]
}

/**
 * Where the import was already active, history stays as it is: the version before it is copied as a new version from
 * now on. Scheduled versions start as planned. Where the import was never active, the earlier versions are restored.
 */
const restorePrevious = (gone: Gone, staffId: string | null): SQL => sql`
    with back as materialized (${supersededVersions(gone)}
    ), restored as (
      update rate set ended_at = back.until, superseded_by = back.follower
      from back
      where rate.id = back.id and (back.active_until is null or back.publish_at >= back.active_until)
    ), again as materialized (
      select uuidv7() as id, back.id as of, back.until, back.follower from back
      where back.publish_at < back.active_until and (back.until is null or back.until >= back.active_until)
    ), written as (
      insert into rate (id, kind, code, version, port, place, brands, companies, valid_from, valid_to, pricing,
        publish_at, ended_at, superseded_by, sold_since, import_id, staff_id)
      select again.id, old.kind, old.code, (
          select newest.version from rate as newest where newest.kind = old.kind and newest.code = old.code
          order by newest.version desc limit 1
        ) + row_number() over (partition by old.kind, old.code order by old.version), old.port, old.place, old.brands,
        old.companies, old.valid_from, old.valid_to, old.pricing,
        ${gone.at}, again.until, again.follower, coalesce(old.sold_since, old.publish_at), old.import_id, ${staffId}
      from again join rate as old on old.id = again.of
      returning 1
    )
    insert into rate_cost (rate_id, cost)
    select again.id, paid.cost from again join rate_cost as paid on paid.rate_id = again.of
    where (select count(*) from written) >= 0`

const versionsOf = (imported: StoredImport, ids: readonly string[], now: Date): Gone => {
  const at = instant(now)
  return {
    versions: sql`select mine.id, case when mine.publish_at < ${at} then ${at} end
      from unnest(${sql.param(ids)}::uuid[]) as named (id) join rate as mine on mine.id = named.id`,
    isGone: (id) =>
      sql`exists (select from rate as undone where undone.id = ${id} and undone.import_id = ${imported.id})`,
    at,
  }
}

async function ratesOfImport(db: Db, { id }: StoredImport, kept: readonly string[]) {
  const rows = await db
    .select({ id: rate.id })
    .from(rate)
    .where(and(eq(rate.importId, id), isNotOf(kept)))
    .orderBy(asc(rate.id))
  return rows.map((row) => row.id)
}

const isNotOf = (codes: readonly string[]): SQL => sql`code <> all (${sql.param(codes)}::text[])`

/** Ends the open versions of an import and puts the versions before them back in force. */
export async function withdrawImport(
  db: Db,
  imported: StoredImport,
  undoing: Undoing,
  alive: () => void,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update rate set ended_at = greatest(publish_at, ${instant(undoing.now)})
    where import_id = ${imported.id} and ${isNotOf(undoing.kept)} and (ended_at is null or (published_with is not null
      and ended_at > greatest(publish_at, ${instant(undoing.now)})))`)
  for (const part of inParts(await ratesOfImport(db, imported, undoing.kept))) {
    alive()
    const gone = versionsOf(imported, part, undoing.now)
    await db.execute(endEarlier(gone))
    await db.execute(restorePrevious(gone, undoing.staffId))
  }
  return rowCount ?? 0
}
