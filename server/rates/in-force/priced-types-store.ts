import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { inUseUntil, rate } from '#database/schema/rates.ts'
import type { PricedType } from '#domain/rates/priced-choices.ts'
import { isContainerType } from '#domain/values/container-type.ts'
import type { Db } from '#server/platform/database/connect.ts'

const laneKinds = ['ocean-lane', 'trucking-lane'] as const satisfies readonly PricedType['kind'][]

/** The types that public lanes price, of any brand, now or from a scheduled time on. */
export async function pricedTypes(db: Db, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const pickUpPlace = sql<string | null>`${rate.pricing}->>'pickUpPlace'`
  const price = sql`jsonb_each_text(coalesce(${rate.pricing}->'freight', ${rate.pricing}->'prices'))`
  const later = (column: typeof rate.publishAt | typeof rate.endedAt) =>
    sql<Date | null>`min(${column}) filter (where ${column} > ${at})`.mapWith(column)
  const rows = await db
    .select({
      kind: rate.kind,
      port: rate.port,
      brands: rate.brands,
      pickUpPlace,
      type: sql<string>`price.key`,
      isInForce: sql<boolean>`bool_or(${rate.publishAt} <= ${at})`,
      startsAt: later(rate.publishAt),
      endsAt: later(rate.endedAt),
    })
    .from(rate)
    .innerJoin(sql`lateral ${price} as price`, sql`price.value ~ '[1-9]'`)
    .where(
      and(
        inArray(rate.kind, laneKinds),
        isNotNull(rate.publishAt),
        isNull(rate.companies),
        sql`${inUseUntil(rate)} > ${at}`,
      ),
    )
    .groupBy(rate.kind, rate.port, rate.brands, pickUpPlace, sql`price.key`)
  return rows.flatMap(({ kind, type, ...row }) =>
    isContainerType(type) ? [{ ...row, kind: kind as PricedType['kind'], type }] : [],
  )
}
