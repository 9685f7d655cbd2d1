import { and, asc, desc, eq, getTableColumns, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import { lanePriceFields, type RateKind, type RateState } from '#domain/rates/rate.ts'
import type { RateSort } from '#domain/rates/sorts.ts'
import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type ListOrder, listOrder, type SortKey } from '#server/platform/database/list-order.ts'
import type { StoredRate } from './rate-store.ts'

export type RateSearch = {
  readonly kind: RateKind
  readonly port?: string
  readonly state?: RateState
  readonly search?: string
}

/** Escapes the wildcards of LIKE. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The same rule as `rateState`: a version that ended before its start was withdrawn. */
function isInState(state: RateState, now: Date): SQL | undefined {
  const at = sql`${now.toISOString()}::timestamptz`
  const isOver = sql`(${rate.endedAt} <= ${at} or ${rate.endedAt} <= ${rate.publishAt})`
  const isNotOver = sql`(${rate.endedAt} is null or not ${isOver})`
  switch (state) {
    case 'draft':
      return isNull(rate.publishAt)
    case 'scheduled':
      return and(sql`${rate.publishAt} > ${at}`, isNotOver)
    case 'in-force':
      return and(sql`${rate.publishAt} <= ${at}`, isNotOver)
    case 'ended':
      return isOver
  }
}

const matches = ({ kind, port, search }: RateSearch) =>
  and(
    eq(rate.kind, kind),
    port ? eq(rate.port, port) : undefined,
    search ? or(ilike(rate.code, contains(search)), ilike(rate.place, contains(search))) : undefined,
  )

/** Without a state: everything except ended versions. */
const isListed = ({ state }: RateSearch, now: Date) =>
  state
    ? isInState(state, now)
    : sql`(${isNull(rate.publishAt)} or not coalesce(${isInState('ended', now)}, false))`

const id = { by: rate.id, type: 'uuid' } as const

/** The price of a container type in the pricing of either kind of lane. */
const priceOf = (type: ContainerType): SQL => {
  const texts = Object.values(lanePriceFields).map((field) => sql`${rate.pricing} -> ${field} ->> ${type}`)
  return sql`coalesce(${sql.join(texts, sql`, `)})::numeric`
}

const priceKeys = Object.fromEntries(
  containerTypeCodes.map((type) => [type, [{ by: priceOf(type), type: 'numeric', isNullable: true }, id]]),
) as unknown as Readonly<Record<ContainerType, SortKey>>

const keys = {
  // The newest version of each code first.
  code: [
    { by: rate.code, type: 'text' },
    { by: sql`-${rate.version}`, type: 'integer' },
  ],
  port: [{ by: rate.port, type: 'text' }, id],
  place: [{ by: rate.place, type: 'text', isNullable: true }, id],
  validity: [{ by: rate.validFrom, type: 'date' }, id],
  publishAt: [{ by: rate.publishAt, type: 'timestamptz', isNullable: true }, id],
  savedAt: [{ by: rate.savedAt, type: 'timestamptz' }, id],
  ...priceKeys,
} as const

export const rateOrder = (sort: RateSort, after: string | undefined) => listOrder(keys, sort, after)

export const searchRates = (
  db: Db,
  { order, limit, ...filter }: RateSearch & { readonly order: ListOrder; readonly limit: number },
  now: Date,
) =>
  db
    .select({ ...getTableColumns(rate), position: order.position })
    .from(rate)
    .where(and(matches(filter), isListed(filter, now), order.isBehind))
    .orderBy(...order.orderBy)
    .limit(limit)

/** After the last row of the part before; a deleted row ends the export. */
const isAfter = (last: string) => sql`(${rate.code}, -${rate.version}) >
  (select read.code, -read.version from ${rate} as read where read.id = ${last})`

/** The rows of an export: the open version of each code, or the versions in one state. */
export const exportedRates = (
  db: Db,
  filter: RateSearch & { readonly after?: string; readonly limit: number },
  now: Date,
): Promise<StoredRate[]> =>
  db
    .select()
    .from(rate)
    .where(
      and(
        matches(filter),
        filter.state ? isInState(filter.state, now) : and(isNotNull(rate.publishAt), isNull(rate.endedAt)),
        filter.after ? isAfter(filter.after) : undefined,
      ),
    )
    .orderBy(asc(rate.code), desc(rate.version))
    .limit(filter.limit)
