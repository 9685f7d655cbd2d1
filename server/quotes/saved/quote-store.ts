import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import { quote, quoteRequest } from '#database/schema/quotes.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { distinctLabels } from '#domain/quotes/saved/labels.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type Asker, ownerOf, ownersOf, type QuoteScope } from '#server/quotes/access.ts'

type NewQuote = Omit<typeof quote.$inferInsert, 'ownerId' | keyof QuoteScope | 'visitorId'>

const isInScope = (scope: QuoteScope): SQL => inArray(quote.ownerId, [...ownersOf(scope)])

const { snapshot: _snapshot, query: _query, ...shownColumns } = getTableColumns(quote)

/** What lists show: snapshots are large and a list does not need them. */
export const listColumns = {
  ...shownColumns,
  requestKind: sql<RequestKind | null>`(
    select ${quoteRequest.kind} from ${quoteRequest} where ${quoteRequest.id} = ${quote.requestId}
  )`.as('request_kind'),
}

export type QuoteListRow = Omit<typeof quote.$inferSelect, 'snapshot' | 'query'> & {
  readonly requestKind: RequestKind | null
}

const select = (db: Db) =>
  db
    .select({
      ...getTableColumns(quote),
      requestNumber: quoteRequest.number,
      requestKind: quoteRequest.kind,
      requestDetails: quoteRequest.details,
    })
    .from(quote)
    .leftJoin(quoteRequest, eq(quoteRequest.id, quote.requestId))
    .$dynamic()

export type StoredQuote = Awaited<ReturnType<typeof select>>[number]

/** False if its owner has already saved a quote with the same key. */
export async function insertQuote(db: Db, asker: Asker, values: NewQuote): Promise<boolean> {
  const inserted = await db
    .insert(quote)
    .values({ ...values, ...asker, ownerId: ownerOf(asker) })
    .onConflictDoNothing({ target: [quote.ownerId, quote.saveKey] })
    .returning({ id: quote.id })
  return inserted.length === 1
}

export async function findQuoteBySaveKey(
  db: Db,
  key: string,
  scope: QuoteScope,
): Promise<StoredQuote | undefined> {
  const [found] = await select(db).where(and(eq(quote.ownerId, ownerOf(scope)), eq(quote.saveKey, key)))
  return found
}

export async function findQuote(db: Db, number: string, scope: QuoteScope): Promise<StoredQuote | undefined> {
  const [found] = await select(db).where(and(eq(quote.number, number), isInScope(scope)))
  return found
}

/** For the verify page only, which checks the verify code. */
export async function findQuoteOfAnyone(db: Db, number: string) {
  const [found] = await db
    .select({ ...listColumns, snapshot: quote.snapshot })
    .from(quote)
    .where(eq(quote.number, number))
  return found
}

/** The quote that another one replaces. */
export async function findReplaced(db: Db, id: number) {
  const [found] = await db.select(getTableColumns(quote)).from(quote).where(eq(quote.id, id))
  return found
}

export type Replaced = NonNullable<Awaited<ReturnType<typeof findReplaced>>>

/** The number of the offer that staff sent in place of one. */
export async function numberReplacing(db: Db, id: number): Promise<string | undefined> {
  const [found] = await db
    .select({ number: quote.number })
    .from(quote)
    .where(and(eq(quote.replacesId, id), isNotNull(quote.requestId)))
  return found?.number
}

export type LabelledQuote = Pick<QuoteListRow, 'id' | 'number' | 'labels'>

/** The quotes in scope, locked until the end of the transaction. In one order, so that two callers do not block each other. */
export const lockLabels = (db: Db, numbers: readonly string[], scope: QuoteScope): Promise<LabelledQuote[]> =>
  db
    .select({ id: quote.id, number: quote.number, labels: quote.labels })
    .from(quote)
    .where(and(inArray(quote.number, [...numbers]), isInScope(scope)))
    .orderBy(quote.id)
    .for('update')

export const setLabels = (db: Db, id: number, labels: readonly string[]) =>
  db
    .update(quote)
    .set({ labels: [...labels] })
    .where(eq(quote.id, id))

