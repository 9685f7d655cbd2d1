import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/connect.ts'

/**
 * The pricing of the published version before each; days kept at an old price are neither compared nor compared with.
 * Nor is a version that was withdrawn with its import: what returns then has not changed.
 */
export async function previousPricings(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const { rows } = await db.execute<{ id: string; pricing: unknown }>(sql`
    select shown.id, previous.pricing
    from unnest(${sql.param(ids)}::uuid[]) as named (id) join rate as shown on shown.id = named.id
    cross join lateral (
      select pricing from rate as earlier
      where earlier.kind = shown.kind and earlier.code = shown.code and earlier.version < shown.version
        and earlier.published_with is null and earlier.publish_at is not null
        and (earlier.ended_at is null or earlier.ended_at > earlier.publish_at)
        and (earlier.ended_at is null or earlier.superseded_by is not null or not exists (
          select from rate_import as undone where undone.id = earlier.import_id and undone.state = 'undone'))
      order by earlier.version desc limit 1
    ) as previous
    where shown.published_with is null`)
  return new Map(rows.map(({ id, pricing }) => [id, pricing]))
}
