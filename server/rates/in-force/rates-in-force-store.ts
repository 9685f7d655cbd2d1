import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { inUseUntil, rate } from '#database/schema/rates.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { Rate, RateKind, RatePricing } from '#domain/rates/rate.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type RateLookup<Kind extends RateKind = RateKind> = {
  readonly kind: Kind
  /** Not needed where the place is unique: a warehouse. */
  readonly port?: string
  readonly place?: string
}

/** The users who may use a rate at a time: those of one brand and, for contract rates, of one company. */
export type RateAudience = {
  readonly brand: BrandCode
  /** The certified company whose contract rates are included; null: public rates only. */
  readonly companyId: string | null
  readonly at: Date
}

/** A published version of any brand and any company, with the time in which it is active. */
export type PublishedRate<Kind extends RateKind = RateKind> = Rate<Kind> & {
  readonly kind: Kind
  readonly port: string
  readonly place: string | null
  readonly brands: readonly BrandCode[] | null
  readonly publishAt: Date
  /** Since when its price is sold, by it or by the version that it continues. */
  readonly soldSince: Date
  readonly endedAt: Date | null
}

/** Whether an audience may use the rate. The rates of all companies are read together, so every use needs this filter. */
export const isInForce =
  ({ brand, companyId, at }: RateAudience) =>
  ({ brands, companies, publishAt, endedAt }: PublishedRate): boolean =>
    publishAt <= at &&
    (endedAt === null || at < endedAt) &&
    (brands === null || brands.includes(brand)) &&
    (companies === null || (companyId !== null && companies.includes(companyId)))

/** One condition for all places of a port. */
function isLookedUp(lookups: readonly RateLookup[]) {
  const groups = Map.groupBy(lookups, ({ kind, port, place }) =>
    JSON.stringify([kind, port, place === undefined]),
  )
  return or(
    ...[...groups.values()].map(([first, ...others]) => {
      const places = [first, ...others].flatMap((lookup) => lookup?.place ?? [])
      return and(
        first && eq(rate.kind, first.kind),
        first?.port === undefined ? undefined : eq(rate.port, first.port),
        places.length === 0 ? undefined : inArray(rate.place, places),
      )
    }),
  )
}

const columns = {
  kind: rate.kind,
  code: rate.code,
  version: rate.version,
  port: rate.port,
  place: rate.place,
  brands: rate.brands,
  companies: rate.companies,
  validFrom: rate.validFrom,
  validTo: rate.validTo,
  pricing: rate.pricing,
  publishAt: rate.publishAt,
  endedAt: rate.endedAt,
  soldSince: rate.soldSince,
}

/**
 * Every published version that is active at some time from `since` on, in the order of code and version. Costs are in
 * another table, which this file never reads.
 */
export const publishedQuery = (db: Db, lookups: readonly RateLookup[], since: Date) =>
  db
    .select(columns)
    .from(rate)
    .where(
      and(
        isLookedUp(lookups),
        isNotNull(rate.publishAt),
        sql`${inUseUntil(rate)} > ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(rate.code), asc(rate.version))

/** Several versions of a code may be active: their validities do not overlap. */
export async function publishedRates(
  db: Db,
  lookups: readonly RateLookup[],
  since: Date,
): Promise<readonly PublishedRate[]> {
  const rows = await publishedQuery(db, lookups, since)
  return rows.flatMap(({ publishAt, soldSince, ...row }) =>
    // The pricing was validated against the schema of its kind when it was saved.
    publishAt === null
      ? []
      : [
          {
            ...row,
            publishAt,
            soldSince: soldSince ?? publishAt,
            pricing: row.pricing as RatePricing[RateKind],
          },
        ],
  )
}
