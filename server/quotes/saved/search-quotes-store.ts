import { and, eq, gte, ilike, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { quote } from '#database/schema/quotes.ts'
import type { QuoteSort } from '#domain/quotes/offers/sorts.ts'
import { type QuotedMode, quotedModes } from '#domain/quotes/quoted-mode.ts'
import { cleanLabel } from '#domain/quotes/saved/labels.ts'
import type { QuoteState } from '#domain/quotes/saved/quote-state.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { contains } from '#server/platform/database/contains.ts'
import { type ListOrder, listOrder, rankOf } from '#server/platform/database/list-order.ts'
import type { QuoteScope } from '#server/quotes/access.ts'
import { listColumns } from './quote-store.ts'

const isInState = (state: QuoteState, now: Date): SQL | undefined => {
  if (state === 'accepted') return isNotNull(quote.acceptedAt)
  if (state === 'withdrawn') return isNotNull(quote.withdrawnAt)
  const isValid = state === 'open' ? gte(quote.validUntilAt, now) : lt(quote.validUntilAt, now)
  return and(isNull(quote.acceptedAt), isNull(quote.withdrawnAt), isValid)
}

/** In the order of `quoteStates`. */
const stateRank = (now: Date): SQL =>
  sql`case when ${isInState('open', now)} then 1 when ${isInState('accepted', now)} then 2
    when ${isInState('withdrawn', now)} then 3 else 4 end`

const id = { by: quote.id, type: 'bigint' } as const

export const quoteOrder = (sort: QuoteSort, after: string | undefined, now: Date) =>
  listOrder(
    {
      // Numbers are given in the order of ids.
      number: [id],
      mode: [{ by: rankOf(quote.mode, quotedModes), type: 'integer' }, id],
      total: [{ by: quote.total, type: 'numeric' }, id],
      validUntil: [{ by: quote.validUntilAt, type: 'timestamptz' }, id],
      state: [{ by: stateRank(now), type: 'integer' }, id],
      sailing: [{ by: quote.departsOn, type: 'date', isNullable: true }, id],
    },
    sort,
    after,
  )

/** Letter case does not distinguish labels. */
const hasLabel = (label: string): SQL =>
  sql`exists (select from unnest(${quote.labels}) as label where lower(label) = lower(${cleanLabel(label)}))`

/** What a search text means. */
export type QuoteText = {
  readonly text: string
  readonly places: readonly string[]
  readonly carriers: readonly string[]
}

const isAbout = ({ text, places, carriers }: QuoteText): SQL | undefined =>
  or(
    ...[quote.number, quote.vessel, quote.voyage, quote.carrier].map((part) => ilike(part, contains(text))),
    ...[quote.fromCode, quote.toCode, quote.pickUpPlace].map((part) => inArray(part, [...places])),
    inArray(quote.carrier, [...carriers]),
    sql`exists (select from unnest(${quote.labels}) as label where label ilike ${contains(cleanLabel(text))})`,
  )

export type QuoteSearch = {
  /** Without those that an order was placed on. */
  readonly ordered?: 'no'
  readonly state?: QuoteState
  readonly mode?: QuotedMode
  readonly label?: string
  readonly about?: QuoteText | undefined
  readonly from?: string
  readonly to?: string
  readonly since?: string
  readonly until?: string
  readonly order: ListOrder
  readonly limit: number
  readonly now: Date
}

const isNotOrdered = sql`not exists (select from order_service where order_service.quote_id = ${quote.id})`

const isWanted = ({ ordered, state, mode, label, about, from, to, since, until, now }: QuoteSearch) =>
  and(
    state && isInState(state, now),
    ordered && isNotOrdered,
    mode && eq(quote.mode, mode),
    label === undefined ? undefined : hasLabel(label),
    about && isAbout(about),
    from ? eq(quote.fromCode, from) : undefined,
    to ? eq(quote.toCode, to) : undefined,
    since ? gte(quote.quotedOn, since) : undefined,
    until ? lte(quote.quotedOn, until) : undefined,
  )

/** One query per owner, so that each reads a part of its index however many quotes there are. */
export const searchQuotes = (db: Db, { companyId, personId }: QuoteScope, search: QuoteSearch) => {
  const { order, limit } = search
  const firstOf = (ownerId: string) =>
    db
      .select({ ...listColumns, position: order.position })
      .from(quote)
      .where(and(eq(quote.ownerId, ownerId), isWanted(search), order.isBehind))
      .orderBy(...order.orderBy)
      .limit(limit)
  if (companyId === null) return firstOf(personId)
  // Under the name of the table, so that both are ordered in the same way.
  const both = unionAll(firstOf(companyId), firstOf(personId)).as('quote')
  return db
    .select()
    .from(both)
    .orderBy(...order.orderBy)
    .limit(limit)
}
