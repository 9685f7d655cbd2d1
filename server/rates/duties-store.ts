import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { exchangeRate, inUseUntil, rate, rateImport } from '#database/schema/rates.ts'
import { endingDays } from '#domain/rates/duties.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { entryCounts } from './exchange/exchange-rate-store.ts'
import { endsBy, isBelowCost, isInState } from './finding/rate-conditions-store.ts'

const counted = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`

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
    .where(and(eq(exchangeRate.date, day), entryCounts))
  return rows.map(({ from }) => from)
}

/** The days for which public ocean lanes are sold now or later. */
export const publicOceanDays = (db: Db, now: Date) =>
  db
    .select({
      carrier: sql<string>`${rate.pricing} ->> 'carrier'`,
      service: sql<string>`${rate.pricing} ->> 'service'`,
      port: rate.port,
      place: sql<string>`${rate.place}`,
      validFrom: rate.validFrom,
      validTo: rate.validTo,
    })
    .from(rate)
    .where(
      and(
        eq(rate.kind, 'ocean-lane'),
        isNull(rate.companies),
        isNotNull(rate.publishAt),
        sql`${inUseUntil(rate)} > ${now.toISOString()}::timestamptz`,
        sql`(${rate.endedAt} is null or ${rate.endedAt} > ${rate.publishAt})`,
      ),
    )