export async function labelsOf(db: Db, scope: QuoteScope): Promise<string[]> {
  const found = await db
    .selectDistinct({ label: sql<string>`unnest(${quote.labels})` })
    .from(quote)
    .where(and(isInScope(scope), sql`cardinality(${quote.labels}) > 0`))
  return [
    ...distinctLabels(found.map(({ label }) => label).sort((one, other) => one.localeCompare(other, 'zh'))),
  ]
}

/** Locks the quote until the end of the transaction. */
export async function lockQuote(db: Db, number: string, scope: QuoteScope) {
  const [found] = await db
    .select()
    .from(quote)
    .where(and(eq(quote.number, number), isInScope(scope)))
    .for('update')
  return found
}

/** The offers that answered a request, newest first. */
export const findOffersOf = (db: Db, requestId: number): Promise<StoredQuote[]> =>
  select(db).where(eq(quote.requestId, requestId)).orderBy(desc(quote.id))

/** For staff, who see the offers to all customers; a quote that a customer saved is not found. */
export async function findOffer(db: Db, number: string): Promise<StoredQuote | undefined> {
  const [found] = await select(db).where(and(eq(quote.number, number), isNotNull(quote.requestId)))
  return found
}

/** Locks an offer by staff until the end of the transaction. */
export async function lockOffer(db: Db, number: string) {
  const [found] = await db
    .select()
    .from(quote)
    .where(and(eq(quote.number, number), isNotNull(quote.requestId)))
    .for('update')
  return found
}

const isUnseenAcceptance = (staffId: string) =>
  and(eq(quote.staffId, staffId), isNotNull(quote.acceptedAt), isNull(quote.acceptanceSeenAt))

type Withdrawal = { readonly by: string | null; readonly at: Date }

export const markWithdrawn = (db: Db, id: number, { by, at }: Withdrawal) =>
  db.update(quote).set({ withdrawnAt: at, withdrawnBy: by }).where(eq(quote.id, id))

/** The author of an offer has read that it was accepted. */
export const markAcceptanceSeen = (
  db: Db,
  requestId: number,
  { by, at }: { readonly by: string; readonly at: Date },
) =>
  db
    .update(quote)
    .set({ acceptanceSeenAt: at })
    .where(and(eq(quote.requestId, requestId), isUnseenAcceptance(by)))

const followedColumns = {
  number: quote.number,
  companyId: quote.companyId,
  total: quote.total,
  currency: quote.currency,
  acceptedAt: quote.acceptedAt,
  validUntilAt: quote.validUntilAt,
  requestNumber: quoteRequest.number,
  contactName: quoteRequest.contactName,
}

type Ending = { readonly now: Date; readonly end: Date; readonly limit: number }

/** The offers of staff that still hold and end until then, the first to end first. */
export const findEndingOffers = (db: Db, staffId: string, { now, end, limit }: Ending) =>
  db
    .select(followedColumns)
    .from(quote)
    .innerJoin(quoteRequest, eq(quoteRequest.id, quote.requestId))
    .where(
      and(
        eq(quote.staffId, staffId),
        isNull(quote.acceptedAt),
        isNull(quote.withdrawnAt),
        gt(quote.validUntilAt, now),
        lte(quote.validUntilAt, end),
      ),
    )
    .orderBy(quote.validUntilAt, quote.id)
    .limit(limit)

/** The newest acceptances that the author has not read. */
export const findAcceptances = (db: Db, staffId: string, limit: number) =>
  db
    .select(followedColumns)
    .from(quote)
    .innerJoin(quoteRequest, eq(quoteRequest.id, quote.requestId))
    .where(isUnseenAcceptance(staffId))
    .orderBy(desc(quote.acceptedAt), desc(quote.id))
    .limit(limit)

/** False if the quote was already accepted. */
export async function markAccepted(db: Db, id: number, personId: string): Promise<boolean> {
  const accepted = await db
    .update(quote)
    .set({ acceptedAt: sql`now()`, acceptedBy: personId })
    .where(and(eq(quote.id, id), isNull(quote.acceptedAt)))
    .returning({ id: quote.id })
  return accepted.length === 1
}
