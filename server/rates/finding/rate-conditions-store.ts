import { and, gt, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { rate, rateCost } from '#database/schema/rates.ts'
import { daysOfDuty, marginOfDuty, type RateDuty } from '#domain/rates/duties.ts'
import { lanePriceFields, type RateState } from '#domain/rates/rate.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'

/** The same rule as `rateState`: a version that ended before its start was withdrawn. */
export function isInState(state: RateState, now: Date): SQL | undefined {
  const at = sql`${now.toISOString()}::timestamptz`
  const isOver = sql`(${rate.endedAt} <= ${at} or ${rate.endedAt} <= ${rate.publishAt})`
  const isNotOver = sql`(${rate.endedAt} is null or not ${isOver})`
  const isPublished = sql`${rate.publishAt} <= ${at}`
  const today = shanghaiDay(now)
  switch (state) {
    case 'draft':
      return isNull(rate.publishAt)
    case 'scheduled':
      return and(sql`${rate.publishAt} > ${at}`, isNotOver)
    case 'not-yet':
      return and(isPublished, isNotOver, gt(rate.validFrom, today))
    case 'in-force':
      return and(isPublished, isNotOver, lte(rate.validFrom, today), gte(rate.validTo, today))
    case 'expired':
      return and(isPublished, isNotOver, lt(rate.validTo, today))
    case 'ended':
      return isOver
  }
}

/** In force until a day at the latest, without another version of the code for the days after it. */
export const endsBy = (
  day: string,
  now: Date,
) => sql`${isInState('in-force', now)} and ${rate.validTo} <= ${day}
  and not exists (select 1 from ${rate} later where later.kind = ${rate.kind} and later.code = ${rate.code}
    and later.publish_at is not null and later.ended_at is null and later.valid_to > ${rate.validTo})`

const priceOf = (type: SQL) =>
  sql.join(
    Object.values(lanePriceFields).map((field) => sql`${rate.pricing} -> ${field}::text ->> ${type}`),
    sql`, `,
  )

/** Sold now or later with a margin below this percentage of the price for one of its container types. */
const hasMarginBelow = (percent: number, now: Date) => {
  const sold: readonly RateState[] = ['in-force', 'not-yet', 'scheduled']
  const isSold = sql.join(
    sold.map((state) => sql`(${isInState(state, now)})`),
    sql` or `,
  )
  return sql`(${isSold}) and exists (
    select 1 from ${rateCost}, jsonb_each_text(${rateCost.cost}) as paid (type, amount)
    where ${rateCost.rateId} = ${rate.id}
      and coalesce(${priceOf(sql`paid.type`)})::numeric * ${100 - percent}::integer < paid.amount::numeric * 100)`
}

/** Sold now or later at a price below what Quayside pays for one of its container types. */
export const isBelowCost = (now: Date) => hasMarginBelow(0, now)

/** The lowest margin of its container types in percent, for a sort; null without a cost. */
export const lowestMargin = sql`(
  select min(round((sold.price - paid.amount::numeric) * 100 / nullif(sold.price, 0), 6))
  from ${rateCost}, jsonb_each_text(${rateCost.cost}) as paid (type, amount),
    lateral (select coalesce(${priceOf(sql`paid.type`)})::numeric as price) as sold
  where ${rateCost.rateId} = ${rate.id})`

/** The same conditions as the counts of duties. */
export function isDue(duty: RateDuty, now: Date): SQL {
  const days = daysOfDuty(duty)
  if (days !== undefined) return endsBy(daysAfter(shanghaiDay(now), days), now)
  return hasMarginBelow(marginOfDuty(duty) ?? 0, now)
}
