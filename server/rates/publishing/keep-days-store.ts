import { type SQL, sql } from 'drizzle-orm'

/** Whether publishing at a time ends a version that overlaps: it has no end, or a later one, and was not cancelled. */
export const endsAt = (version: SQL, at: SQL): SQL =>
  sql`(${version}.ended_at is null or (${version}.ended_at > ${at} and ${version}.ended_at > ${version}.publish_at))`

/**
 * What an update that ends versions returns: `before` is the row as it was (PostgreSQL 18). What `replacing` says about the
 * code comes with it, because a join of two thousand rows that have no statistics compares each with each.
 */
export const returningEnded = sql`returning with (old as before, new as after) after.*,
  before.ended_at as earlier_end, before.superseded_by as earlier_follower,
  replacing.days as replaced_days, replacing.last_version, replacing.import_id as replaced_by_import`

type Keeping = { readonly at: SQL; readonly staffId: string | null }

/**
 * The remaining days of the versions that a publication ended, as versions of their own: at the same price, from the
 * publication until the ended version would have ended anyway. Days that are over are not kept. Further common table
 * expressions of a statement that has `ended`, with the columns of `returningEnded`; `replacing` has the id of each new version,
 * the days of all new versions of its code and the number of the last of them. Their author is who publishes.
 */
export const keptDays = ({ at, staffId }: Keeping): SQL => sql`
  rest as materialized (
    select uuidv7() as id, ended.id as of, ended.kind, ended.code, ended.port, ended.place, ended.brands, ended.companies,
      ended.pricing, ended.publish_at, ended.earlier_end, ended.earlier_follower, ended.sold_since, ended.superseded_by,
      ended.replaced_by_import, lower(days) as valid_from, upper(days) - 1 as valid_to,
      ended.last_version + row_number() over (partition by ended.code order by ended.version, lower(days)) as version
    from ended cross join lateral unnest(
      datemultirange(daterange(ended.valid_from, ended.valid_to, '[]')) - ended.replaced_days
    ) as days
    where upper(days) > (${at} at time zone 'Asia/Shanghai')::date
  ), kept as (
    insert into rate (id, kind, code, version, port, place, brands, companies, valid_from, valid_to, pricing,
      publish_at, ended_at, superseded_by, sold_since, published_with, import_id, staff_id)
    select id, kind, code, version, port, place, brands, companies, valid_from, valid_to, pricing,
      greatest(publish_at, ${at}), earlier_end, earlier_follower, coalesce(sold_since, publish_at), superseded_by,
      replaced_by_import, ${staffId}::uuid
    from rest
    returning id
  ), kept_cost as (
    insert into rate_cost (rate_id, cost)
    select rest.id, paid.cost from rest join rate_cost as paid on paid.rate_id = rest.of
    where (select count(*) from kept) >= 0
  )`
