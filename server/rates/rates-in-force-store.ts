import { and, arrayContains, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { inUseUntil, rate } from '#database/schema/rates.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { Rate, RateKind, RatePricing } from '#domain/rates/rate.ts'
import type { Queries } from '#server/platform/database/connect.ts'

type RateLookup<Kind extends RateKind = RateKind> = {
  readonly kind: Kind
  /** Not needed where the place is unique: a warehouse. */
  readonly port?: string
  /** One place, or any of several. */
  readonly place?: string | readonly string[]
}

type RateViewer = {
  readonly brand: BrandCode
  /** The certified company whose contract rates are included; null: public rates only. */
  readonly companyId: string | null
  readonly at: Date
}

/** The rates of each kind, by code. */
export type RatesOf = <Kind extends RateKind>(kind: Kind) => readonly Rate<Kind>[]

const isOpenTo = (companyId: string | null) =>
  companyId === null
    ? isNull(rate.companies)
    : or(isNull(rate.companies), arrayContains(rate.companies, [companyId]))

const isAt = (place: string | readonly string[]) =>
  typeof place === 'string' ? eq(rate.place, place) : inArray(rate.place, [...place])

const isLookedUp = ({ kind, port, place }: RateLookup) =>
  and(
    eq(rate.kind, kind),
    port === undefined ? undefined : eq(rate.port, port),
    place === undefined ? undefined : isAt(place),
  )

function shapeOf({ port, place }: RateLookup): string {
  const places = typeof place === 'object' ? `places${place.length}` : place && 'place'
  return `${port ? 'port' : ''}${places ?? ''}`
}

/**
 * Planning this query takes longer than running it: with a name PostgreSQL plans it once per connection. The name
 * includes everything that changes the text of the query; PostgreSQL keeps 63 characters of it.
 */
const statementName = (lookups: readonly RateLookup[], companyId: string | null): string =>
  ['rates', companyId === null ? 'public' : 'contract', ...lookups.map(shapeOf)].join(' ')

export const inForceQuery = (
  queries: Queries,
  lookups: readonly RateLookup[],
  { brand, companyId, at }: RateViewer,
) =>
  queries
    .select({
      kind: rate.kind,
      code: rate.code,
      version: rate.version,
      validFrom: rate.validFrom,
      validTo: rate.validTo,
      companies: rate.companies,
      pricing: rate.pricing,
    })
    .from(rate)
    .where(
      and(
        or(...lookups.map(isLookedUp)),
        lte(rate.publishAt, at),
        sql`${inUseUntil(rate)} > ${at.toISOString()}::timestamptz`,
        or(isNull(rate.brands), arrayContains(rate.brands, [brand])),
        isOpenTo(companyId),
      ),
    )
    .orderBy(asc(rate.code), asc(rate.version))

/**
 * The active rates of several kinds in one query, without those whose last valid day is over. Several versions of a code
 * may be active: their validities do not overlap. Costs are in another table, which this file never reads.
 */
export async function severalInForce(
  queries: Queries,
  lookups: readonly RateLookup[],
  viewer: RateViewer,
): Promise<RatesOf> {
  const rows = await inForceQuery(queries, lookups, viewer)
    .prepare(statementName(lookups, viewer.companyId))
    .execute()
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return <Kind extends RateKind>(wanted: Kind) =>
    // Validated against the schema of their kind when they were saved.
    (byKind.get(wanted) ?? []).map(({ kind: _, ...row }) => ({
      ...row,
      pricing: row.pricing as RatePricing[Kind],
    }))
}

export async function ratesInForce<Kind extends RateKind>(
  queries: Queries,
  { kind, port, place, ...viewer }: RateLookup<Kind> & RateViewer,
): Promise<readonly Rate<Kind>[]> {
  const found = await severalInForce(queries, [{ kind, port, place }], viewer)
  return found(kind)
}
