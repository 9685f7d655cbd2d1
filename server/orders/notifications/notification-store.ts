import { asc, eq, gt, inArray, lt } from 'drizzle-orm'
import { customerOrder, orderEvent } from '#database/schema/orders.ts'
import { orderMessage } from '#database/schema/orders-documents.ts'
import {
  orderMessageNotification,
  orderNotification,
  orderReminder,
} from '#database/schema/orders-notifications.ts'
import type { OrderReminder } from '#domain/orders/notifications/reminders.ts'
import { orderColumns } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Those of events before a time. */
export const dropNotifications = (db: Db, before: Date) =>
  db
    .delete(orderNotification)
    .where(
      inArray(
        orderNotification.eventId,
        db.select({ id: orderEvent.id }).from(orderEvent).where(lt(orderEvent.at, before)),
      ),
    )

/** What waits for its notifications, the oldest first. */
export async function findWaitingNotifications(db: Db, after: number, limit: number): Promise<number[]> {
  const found = await db
    .select({ eventId: orderNotification.eventId })
    .from(orderNotification)
    .where(gt(orderNotification.eventId, after))
    .orderBy(asc(orderNotification.eventId))
    .limit(limit)
  return found.map(({ eventId }) => eventId)
}

/** Taken out in the transaction of its notifications; undefined if another instance has it. */
export async function takeNotification(db: Db, eventId: number) {
  const [locked] = await db
    .select()
    .from(orderNotification)
    .where(eq(orderNotification.eventId, eventId))
    .for('update', { skipLocked: true })
  if (!locked) return undefined
  await db.delete(orderNotification).where(eq(orderNotification.eventId, eventId))
  const [found] = await db
    .select({ event: orderEvent, order: orderColumns })
    .from(orderEvent)
    .innerJoin(customerOrder, eq(customerOrder.id, orderEvent.orderId))
    .where(eq(orderEvent.id, eventId))
  return found
}

export const insertMessageNotification = (db: Db, messageId: number) =>
  db.insert(orderMessageNotification).values({ messageId })

/** Messages that wait for their notifications, the oldest first. */
export async function findWaitingMessageNotifications(
  db: Db,
  after: number,
  limit: number,
): Promise<number[]> {
  const found = await db
    .select({ messageId: orderMessageNotification.messageId })
    .from(orderMessageNotification)
    .where(gt(orderMessageNotification.messageId, after))
    .orderBy(asc(orderMessageNotification.messageId))
    .limit(limit)
  return found.map(({ messageId }) => messageId)
}

/** As `takeNotification`, with the order locked, so that messages of one order are notified and read one after the other. */
export async function takeMessageNotification(db: Db, messageId: number) {
  const [locked] = await db
    .select()
    .from(orderMessageNotification)
    .where(eq(orderMessageNotification.messageId, messageId))
    .for('update', { skipLocked: true })
  if (!locked) return undefined
  await db.delete(orderMessageNotification).where(eq(orderMessageNotification.messageId, messageId))
  const [found] = await db
    .select({ message: orderMessage, order: orderColumns })
    .from(orderMessage)
    .innerJoin(customerOrder, eq(customerOrder.id, orderMessage.orderId))
    .where(eq(orderMessage.id, messageId))
    .for('update', { of: customerOrder })
  return found
}

type Reminded = { readonly orderId: number; readonly kind: OrderReminder; readonly dueAt: Date }

/** False if people were reminded of it before. */
export async function insertReminder(db: Db, reminder: Reminded): Promise<boolean> {
  const inserted = await db
    .insert(orderReminder)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ orderId: orderReminder.orderId })
  return inserted.length === 1
}
