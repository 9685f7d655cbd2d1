import { and, eq, inArray, isNotNull, ne, not, notExists, type SQL, sql } from 'drizzle-orm'
import { quote, quoteRequest, visitor } from '#database/schema/quotes.ts'
import type { Language } from '#domain/brands/brand.ts'
import { visitorRequestDays } from '#domain/quotes/requests/visitor-request.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Until the end of the transaction, so that an account is not made while a request is sent for the same contact. */
export const lockContact = (db: Db, recipient: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visitor ${recipient}`}, 0))`)

/** The visitor of this contact, made on first use. */
export async function putVisitor(db: Db, recipient: string, language: Language): Promise<string> {
  const [saved] = await db
    .insert(visitor)
    .values({ recipient, language })
    .onConflictDoUpdate({ target: visitor.recipient, set: { language } })
    .returning({ id: visitor.id })
  if (!saved) throw new Error('The visitor was not stored')
  return saved.id
}

export async function findVisitor(db: Db, id: string) {
  const [found] = await db.select().from(visitor).where(eq(visitor.id, id))
  return found
}

export async function findVisitorOf(db: Db, recipient: string) {
  const [found] = await db.select().from(visitor).where(eq(visitor.recipient, recipient))
  return found
}

/** Sent, answered, refused, or with an offer that was made or withdrawn, since so many days. */
const isChangedSince = (days: number): SQL => sql`greatest(
  ${quoteRequest.createdAt},
  ${quoteRequest.answeredAt},
  (select max(greatest(${quote.createdAt}, ${quote.withdrawnAt})) from ${quote} where ${quote.requestId} = ${quoteRequest.id})
) > now() - make_interval(days => ${days})`

/** Not deleted yet. */
const hasContact = ne(quoteRequest.contactPhone, '')

export async function isLinkValid(db: Db, requestId: number): Promise<boolean> {
  const found = await db
    .select({ id: quoteRequest.id })
    .from(quoteRequest)
    .where(and(eq(quoteRequest.id, requestId), hasContact, isChangedSince(visitorRequestDays.link)))
  return found.length === 1
}

/** Offers before their requests, as by staff who revise an offer: in another order each would wait for the other. */
const lockOffersOf = (db: Db, visitorId: string) =>
  db
    .select({ id: quote.id })
    .from(quote)
    .where(eq(quote.visitorId, visitorId))
    .orderBy(quote.id)
    .for('update')

/**
 * What a visitor asked for belongs to the account that is made with the same contact; the links end. What is older stays
 * behind, because a mobile can have another owner by then.
 */
export async function claimVisitorRequests(db: Db, recipient: string, personId: string): Promise<void> {
  await lockContact(db, recipient)
  const found = await findVisitorOf(db, recipient)
  if (!found) return
  const owner = { visitorId: null, personId, ownerId: personId }
  const isTheirs = eq(quoteRequest.visitorId, found.id)
  await lockOffersOf(db, found.id)
  const claimed = await db
    .update(quoteRequest)
    .set({ ...owner, linkCode: null })
    .where(and(isTheirs, hasContact, isChangedSince(visitorRequestDays.contact)))
    .returning({ id: quoteRequest.id })
  const ids = claimed.map(({ id }) => id)
  await db.update(quote).set(owner).where(inArray(quote.requestId, ids))
  const left = db.select({ id: quoteRequest.id }).from(quoteRequest).where(isTheirs)
  await db.delete(visitor).where(and(eq(visitor.id, found.id), notExists(left)))
}

/** Deletes the contacts of requests that have ended. Those that no one answered are withdrawn. */
export async function eraseOldContacts(db: Db): Promise<void> {
  await db
    .update(quoteRequest)
    .set({
      contactName: '',
      contactPhone: '',
      state: sql`case ${quoteRequest.state} when 'open' then 'withdrawn' else ${quoteRequest.state} end`,
    })
    .where(
      and(isNotNull(quoteRequest.visitorId), hasContact, not(isChangedSince(visitorRequestDays.contact))),
    )
  const reached = db
    .select({ id: quoteRequest.id })
    .from(quoteRequest)
    .where(and(eq(quoteRequest.visitorId, visitor.id), hasContact))
  const erased = sql<string>`${visitor.id}::text`
  const locked = await db
    .select({ id: visitor.id })
    .from(visitor)
    .where(and(ne(visitor.recipient, erased), notExists(reached)))
    .orderBy(visitor.id)
    .for('update')
  const ids = locked.map(({ id }) => id)
  // Asked again now that they are locked: a request may have been sent for the contact meanwhile.
  await db
    .update(visitor)
    .set({ recipient: erased })
    .where(and(inArray(visitor.id, ids), notExists(reached)))
}
