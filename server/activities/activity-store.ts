import { and, arrayContains, asc, gte, lte } from 'drizzle-orm'
import { activity } from '#database/schema/activities.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Activities a brand runs on a day (YYYY-MM-DD). */
export const findRunning = (db: Db, brand: BrandCode, day: string) =>
  db
    .select()
    .from(activity)
    .where(
      and(arrayContains(activity.brands, [brand]), lte(activity.startsOn, day), gte(activity.endsOn, day)),
    )
    .orderBy(asc(activity.sortOrder), asc(activity.id))

export type StoredActivity = Awaited<ReturnType<typeof findRunning>>[number]
