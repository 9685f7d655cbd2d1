import { and, count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { quote, quoteRequest } from '#database/schema/quotes.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { ownerOf, ownersOf, type QuoteScope } from '#server/quotes/access.ts'

type RequestRow = typeof quoteRequest.$inferInsert
export type NewRequest = Omit<RequestRow, 'ownerId'> & QuoteScope

const isInScope = (scope: QuoteScope): SQL => inArray(quoteRequest.ownerId, [...ownersOf(scope)])

/** The number of the quote that answers it has a name of its own: both tables have a number. */
export const requestColumns = {
  ...getTableColumns(quoteRequest),
  quoteNumber: sql<string | null>`${quote.number}`.as('quote_number'),
}

const select = (queries: Queries) =>
  queries
    .select(requestColumns)
    .from(quoteRequest)
    .leftJoin(quote, eq(quote.requestId, quoteRequest.id))
    .$dynamic()

export type StoredRequest = Awaited<ReturnType<typeof select>>[number]

/** Serialises the requests of one person, so that the count of open requests cannot change meanwhile. */
export const lockRequestsOf = (queries: Queries, personId: string) =>
  queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`requests of ${personId}`}, 0))`)

const countWhere = async (queries: Queries, where: SQL | undefined): Promise<number> => {
  const [row] = await queries.select({ counted: count() }).from(quoteRequest).where(where)
  return row?.counted ?? 0
}

export const countOpenRequestsOf = (queries: Queries, personId: string): Promise<number> =>
  countWhere(queries, and(eq(quoteRequest.personId, personId), eq(quoteRequest.state, 'open')))

export const countAllOpenRequests = (queries: Queries): Promise<number> =>
  countWhere(queries, eq(quoteRequest.state, 'open'))

export async function insertRequest(queries: Queries, request: NewRequest): Promise<void> {
  await queries.insert(quoteRequest).values({ ...request, ownerId: ownerOf(request) })
}

/** Staff search without a scope; customers always have one. */
export async function findRequest(
  queries: Queries,
  number: string,
  scope?: QuoteScope,
): Promise<StoredRequest | undefined> {
  const [found] = await select(queries).where(and(eq(quoteRequest.number, number), scope && isInScope(scope)))
  return found
}

type Closing = Pick<RequestRow, 'state' | 'staffId' | 'answeredAt' | 'reason'>

/** False if the request was already closed: of two people who close it at once, one succeeds. */
export async function closeRequest(queries: Queries, id: number, closing: Closing): Promise<boolean> {
  const closed = await queries
    .update(quoteRequest)
    .set(closing)
    .where(and(eq(quoteRequest.id, id), eq(quoteRequest.state, 'open')))
    .returning({ id: quoteRequest.id })
  return closed.length === 1
}

/** False if the request was not waiting for the customer's decision. */
export async function markRequestAccepted(queries: Queries, requestId: number): Promise<boolean> {
  const accepted = await queries
    .update(quoteRequest)
    .set({ state: 'accepted' })
    .where(and(eq(quoteRequest.id, requestId), eq(quoteRequest.state, 'answered')))
    .returning({ id: quoteRequest.id })
  return accepted.length === 1
}
