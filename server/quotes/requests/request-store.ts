import { and, count, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { quote, quoteRequest } from '#database/schema/quotes.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type Asker, askerId, ownerOf, ownersOf, type QuoteScope } from '#server/quotes/access.ts'
import { attachmentsColumn } from './attachment-store.ts'

type RequestRow = typeof quoteRequest.$inferInsert
export type NewRequest = Omit<RequestRow, 'ownerId' | keyof QuoteScope | 'visitorId'>

const isInScope = (scope: QuoteScope): SQL => inArray(quoteRequest.ownerId, [...ownersOf(scope)])

/** The number of the quote that answers it has a name of its own: both tables have a number. */
export const requestColumns = {
  ...getTableColumns(quoteRequest),
  quoteNumber: sql<string | null>`${quote.number}`.as('quote_number'),
  attachments: attachmentsColumn,
}

/** The offer that holds; a withdrawn one answers nothing. */
export const isItsOffer = and(eq(quote.requestId, quoteRequest.id), isNull(quote.withdrawnAt))

const select = (db: Db) => db.select(requestColumns).from(quoteRequest).leftJoin(quote, isItsOffer).$dynamic()

export type StoredRequest = Awaited<ReturnType<typeof select>>[number]

/** The database holds that a request without a person has a visitor. */
export function askerOf({ companyId, personId, visitorId }: StoredRequest): Asker {
  if (personId !== null) return { companyId, personId }
  if (visitorId === null) throw new Error('A request needs an asker')
  return { companyId: null, personId, visitorId }
}

/** Serialises the requests of one asker, so that the count of open requests cannot change meanwhile. */
export const lockRequestsOf = (db: Db, asker: Asker) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`requests of ${askerId(asker)}`}, 0))`)

const isFrom = (asker: Asker): SQL =>
  asker.personId === null
    ? eq(quoteRequest.visitorId, asker.visitorId)
    : eq(quoteRequest.personId, asker.personId)

const countWhere = async (db: Db, where: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ counted: count() }).from(quoteRequest).where(where)
  return row?.counted ?? 0
}

export const countOpenRequestsOf = (db: Db, asker: Asker): Promise<number> =>
  countWhere(db, and(isFrom(asker), eq(quoteRequest.state, 'open')))

export const countAllOpenRequests = (db: Db): Promise<number> =>
  countWhere(db, eq(quoteRequest.state, 'open'))

export async function insertRequest(db: Db, asker: Asker, request: NewRequest): Promise<number> {
  const [inserted] = await db
    .insert(quoteRequest)
    .values({ ...request, ...asker, ownerId: ownerOf(asker) })
    .returning({ id: quoteRequest.id })
  if (!inserted) throw new Error(`Request ${request.number} was not inserted`)
  return inserted.id
}

/** Staff search without a scope; customers always have one. */
export async function findRequest(
  db: Db,
  number: string,
  scope?: QuoteScope,
): Promise<StoredRequest | undefined> {
  const [found] = await select(db).where(and(eq(quoteRequest.number, number), scope && isInScope(scope)))
  return found
}

export async function findRequestById(db: Db, id: number): Promise<StoredRequest | undefined> {
  const [found] = await select(db).where(eq(quoteRequest.id, id))
  return found
}

/** Requests of the same kind with offers: of the same owner, or between the same places. Newest offer first. */
export const findEarlierOffers = (db: Db, request: StoredRequest, limit: number) =>
  db
    .select({
      number: quote.number,
      requestNumber: quoteRequest.number,
      companyId: quote.companyId,
      details: quoteRequest.details,
      createdAt: quote.createdAt,
      total: quote.total,
      currency: quote.currency,
      remark: quote.remark,
      snapshot: quote.snapshot,
    })
    .from(quoteRequest)
    .innerJoin(quote, eq(quote.requestId, quoteRequest.id))
    .where(
      and(
        eq(quoteRequest.kind, request.kind),
        or(
          eq(quoteRequest.ownerId, request.ownerId),
          sql`(${quoteRequest.details}->>'from', ${quoteRequest.details}->>'to') is not distinct from
            (${JSON.stringify(request.details)}::jsonb->>'from', ${JSON.stringify(request.details)}::jsonb->>'to')`,
        ),
      ),
    )
    .orderBy(desc(quote.id))
    .limit(limit)

/** The request of an earlier try with the same key. */
export async function findRequestBySaveKey(
  db: Db,
  asker: Asker,
  key: string,
): Promise<StoredRequest | undefined> {
  const [found] = await select(db).where(and(isFrom(asker), eq(quoteRequest.saveKey, key)))
  return found
}

export type Closing = Pick<RequestRow, 'state' | 'staffId' | 'answeredAt' | 'reason'>

/** False if the request was already closed: of two people who close it at once, one succeeds. */
export async function closeRequest(db: Db, id: number, closing: Closing): Promise<boolean> {
  const closed = await db
    .update(quoteRequest)
    .set(closing)
    .where(and(eq(quoteRequest.id, id), eq(quoteRequest.state, 'open')))
    .returning({ id: quoteRequest.id })
  return closed.length === 1
}

/** False if the request was not waiting for the customer's decision. */
export async function markRequestAccepted(db: Db, requestId: number): Promise<boolean> {
  const accepted = await db
    .update(quoteRequest)
    .set({ state: 'accepted' })
    .where(and(eq(quoteRequest.id, requestId), eq(quoteRequest.state, 'answered')))
    .returning({ id: quoteRequest.id })
  return accepted.length === 1
}

/** The offer that answered it was withdrawn. False if the customer has decided. */
export async function reopenRequest(db: Db, id: number): Promise<boolean> {
  const reopened = await db
    .update(quoteRequest)
    .set({ state: 'open', staffId: null, answeredAt: null })
    .where(and(eq(quoteRequest.id, id), eq(quoteRequest.state, 'answered')))
    .returning({ id: quoteRequest.id })
  return reopened.length === 1
}

/** Another offer replaced the one that answered it. False if the customer has decided. */
export async function markAnsweredAgain(
  db: Db,
  id: number,
  answer: Pick<RequestRow, 'staffId' | 'answeredAt'>,
): Promise<boolean> {
  const answered = await db
    .update(quoteRequest)
    .set(answer)
    .where(and(eq(quoteRequest.id, id), eq(quoteRequest.state, 'answered')))
    .returning({ id: quoteRequest.id })
  return answered.length === 1
}

export const markOpened = (db: Db, id: number, opened: Pick<RequestRow, 'openedBy' | 'openedAt'>) =>
  db.update(quoteRequest).set(opened).where(eq(quoteRequest.id, id))
