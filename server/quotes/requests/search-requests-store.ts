import { and, eq, ilike, inArray, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { quote, quoteRequest } from '#database/schema/quotes.ts'
import type { RequestSort } from '#domain/quotes/offers/sorts.ts'
import {
  type RequestKind,
  type RequestState,
  requestKinds,
  requestStates,
} from '#domain/quotes/requests/quote-request.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { contains } from '#server/platform/database/contains.ts'
import { type ListOrder, listOrder, rankOf } from '#server/platform/database/list-order.ts'
import type { QuoteScope } from '#server/quotes/access.ts'
import { isItsOffer, requestColumns } from './request-store.ts'

const id = { by: quoteRequest.id, type: 'bigint' } as const
const keys = {
  // Numbers are given in the order of ids.
  number: [id],
  kind: [{ by: rankOf(quoteRequest.kind, requestKinds), type: 'integer' }, id],
  created: [{ by: quoteRequest.createdAt, type: 'timestamptz' }, id],
  state: [{ by: rankOf(quoteRequest.state, requestStates), type: 'integer' }, id],
} as const

export const requestOrder = (sort: RequestSort, after: string | undefined) => listOrder(keys, sort, after)

type Page = { readonly order: ListOrder; readonly limit: number }

const firstWhere = (db: Db, where: SQL | undefined, { order, limit }: Page) =>
  db
    .select({ ...requestColumns, position: order.position })
    .from(quoteRequest)
    .leftJoin(quote, isItsOffer)
    .where(and(where, order.isBehind))
    .orderBy(...order.orderBy)
    .limit(limit)

const detail = (field: 'from' | 'to' | 'goods'): SQL => sql`${quoteRequest.details} ->> ${field}`

/** What a customer types to find one of their own requests. */
export type OwnRequestText = Pick<RequestText, 'text' | 'places'>

const isOwnAbout = ({ text, places }: OwnRequestText): SQL | undefined =>
  or(
    ...[quoteRequest.number, detail('from'), detail('to'), detail('goods')].map((part) =>
      ilike(part, contains(text)),
    ),
    ...[detail('from'), detail('to')].map((end) => inArray(sql`lower(${end})`, [...places])),
  )

type OwnPage = Page & { readonly about?: OwnRequestText | undefined }

/** One query per owner, so that each reads a part of its index however many requests there are. */
export const findRequestsOf = (db: Db, { companyId, personId }: QuoteScope, { about, ...page }: OwnPage) => {
  const firstOf = (ownerId: string) =>
    firstWhere(db, and(eq(quoteRequest.ownerId, ownerId), about && isOwnAbout(about)), page)
  if (companyId === null) return firstOf(personId)
  // Under the name of the table, so that both are ordered in the same way.
  const both = unionAll(firstOf(companyId), firstOf(personId)).as('quote_request')
  return db
    .select()
    .from(both)
    .orderBy(...page.order.orderBy)
    .limit(page.limit)
}

/** What a search text means. */
export type RequestText = {
  readonly text: string
  readonly companies: readonly string[]
  /** Spellings of the places that it names, in small letters. */
  readonly places: readonly string[]
}

function isAbout(db: Db, { text, companies, places }: RequestText): SQL | undefined {
  const offers = db
    .select({ id: quote.requestId })
    .from(quote)
    .where(ilike(quote.number, contains(text)))
  const ends = [detail('from'), detail('to')]
  return or(
    ...[quoteRequest.number, quoteRequest.contactName, ...ends].map((part) => ilike(part, contains(text))),
    inArray(quoteRequest.companyId, [...companies]),
    ...ends.map((end) => inArray(sql`lower(${end})`, [...places])),
    inArray(quoteRequest.id, offers),
  )
}

/** The numbers of requests that have an owner, and whether the list shows these or all others. */
export type OwnedRequests = { readonly numbers: SQLWrapper; readonly isShown: boolean }

type RequestSearch = Page & {
  readonly state?: RequestState
  readonly kind?: RequestKind
  readonly owned?: OwnedRequests | undefined
  readonly about?: RequestText | undefined
}

export const searchRequests = (db: Db, { state, kind, owned, about, ...page }: RequestSearch) =>
  firstWhere(
    db,
    and(
      state && eq(quoteRequest.state, state),
      kind && eq(quoteRequest.kind, kind),
      owned && (owned.isShown ? inArray : notInArray)(quoteRequest.number, owned.numbers),
      about && isAbout(db, about),
    ),
    page,
  )
