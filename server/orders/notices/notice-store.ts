import { asc, eq, gt, inArray, lt } from 'drizzle-orm'
import { customerOrder, orderEvent } from '#database/schema/orders.ts'
import { orderNotice, orderReminder } from '#database/schema/orders-notices.ts'
import type { OrderReminder } from '#domain/orders/notices/reminders.ts'
import { orderColumns } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Those of events before a time. */
export const dropNotices = (db: Db, before: Date) =>
  db
    .delete(orderNotice)
    .where(
      inArray(
        orderNotice.eventId,
        db.select({ id: orderEvent.id }).from(orderEvent).where(lt(orderEvent.at, before)),
      ),
    )

/** What waits for its notifications, the oldest first. */
export async function findNotices(db: Db, after: number, limit: number): Promise<number[]> {
  const found = await db
    .select({ eventId: orderNotice.eventId })
    .from(orderNotice)
    .where(gt(orderNotice.eventId, after))
    .orderBy(asc(orderNotice.eventId))
    .limit(limit)
  return found.map(({ eventId }) => eventId)
}

/** Taken out in the transaction of its notifications; undefined if another instance has it. */
export async function takeNotice(db: Db, eventId: number) {
  const [locked] = await db
    .select()
    .from(orderNotice)
    .where(eq(orderNotice.eventId, eventId))
    .for('update', { skipLocked: true })
  if (!locked) return undefined
  await db.delete(orderNotice).where(eq(orderNotice.eventId, eventId))
  const [found] = await db
    .select({ event: orderEvent, order: orderColumns })
    .from(orderEvent)
    .innerJoin(customerOrder, eq(customerOrder.id, orderEvent.orderId))
    .where(eq(orderEvent.id, eventId))
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
