import { and, asc, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import type { RateKind, RateState } from '#domain/rates/rate.ts'
import type { Queries } from '#server/platform/database/connect.ts'
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

/** After the row of the cursor; a deleted row gives an empty page. */
const isAfter = (id: string) => sql`(${rate.code}, -${rate.version}) >
  (select last.code, -last.version from ${rate} as last where last.id = ${id})`

/** By code, the newest version of each first. */
export const searchRates = (
  queries: Queries,
  filter: RateSearch & { readonly after?: string; readonly limit: number },
  now: Date,
): Promise<StoredRate[]> =>
  queries
    .select()
    .from(rate)
    .where(and(matches(filter), isListed(filter, now), filter.after ? isAfter(filter.after) : undefined))
    .orderBy(asc(rate.code), desc(rate.version))
    .limit(filter.limit)

/** The rows of an export: the open version of each code, or the versions in one state. */
export const exportedRates = (
  queries: Queries,
  filter: RateSearch & { readonly after?: string; readonly limit: number },
  now: Date,
): Promise<StoredRate[]> =>
  queries
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
