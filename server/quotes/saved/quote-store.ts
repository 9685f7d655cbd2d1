import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { documentNumber as documentSequence, quote, quoteRequest } from '#database/schema/quotes.ts'
import { type DocumentKind, documentNumber } from '#domain/quotes/document-number.ts'
import type { QuotedMode } from '#domain/quotes/fee-line.ts'
import type { QuoteState } from '#domain/quotes/quote-state.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { ownerOf, ownersOf, type QuoteScope } from '#server/quotes/access.ts'

export type NewQuote = Omit<typeof quote.$inferInsert, 'ownerId'> & QuoteScope

const isInScope = (scope: QuoteScope): SQL => inArray(quote.ownerId, [...ownersOf(scope)])

/** The next document number; a number that is not used is never given again. */
export async function nextNumber(queries: Queries, kind: DocumentKind, day: string): Promise<string> {
  const { rows } = await queries.execute<{ counted: string }>(
    sql`select nextval(${documentSequence.seqName ?? 'document_number'}::regclass) as counted`,
  )
  return documentNumber(kind, day, rows[0]?.counted ?? '')
}

const { snapshot: _snapshot, query: _query, ...listColumns } = getTableColumns(quote)

export type QuoteListRow = Omit<typeof quote.$inferSelect, 'snapshot' | 'query'>

const select = (queries: Queries) =>
  queries
    .select({ ...getTableColumns(quote), requestNumber: quoteRequest.number })
    .from(quote)
    .leftJoin(quoteRequest, eq(quoteRequest.id, quote.requestId))
    .$dynamic()

export type StoredQuote = Awaited<ReturnType<typeof select>>[number]

export async function insertQuote(queries: Queries, made: NewQuote): Promise<void> {
  await queries.insert(quote).values({ ...made, ownerId: ownerOf(made) })
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

const isInState = (state: QuoteState, today: string): SQL | undefined => {
  if (state === 'accepted') return isNotNull(quote.acceptedAt)
  const isValid = state === 'open' ? gte(quote.validUntil, today) : lt(quote.validUntil, today)
  return and(isNull(quote.acceptedAt), isValid)
}

export type QuoteSearch = {
  readonly state?: QuoteState
  readonly mode?: QuotedMode
  /** The number of the last quote of the page before. */
  readonly after?: string
  readonly most: number
  readonly today: string
}

/**
 * Newest first. Reads the list columns only: snapshots are large and a list does not need them. One query per owner, so
 * that each reads the end of its index however many quotes there are.
 */
export const searchQuotes = (
  queries: Queries,
  scope: QuoteScope,
  { state, mode, after, most, today }: QuoteSearch,
): Promise<QuoteListRow[]> => {
  // A number outside the scope gives an empty page, so that it reveals nothing about other companies' quotes.
  const isBefore = (number: string) =>
    sql`${quote.id} < (select ${quote.id} from ${quote} where ${and(eq(quote.number, number), isInScope(scope))})`
  const newestOf = (ownerId: string) =>
    queries
      .select(listColumns)
      .from(quote)
      .where(
        and(
          eq(quote.ownerId, ownerId),
          state && isInState(state, today),
          mode && eq(quote.mode, mode),
          after === undefined ? undefined : isBefore(after),
        ),
      )
      .orderBy(desc(quote.id))
      .limit(most)
  const { companyId, personId } = scope
  if (companyId === null) return newestOf(personId)
  return unionAll(newestOf(companyId), newestOf(personId)).orderBy(desc(quote.id)).limit(most)
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

/** False if the request was not waiting for the customer's decision. */
export async function markRequestAccepted(queries: Queries, requestId: number): Promise<boolean> {
  const accepted = await queries
    .update(quoteRequest)
    .set({ state: 'accepted' })
    .where(and(eq(quoteRequest.id, requestId), eq(quoteRequest.state, 'answered')))
    .returning({ id: quoteRequest.id })
  return accepted.length === 1
}
