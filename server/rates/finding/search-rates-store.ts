import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { RateDuty } from '#domain/rates/duties.ts'
import {
  lanePriceFields,
  mostCountedRates,
  type RateCustomers,
  type RateKind,
  type RateState,
} from '#domain/rates/rate.ts'
import type { RateSort } from '#domain/rates/sorts.ts'
import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { contains } from '#server/platform/database/contains.ts'
import { byName, type ListOrder, listOrder, type SortKey } from '#server/platform/database/list-order.ts'
import { isDue, isInState, lowestMargin } from './rate-conditions-store.ts'
import type { NamedInSearch, ShownNames } from './rate-places.ts'

export type RateSearch = {
  readonly kind: RateKind
  readonly port?: string
  readonly state?: RateState
  readonly search?: string
  readonly duty?: RateDuty
  readonly customers?: RateCustomers
  readonly savedBy?: 'me'
  readonly carrier?: string
  readonly contractOf?: string
  readonly place?: string
  /** For a customer of this brand, with the contract rates of the company. */
  readonly brand?: BrandCode
  readonly companyId?: string
}

/** A search with what its text names, and who searches. */
export type PlacedSearch = RateSearch & NamedInSearch & { readonly reader: string | null }

const carrier = sql<string>`${rate.pricing} ->> 'carrier'`
const linerService = sql<string>`${rate.pricing} ->> 'service'`

/** By its code, its places, its carrier and liner service, or the companies of a contract rate. */
export const isFound = (search: string, { places, carriers, companies }: NamedInSearch) =>
  or(
    ...[rate.code, rate.port, rate.place, linerService].map((text) => ilike(text, contains(search))),
    inArray(rate.port, places),
    inArray(rate.place, places),
    inArray(carrier, carriers),
    sql`${rate.companies} && ${sql.param(companies)}::uuid[]`,
  )

const isForCustomer = (brand: BrandCode, companyId: string | undefined) =>
  and(
    or(isNull(rate.brands), arrayContains(rate.brands, [brand])),
    or(isNull(rate.companies), companyId ? arrayContains(rate.companies, [companyId]) : undefined),
  )

const isForCustomers = (customers: RateCustomers) =>
  customers === 'public' ? isNull(rate.companies) : isNotNull(rate.companies)

function matches(filter: PlacedSearch, now: Date) {
  const { kind, port, place, brand, companyId, search, duty, customers, savedBy, reader, ...named } = filter
  return and(
    eq(rate.kind, kind),
    port ? eq(rate.port, port) : undefined,
    place ? eq(rate.place, place) : undefined,
    brand && isForCustomer(brand, companyId),
    search ? isFound(search, named) : undefined,
    duty && isDue(duty, now),
    customers && isForCustomers(customers),
    savedBy && sql`${rate.staffId} = ${reader}`,
    filter.carrier ? eq(carrier, filter.carrier) : undefined,
    filter.contractOf ? arrayContains(rate.companies, [filter.contractOf]) : undefined,
  )
}

/** Without a state: everything except ended versions. */
export const isListed = ({ state }: Pick<RateSearch, 'state'>, now: Date) =>
  state
    ? isInState(state, now)
    : sql`(${isNull(rate.publishAt)} or not coalesce(${isInState('ended', now)}, false))`

/** Of equal values the codes in their order, the versions of each by validity, and the newest of the same days first. */
const byCode = [
  { by: rate.code, type: 'text' },
  { by: rate.validFrom, type: 'date' },
  { by: sql`-${rate.version}`, type: 'integer' },
] as const

/** The price of a container type in the pricing of either kind of lane. */
const priceOf = (type: ContainerType): SQL => {
  const texts = Object.values(lanePriceFields).map((field) => sql`${rate.pricing} -> ${field} ->> ${type}`)
  return sql`coalesce(${sql.join(texts, sql`, `)})::numeric`
}

const priceKeys = Object.fromEntries(
  containerTypeCodes.map((type) => [
    type,
    [{ by: priceOf(type), type: 'numeric', isNullable: true }, ...byCode],
  ]),
) as unknown as Readonly<Record<ContainerType, SortKey>>

const shownName = (code: SQLWrapper, names: ShownNames): SQL =>
  byName(sql`coalesce(${JSON.stringify(names)}::jsonb ->> ${code}, ${code})`)

const keysWith = (names: ShownNames) =>
  ({
    code: byCode,
    port: [{ by: shownName(rate.port, names), type: 'text' }, ...byCode],
    place: [{ by: shownName(rate.place, names), type: 'text', isNullable: true }, ...byCode],
    validity: [{ by: rate.validFrom, type: 'date' }, ...byCode],
    publishAt: [{ by: rate.publishAt, type: 'timestamptz', isNullable: true }, ...byCode],
    savedAt: [{ by: rate.savedAt, type: 'timestamptz' }, ...byCode],
    margin: [{ by: lowestMargin, type: 'numeric', isNullable: true }, ...byCode],
    ...priceKeys,
  }) as const

/** Ports and locations are sorted by the names that the page shows. */
export const rateOrder = (sort: RateSort, after: string | undefined, names: ShownNames) =>
  listOrder(keysWith(names), sort, after)

export const searchRates = (
  db: Db,
  { order, limit, ...filter }: PlacedSearch & { readonly order: ListOrder; readonly limit: number },
  now: Date,
) =>
  db
    .select({ ...getTableColumns(rate), position: order.position })
    .from(rate)
    .where(and(matches(filter, now), isListed(filter, now), order.isBehind))
    .orderBy(...order.orderBy)
    .limit(limit)

/** How many a search finds, up to the number that is counted. */
export async function countRates(db: Db, filter: PlacedSearch, now: Date): Promise<number> {
  const some = db
    .select({ id: rate.id })
    .from(rate)
    .where(and(matches(filter, now), isListed(filter, now)))
    .limit(mostCountedRates)
    .as('some')
  const [found] = await db.select({ counted: count() }).from(some)
  return found?.counted ?? 0
}

/** Published, and without an end. */
export const isOpen = sql<boolean>`(${rate.publishAt} is not null and ${rate.endedAt} is null)`

/** The open versions that a search finds, in the order of their codes. */
export async function openRateIds(db: Db, filter: PlacedSearch, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: rate.id })
    .from(rate)
    .where(and(matches(filter, now), isOpen, filter.state && isInState(filter.state, now)))
    .orderBy(asc(rate.code), asc(rate.validFrom))
  return rows.map(({ id }) => id)
}

/** Published and not over: sold now or later, also where a scheduled version will replace it. */
const isSold = (now: Date) => and(isNotNull(rate.publishAt), isListed({}, now))

/**
 * The rows of an export in their order: the versions of each code that are not over, or those in one state. All at once and
 * by id only: a search for each part of the export reads every row of the kind again where the database has no statistics
 * of new rows.
 */
export async function exportedRateIds(db: Db, filter: PlacedSearch, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: rate.id })
    .from(rate)
    .where(and(matches(filter, now), filter.state ? isInState(filter.state, now) : isSold(now)))
    .orderBy(asc(rate.code), desc(rate.version))
  return rows.map(({ id }) => id)
}
