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

/** A sign that would match anything matches itself. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The same words as the rules: a version that ended before it began was withdrawn. */
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

const isSought = ({ kind, port, search }: RateSearch) =>
  and(
    eq(rate.kind, kind),
    port ? eq(rate.port, port) : undefined,
    search ? or(ilike(rate.code, contains(search)), ilike(rate.place, contains(search))) : undefined,
  )

/** Without a state: whatever is not over. */
const isListed = ({ state }: RateSearch, now: Date) =>
  state
    ? isInState(state, now)
    : sql`(${isNull(rate.publishAt)} or not coalesce(${isInState('ended', now)}, false))`

/** Told by the row itself; a row that is gone leads nowhere. */
const isBehind = (id: string) => sql`(${rate.code}, -${rate.version}) >
  (select last.code, -last.version from ${rate} as last where last.id = ${id})`

/** By code, the newest version of each first. */
export const searchRates = (
  queries: Queries,
  sought: RateSearch & { readonly after?: string; readonly most: number },
  now: Date,
): Promise<StoredRate[]> =>
  queries
    .select()
    .from(rate)
    .where(and(isSought(sought), isListed(sought, now), sought.after ? isBehind(sought.after) : undefined))
    .orderBy(asc(rate.code), desc(rate.version))
    .limit(sought.most)

/** What a sheet of rates holds: of each code what holds until something else does, or those in one state. */
export const exportedRates = (
  queries: Queries,
  sought: RateSearch & { readonly after?: string; readonly most: number },
  now: Date,
): Promise<StoredRate[]> =>
  queries
    .select()
    .from(rate)
    .where(
      and(
        isSought(sought),
        sought.state ? isInState(sought.state, now) : and(isNotNull(rate.publishAt), isNull(rate.endedAt)),
        sought.after ? isBehind(sought.after) : undefined,
      ),
    )
    .orderBy(asc(rate.code), desc(rate.version))
    .limit(sought.most)
