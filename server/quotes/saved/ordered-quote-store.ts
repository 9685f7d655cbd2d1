import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { quote, quoteRequest } from '#database/schema/quotes.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { ownersOf, type RateViewer } from '#server/quotes/access.ts'

/** The quote that an order is placed on, with what the request behind it was for. */
export async function findQuoteToOrder(db: Db, number: string, viewer: RateViewer) {
  const [found] = await db
    .select({ ...getTableColumns(quote), requestKind: quoteRequest.kind })
    .from(quote)
    .leftJoin(quoteRequest, eq(quoteRequest.id, quote.requestId))
    .where(and(eq(quote.number, number), inArray(quote.ownerId, [...ownersOf(viewer)])))
  return found
}
export type QuoteToOrder = NonNullable<Awaited<ReturnType<typeof findQuoteToOrder>>>

/** The quotes of orders, by id. */
export const findOrderedQuotes = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: quote.id, number: quote.number, snapshot: quote.snapshot, query: quote.query })
    .from(quote)
    .where(inArray(quote.id, [...ids]))
