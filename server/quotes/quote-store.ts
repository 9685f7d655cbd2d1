import { and, desc, eq, getTableColumns, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { documentNumber as documentRow, quote, quoteRequest } from '#database/schema/quotes.ts'
import { type DocumentKind, documentNumber } from '#domain/quotes/document-number.ts'
import type { QuotedService } from '#domain/quotes/fee-line.ts'
import type { QuoteState } from '#domain/quotes/quote-state.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type NewQuote = typeof quote.$inferInsert

/** Whose quotes somebody sees: his company's, and those made for himself while he had none. */
export type QuoteScope = { readonly companyId: string | null; readonly personId: string }

const isSeenBy = ({ companyId, personId }: QuoteScope): SQL | undefined =>
  or(
    companyId === null ? undefined : eq(quote.companyId, companyId),
    and(isNull(quote.companyId), eq(quote.personId, personId)),
  )

/** The next number of the row; one that is not used is never given again. */
export async function nextNumber(queries: Queries, kind: DocumentKind, day: string): Promise<string> {
  const { rows } = await queries.execute<{ counted: string }>(
    sql`select nextval(${documentRow.seqName ?? 'document_number'}::regclass) as counted`,
  )
  return documentNumber(kind, day, rows[0]?.counted ?? '')
}

const select = (queries: Queries) =>
  queries
    .select({
      ...getTableColumns(quote),
      requestNumber: quoteRequest.number,
      requestDetails: quoteRequest.details,
    })
    .from(quote)
    .leftJoin(quoteRequest, eq(quoteRequest.id, quote.requestId))
    .$dynamic()

export type StoredQuote = Awaited<ReturnType<typeof select>>[number]

export async function insertQuote(queries: Queries, made: NewQuote): Promise<void> {
  await queries.insert(quote).values(made)
}

export async function findQuote(
  queries: Queries,
  number: string,
  scope: QuoteScope,
): Promise<StoredQuote | undefined> {
  const [found] = await select(queries).where(and(eq(quote.number, number), isSeenBy(scope)))
  return found
}

/** Whoever asks; for the verify page alone, which wants a code besides. */
export async function findAnyQuote(queries: Queries, number: string): Promise<StoredQuote | undefined> {
  const [found] = await select(queries).where(eq(quote.number, number))
  return found
}

export async function numberOf(queries: Queries, id: number): Promise<string | undefined> {
  const [found] = await queries.select({ number: quote.number }).from(quote).where(eq(quote.id, id))
  return found?.number
}

const isInState = (state: QuoteState, today: string): SQL | undefined => {
  if (state === 'accepted') return isNotNull(quote.acceptedAt)
  const runs = state === 'open' ? gte(quote.validUntil, today) : lt(quote.validUntil, today)
  return and(isNull(quote.acceptedAt), runs)
}

export type QuoteSearch = {
  readonly state?: QuoteState
  readonly service?: QuotedService
  readonly after?: string
  readonly most: number
  readonly today: string
}

/** The newest first. */
export const searchQuotes = (
  queries: Queries,
  scope: QuoteScope,
  { state, service, after, most, today }: QuoteSearch,
): Promise<StoredQuote[]> => {
  // A number that is not his says nothing of where it stands in the row.
  const isBehind = (number: string) =>
    sql`${quote.id} < (select ${quote.id} from ${quote} where ${and(eq(quote.number, number), isSeenBy(scope))})`
  return select(queries)
    .where(
      and(
        isSeenBy(scope),
        state && isInState(state, today),
        service && eq(quote.service, service),
        after === undefined ? undefined : isBehind(after),
      ),
    )
    .orderBy(desc(quote.id))
    .limit(most)
}

/** From here to the end of the transaction nobody else takes it. */
export async function lockQuote(queries: Queries, number: string, scope: QuoteScope) {
  const [found] = await queries
    .select()
    .from(quote)
    .where(and(eq(quote.number, number), isSeenBy(scope)))
    .for('update')
  return found
}

/** Whether it still was to be had. */
export async function markAccepted(queries: Queries, id: number, personId: string): Promise<boolean> {
  const taken = await queries
    .update(quote)
    .set({ acceptedAt: sql`now()`, acceptedBy: personId })
    .where(and(eq(quote.id, id), isNull(quote.acceptedAt)))
    .returning({ id: quote.id })
  return taken.length === 1
}

/** Whether the request still waited for the customer's word. */
export async function markRequestAccepted(queries: Queries, requestId: number): Promise<boolean> {
  const taken = await queries
    .update(quoteRequest)
    .set({ state: 'accepted' })
    .where(and(eq(quoteRequest.id, requestId), eq(quoteRequest.state, 'answered')))
    .returning({ id: quoteRequest.id })
  return taken.length === 1
}
