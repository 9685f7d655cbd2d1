import { and, eq, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { quote, quoteRequest } from '#database/schema/quotes.ts'
import {
  type RequestKind,
  type RequestState,
  requestKinds,
  requestStates,
} from '#domain/quotes/quote-request.ts'
import type { RequestSort } from '#domain/quotes/sorts.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type ListOrder, listOrder, rankOf } from '#server/platform/database/list-order.ts'
import type { QuoteScope } from '#server/quotes/access.ts'
import { requestColumns } from './request-store.ts'

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
    .leftJoin(quote, eq(quote.requestId, quoteRequest.id))
    .where(and(where, order.isBehind))
    .orderBy(...order.orderBy)
    .limit(limit)

/** One query per owner, so that each reads a part of its index however many requests there are. */
export const findRequestsOf = (db: Db, { companyId, personId }: QuoteScope, page: Page) => {
  const firstOf = (ownerId: string) => firstWhere(db, eq(quoteRequest.ownerId, ownerId), page)
  if (companyId === null) return firstOf(personId)
  // Under the name of the table, so that both are ordered in the same way.
  const both = unionAll(firstOf(companyId), firstOf(personId)).as('quote_request')
  return db
    .select()
    .from(both)
    .orderBy(...page.order.orderBy)
    .limit(page.limit)
}

type RequestSearch = Page & { readonly state?: RequestState; readonly kind?: RequestKind }

export const searchRequests = (db: Db, { state, kind, ...page }: RequestSearch) =>
  firstWhere(db, and(state && eq(quoteRequest.state, state), kind && eq(quoteRequest.kind, kind)), page)
