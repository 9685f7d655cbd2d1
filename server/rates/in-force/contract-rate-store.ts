import { and, asc, isNotNull, isNull, sql } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import type { Db } from '#server/platform/database/connect.ts'

const shown = 50

/** The published contract rates of a company that have not ended; without prices. */
export const contractRatesOf = (db: Db, companyId: string) =>
  db
    .select({
      rateId: rate.id,
      code: rate.code,
      version: rate.version,
      validFrom: rate.validFrom,
      validTo: rate.validTo,
    })
    .from(rate)
    .where(
      and(
        sql`${rate.companies} @> array[${companyId}]::uuid[]`,
        isNotNull(rate.publishAt),
        isNull(rate.endedAt),
      ),
    )
    .orderBy(asc(rate.code), asc(rate.validFrom))
    .limit(shown)
