import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { paymentCallback, paymentSession } from '#database/schema/orders-money.ts'
import { orderPayment } from '#database/schema/orders-payments.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredSession = typeof paymentSession.$inferSelect
type StoredCallback = typeof paymentCallback.$inferSelect

/** The last one of an order that is still open at the provider. */
export async function findOpenSession(
  db: Db,
  orderId: number,
  now: Date,
): Promise<StoredSession | undefined> {
  const [found] = await db
    .select()
    .from(paymentSession)
    .where(and(eq(paymentSession.orderId, orderId), gt(paymentSession.expiresAt, now)))
    .orderBy(desc(paymentSession.id))
    .limit(1)
  return found
}

export async function findSession(db: Db, id: string): Promise<StoredSession | undefined> {
  const [found] = await db.select().from(paymentSession).where(eq(paymentSession.id, id))
  return found
}

export async function insertSession(
  db: Db,
  session: typeof paymentSession.$inferInsert,
): Promise<StoredSession> {
  const [inserted] = await db.insert(paymentSession).values(session).returning()
  if (!inserted) throw new Error('The session was not stored')
  return inserted
}

export const setSessionUrl = (db: Db, id: string, url: string) =>
  db.update(paymentSession).set({ url }).where(eq(paymentSession.id, id))

/** Locked until the end of the transaction: reports about one order are dealt with one after the other. */
export async function lockOrderOf(db: Db, { orderId }: StoredSession): Promise<StoredOrder> {
  const [found] = await db.select().from(customerOrder).where(eq(customerOrder.id, orderId)).for('update')
  if (!found) throw new Error(`There is no order ${orderId}`)
  return found
}

export async function findCallback(db: Db, id: string): Promise<StoredCallback | undefined> {
  const [found] = await db.select().from(paymentCallback).where(eq(paymentCallback.id, id))
  return found
}

/** The reports about a session, the oldest first. */
export const findCallbacks = (db: Db, sessionId: string): Promise<StoredCallback[]> =>
  db
    .select()
    .from(paymentCallback)
    .where(eq(paymentCallback.sessionId, sessionId))
    .orderBy(asc(paymentCallback.receivedAt))

/** False if the provider reported under this number before. */
export async function insertCallback(
  db: Db,
  callback: typeof paymentCallback.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(paymentCallback)
    .values(callback)
    .onConflictDoNothing()
    .returning({ id: paymentCallback.id })
  return inserted.length === 1
}

/** Whether a payment of the provider was booked, for any order. */
export async function isBooked(db: Db, reference: string): Promise<boolean> {
  const found = await db
    .select({ id: orderPayment.id })
    .from(orderPayment)
    .where(and(eq(orderPayment.method, 'payment-provider'), eq(orderPayment.reference, reference)))
  return found.length > 0
}
