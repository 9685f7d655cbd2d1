import { count, eq, type SQL, sql } from 'drizzle-orm'
import { exchangeRate, rate, rateCost, rateImport } from '#database/schema/rates.ts'
import { endingDays } from '#domain/rates/duties.ts'
import { lanePriceFields, type RateKind, type RateState } from '#domain/rates/rate.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { isInState } from './search-rates-store.ts'

const counted = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`

/** In force until a day at the latest, without another version of the code for the days after it. */
const endsBy = (day: string, now: Date) => sql`${isInState('in-force', now)} and ${rate.validTo} <= ${day}
  and not exists (select 1 from ${rate} later where later.kind = ${rate.kind} and later.code = ${rate.code}
    and later.publish_at is not null and later.ended_at is null and later.valid_to > ${rate.validTo})`

const priceOf = (type: SQL) =>
  sql.join(
    Object.values(lanePriceFields).map((field) => sql`${rate.pricing} -> ${field}::text ->> ${type}`),
    sql`, `,
  )

/** Sold now or later at a price below what Quayside pays for one of its container types. */
const isBelowCost = (now: Date) => {
  const sold: readonly RateState[] = ['in-force', 'not-yet', 'scheduled']
  const isSold = sql.join(
    sold.map((state) => sql`(${isInState(state, now)})`),
    sql` or `,
  )
  return sql`(${isSold}) and exists (
    select 1 from ${rateCost}, jsonb_each_text(${rateCost.cost}) as paid (type, amount)
    where ${rateCost.rateId} = ${rate.id} and coalesce(${priceOf(sql`paid.type`)})::numeric < paid.amount::numeric)`
}

/** What those who publish rates have to do, by kind; without kinds that have no rates. */
export async function countRateDuties(db: Db, now: Date) {
  const today = shanghaiDay(now)
  const ending = Object.fromEntries(
    endingDays.map((days) => [`ending${days}`, counted(endsBy(daysAfter(today, days), now))]),
  )
  const rows = await db
    .select({
      kind: rate.kind,
      drafts: counted(isInState('draft', now)),
      scheduled: counted(isInState('scheduled', now)),
      belowCost: counted(isBelowCost(now)),
      ...ending,
    })
    .from(rate)
    .groupBy(rate.kind)
  return rows.map(({ kind, drafts, scheduled, belowCost, ...others }) => ({
    kind: kind as RateKind,
    drafts,
    scheduled,
    belowCost,
    ending: endingDays.map((days) => ({ days, count: Number(Reflect.get(others, `ending${days}`)) })),
  }))
}

/** Spreadsheets that were read and neither confirmed nor discarded. */
export async function countPreviews(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(rateImport).where(eq(rateImport.state, 'previewed'))
  return row?.n ?? 0
}

/** The currencies that have an exchange rate of the day itself. */
export async function currenciesEnteredFor(db: Db, day: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ from: exchangeRate.from })
    .from(exchangeRate)
    .where(eq(exchangeRate.date, day))
  return rows.map(({ from }) => from)
}
