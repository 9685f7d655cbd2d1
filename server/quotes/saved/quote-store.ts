import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { quote, quoteRequest } from '#database/schema/quotes.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { ownerOf, ownersOf, type QuoteScope } from '#server/quotes/access.ts'

export type NewQuote = Omit<typeof quote.$inferInsert, 'ownerId'> & QuoteScope

const isInScope = (scope: QuoteScope): SQL => inArray(quote.ownerId, [...ownersOf(scope)])

const { snapshot: _snapshot, query: _query, ...shownColumns } = getTableColumns(quote)

/** What lists show: snapshots are large and a list does not need them. */
export const listColumns = shownColumns

export type QuoteListRow = Omit<typeof quote.$inferSelect, 'snapshot' | 'query'>

const select = (queries: Queries) =>
  queries
    .select({ ...getTableColumns(quote), requestNumber: quoteRequest.number })
    .from(quote)
    .leftJoin(quoteRequest, eq(quoteRequest.id, quote.requestId))
    .$dynamic()

export type StoredQuote = Awaited<ReturnType<typeof select>>[number]

export async function insertQuote(queries: Queries, values: NewQuote): Promise<void> {
  await queries.insert(quote).values({ ...values, ownerId: ownerOf(values) })
}

export async function findQuote(
  queries: Queries,
  number: string,
  scope: QuoteScope,
): Promise<StoredQuote | undefined> {
  const [found] = await select(queries).where(and(eq(quote.number, number), isInScope(scope)))
  return found
}

/** For the verify page only, which checks the verify code. */
export async function findQuoteOfAnyone(queries: Queries, number: string): Promise<QuoteListRow | undefined> {
  const [found] = await queries.select(listColumns).from(quote).where(eq(quote.number, number))
  return found
}

export async function numberOf(queries: Queries, id: number): Promise<string | undefined> {
  const [found] = await queries.select({ number: quote.number }).from(quote).where(eq(quote.id, id))
  return found?.number
}

export type LabelledQuote = Pick<QuoteListRow, 'id' | 'number' | 'labels'>

/** The quotes in scope, locked until the end of the transaction. In one order, so that two callers do not block each other. */
export const lockLabels = (
  queries: Queries,
  numbers: readonly string[],
  scope: QuoteScope,
): Promise<LabelledQuote[]> =>
  queries
    .select({ id: quote.id, number: quote.number, labels: quote.labels })
    .from(quote)
    .where(and(inArray(quote.number, [...numbers]), isInScope(scope)))
    .orderBy(quote.id)
    .for('update')

export const setLabels = (queries: Queries, id: number, labels: readonly string[]) =>
  queries
    .update(quote)
    .set({ labels: [...labels] })
    .where(eq(quote.id, id))

export async function labelsOf(queries: Queries, scope: QuoteScope): Promise<string[]> {
  const found = await queries
    .selectDistinct({ label: sql<string>`unnest(${quote.labels})` })
    .from(quote)
    .where(and(isInScope(scope), sql`cardinality(${quote.labels}) > 0`))
  return found.map(({ label }) => label).sort((one, other) => one.localeCompare(other, 'zh'))
}

/** Locks the quote until the end of the transaction. */
export async function lockQuote(queries: Queries, number: string, scope: QuoteScope) {
  const [found] = await queries
    .select()
    .from(quote)
    .where(and(eq(quote.number, number), isInScope(scope)))
    .for('update')
  return found
}

/** False if the quote was already accepted. */
export async function markAccepted(queries: Queries, id: number, personId: string): Promise<boolean> {
  const accepted = await queries
    .update(quote)
    .set({ acceptedAt: sql`now()`, acceptedBy: personId })
    .where(and(eq(quote.id, id), isNull(quote.acceptedAt)))
    .returning({ id: quote.id })
  return accepted.length === 1
}
