import { and, arrayContains, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { Rate, RateKind, RateTerms } from '#domain/rates/rate.ts'
import type { Queries } from '#server/platform/database/connect.ts'

type SoughtRates<Kind extends RateKind = RateKind> = {
  readonly kind: Kind
  /** None where the place alone tells: a warehouse. */
  readonly port?: string
  /** One, or any of several. */
  readonly place?: string | readonly string[]
}

type RatesAsker = {
  readonly brand: BrandCode
  /** Whose contracts count beside the public rates; none: a visitor, or anybody whose company is not certified. */
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

const isSought = ({ kind, port, place }: SoughtRates) =>
  and(
    eq(rate.kind, kind),
    port === undefined ? undefined : eq(rate.port, port),
    place === undefined ? undefined : isAt(place),
  )

function shapeOf({ port, place }: SoughtRates): string {
  const places = typeof place === 'object' ? `places${place.length}` : place && 'place'
  return `${port ? 'port' : ''}${places ?? ''}`
}

/**
 * Planning such a question takes longer than answering it: under one name PostgreSQL plans it once a connection. What
 * changes the text is in the name, of which PostgreSQL reads 63 signs.
 */
const questionName = (sought: readonly SoughtRates[], companyId: string | null): string =>
  ['rates', companyId === null ? 'public' : 'own', ...sought.map(shapeOf)].join(' ')

/**
 * What prices are made from, of several kinds at once. What the house pays is in another table, and nobody here opens
 * it.
 */
export async function severalInForce(
  queries: Queries,
  sought: readonly SoughtRates[],
  { brand, companyId, at }: RatesAsker,
): Promise<RatesOf> {
  const rows = await queries
    .select({
      kind: rate.kind,
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
        or(...sought.map(isSought)),
        lte(rate.publishAt, at),
        or(isNull(rate.endedAt), gt(rate.endedAt, at)),
        or(isNull(rate.brands), arrayContains(rate.brands, [brand])),
        isOpenTo(companyId),
      ),
    )
    .orderBy(asc(rate.code), asc(rate.version))
    .prepare(questionName(sought, companyId))
    .execute()
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return <Kind extends RateKind>(wanted: Kind) =>
    // Held to the shape of their kind when they were saved.
    (byKind.get(wanted) ?? []).map(({ kind: _, ...row }) => ({ ...row, terms: row.terms as RateTerms[Kind] }))
}

export async function ratesInForce<Kind extends RateKind>(
  queries: Queries,
  { kind, port, place, ...asker }: SoughtRates<Kind> & RatesAsker,
): Promise<readonly Rate<Kind>[]> {
  const found = await severalInForce(queries, [{ kind, port, place }], asker)
  return found(kind)
}
