import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { quote, quoteRequest } from '#database/schema/quotes.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { ownersOf, type RateViewer } from '#server/quotes/access.ts'

/** Quotes with what the request behind them was for. */
const quotesToOrder = (db: Db) =>
  db
    .select({ ...getTableColumns(quote), requestKind: quoteRequest.kind })
    .from(quote)
    .leftJoin(quoteRequest, eq(quoteRequest.id, quote.requestId))

/** The quote that an order is placed on. */
export async function findQuoteToOrder(db: Db, number: string, viewer: RateViewer) {
  const [found] = await quotesToOrder(db).where(
    and(eq(quote.number, number), inArray(quote.ownerId, [...ownersOf(viewer)])),
  )
  return found
}
export type QuoteToOrder = NonNullable<Awaited<ReturnType<typeof findQuoteToOrder>>>

export const findQuotesById = (db: Db, ids: readonly number[]) =>
  quotesToOrder(db).where(inArray(quote.id, [...ids]))

/** The quotes of orders, by id. */
export const findOrderedQuotes = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: quote.id, number: quote.number, snapshot: quote.snapshot, query: quote.query })
    .from(quote)
    .where(inArray(quote.id, [...ids]))
