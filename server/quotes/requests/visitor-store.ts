import { eq, sql } from 'drizzle-orm'
import { quote, quoteRequest, visitor } from '#database/schema/quotes.ts'
import type { Language } from '#domain/brands/brand.ts'
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

/** What a visitor asked for belongs to the account that is made with the same contact; the links end. */
export async function claimVisitorRequests(db: Db, recipient: string, personId: string): Promise<void> {
  await lockContact(db, recipient)
  const found = await findVisitorOf(db, recipient)
  if (!found) return
  const owner = { visitorId: null, personId, ownerId: personId }
  await db
    .update(quoteRequest)
    .set({ ...owner, linkCode: null })
    .where(eq(quoteRequest.visitorId, found.id))
  await db.update(quote).set(owner).where(eq(quote.visitorId, found.id))
  await db.delete(visitor).where(eq(visitor.id, found.id))
}
