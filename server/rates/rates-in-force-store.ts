import { and, arrayContains, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { Rate, RateKind, RateTerms } from '#domain/rates/rate.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type RatesAsked<Kind extends RateKind> = {
  readonly kind: Kind
  /** None where the place alone tells: a warehouse. */
  readonly port?: string
  readonly place?: string
  readonly brand: BrandCode
  /** Whose contracts count beside the public rates; none: a visitor, or anybody whose company is not certified. */
  readonly companyId: string | null
  readonly at: Date
}

const isOpenTo = (companyId: string | null) =>
  companyId === null
    ? isNull(rate.companies)
    : or(isNull(rate.companies), arrayContains(rate.companies, [companyId]))

/** What prices are made from. What the house pays is in another table, and nobody here opens it. */
export async function ratesInForce<Kind extends RateKind>(
  queries: Queries,
  { kind, port, place, brand, companyId, at }: RatesAsked<Kind>,
): Promise<readonly Rate<Kind>[]> {
  const rows = await queries
    .select({
      code: rate.code,
      version: rate.version,
      validFrom: rate.validFrom,
      validTo: rate.validTo,
      companies: rate.companies,
      terms: rate.terms,
    })
    .from(rate)
    .where(
      and(
        eq(rate.kind, kind),
        port === undefined ? undefined : eq(rate.port, port),
        place === undefined ? undefined : eq(rate.place, place),
        lte(rate.publishAt, at),
        or(isNull(rate.endedAt), gt(rate.endedAt, at)),
        or(isNull(rate.brands), arrayContains(rate.brands, [brand])),
        isOpenTo(companyId),
      ),
    )
    .orderBy(asc(rate.code), asc(rate.version))
  // Held to the shape of their kind when they were saved.
  return rows.map((row) => ({ ...row, terms: row.terms as RateTerms[Kind] }))
}
