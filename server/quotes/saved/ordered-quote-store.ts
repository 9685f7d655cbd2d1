import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { quote, quoteRequest } from '#database/schema/quotes.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { preparedStatement } from '#server/platform/database/prepared-statement.ts'
import { ownersOf, type RateViewer } from '#server/quotes/access.ts'

const columns = {
  id: quote.id,
  number: quote.number,
  mode: quote.mode,
  fromCode: quote.fromCode,
  toCode: quote.toCode,
  pickUpPlace: quote.pickUpPlace,
  containers: quote.containers,
  validUntilAt: quote.validUntilAt,
  acceptedAt: quote.acceptedAt,
  withdrawnAt: quote.withdrawnAt,
  snapshot: quote.snapshot,
  query: quote.query,
  requestKind: quoteRequest.kind,
}

/** Quotes with what the request behind them was for, and what else is read with them. */
const quotesToOrder = <More>(db: Db, more: SQL<More>) =>
  db
    .select({ ...columns, more })
    .from(quote)
    .leftJoin(quoteRequest, eq(quoteRequest.id, quote.requestId))

const prepareQuote = <More>(db: Db, name: string, more: SQL<More>) =>
  quotesToOrder(db, more)
    .where(
      and(
        eq(quote.number, sql.placeholder('number')),
        sql`${quote.ownerId} = any(${sql.placeholder('owners')}::uuid[])`,
      ),
    )
    .prepare(name)

/** A statement that reads the quote that an order is placed on; the column for more may name the viewer's ids. */
export function createQuoteReader<More>(name: string, more: SQL<More>) {
  const statement = preparedStatement((db) => prepareQuote(db, name, more))
  return async (db: Db, number: string, viewer: RateViewer) => {
    const [found] = await statement(db).execute({ number, owners: ownersOf(viewer), ...viewer })
    return found
  }
}

const nothing = sql<null>`null`

export const findQuoteToOrder = createQuoteReader('quote to order', nothing)
export type QuoteToOrder = Omit<NonNullable<Awaited<ReturnType<typeof findQuoteToOrder>>>, 'more'>

export const findQuotesById = (db: Db, ids: readonly number[]) =>
  quotesToOrder(db, nothing).where(inArray(quote.id, [...ids]))

/** The quotes of orders, by id. */
export const findOrderedQuotes = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: quote.id, number: quote.number, snapshot: quote.snapshot, query: quote.query })
    .from(quote)
    .where(inArray(quote.id, [...ids]))
