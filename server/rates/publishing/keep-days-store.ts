import { type SQL, sql } from 'drizzle-orm'

/** Whether publishing at a time ends a version that overlaps: it has no end, or a later one, and was not cancelled. */
export const endsAt = (version: SQL, at: SQL): SQL =>
  sql`(${version}.ended_at is null or (${version}.ended_at > ${at} and ${version}.ended_at > ${version}.publish_at))`

/** What an update that ends versions returns: `before` is the row as it was (PostgreSQL 18). */
export const returningEnded = sql`returning with (old as before, new as after) after.*,
  before.ended_at as earlier_end, before.superseded_by as earlier_follower`

type Keeping = {
  readonly at: SQL
  readonly staffId: string | null
  readonly numberAfter: (code: SQL) => SQL
}

/**
 * The remaining days of the versions that a publication ended, as versions of their own: at the same price, from the
 * publication until the ended version would have ended anyway. Days that are over are not kept. Further common table
 * expressions of a statement that has `ended`, with the columns of `returningEnded`, and `replacing`: the id, code and
 * validity of each new version. Their author is who publishes.
 */
export const keptDays = ({ at, staffId, numberAfter }: Keeping): SQL => sql`
  rest as materialized (
    select uuidv7() as id, ended.id as of, lower(days) as valid_from, upper(days) - 1 as valid_to,
      row_number() over (partition by ended.code order by ended.version, lower(days)) as place
    from ended cross join lateral unnest(
      datemultirange(daterange(ended.valid_from, ended.valid_to, '[]')) - (
        select range_agg(daterange(replacing.valid_from, replacing.valid_to, '[]')) from replacing
        where replacing.code = ended.code)
    ) as days
    where upper(days) > (${at} at time zone 'Asia/Shanghai')::date
  ), kept as (
    insert into rate (id, kind, code, version, port, place, brands, companies, valid_from, valid_to, pricing,
      publish_at, ended_at, superseded_by, sold_since, published_with, import_id, staff_id)
    select rest.id, ended.kind, ended.code, ${numberAfter(sql`ended.code`)} + rest.place, ended.port, ended.place,
      ended.brands, ended.companies, rest.valid_from, rest.valid_to, ended.pricing,
      greatest(ended.publish_at, ${at}), ended.earlier_end, ended.earlier_follower,
      coalesce(ended.sold_since, ended.publish_at), ended.superseded_by, replacing.import_id, ${staffId}::uuid
    from rest join ended on ended.id = rest.of join replacing on replacing.id = ended.superseded_by
    returning id
  ), kept_cost as (
    insert into rate_cost (rate_id, cost)
    select rest.id, paid.cost from rest join rate_cost as paid on paid.rate_id = rest.of
    where (select count(*) from kept) >= 0
  )`
