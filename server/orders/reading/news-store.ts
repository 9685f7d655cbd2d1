import { and, desc, eq, max, ne, sql } from 'drizzle-orm'
import { customerOrder, orderEvent } from '#database/schema/orders.ts'
import { orderMessage } from '#database/schema/orders-documents.ts'
import { orderWatcher } from '#database/schema/orders-sharing.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** PostgreSQL channel: after each commit every instance receives the company and the number of the order that changed. */
export const orderChannel = 'order_change'

/** The newest order that has reached us, and the last line of any history and message; nothing is counted, because there are many. */
export async function newsOfOrders(db: Db) {
  const [newest] = await db
    .select({ label: customerOrder.number, at: customerOrder.placedAt })
    .from(customerOrder)
    .where(and(eq(customerOrder.tab, 'to-confirm'), ne(customerOrder.state, 'awaiting-company-approval')))
    .orderBy(desc(customerOrder.id))
    .limit(1)
  const [last] = await db.select({ id: max(orderEvent.id) }).from(orderEvent)
  const [lastMessage] = await db.select({ id: max(orderMessage.id) }).from(orderMessage)
  // Both only grow, so their sum changes with each of them.
  const lastChange = (last?.id ?? 0) + (lastMessage?.id ?? 0)
  return { waiting: null, newest: newest ?? null, lastChange }
}

const lastOf = (table: typeof orderEvent | typeof orderMessage) =>
  sql`(SELECT coalesce(max(id), 0) FROM ${table} WHERE order_id = ${customerOrder}.id)`.mapWith(Number)

/** Of an order that a page has open; null for a number that does not exist. */
export async function changesOfOrder(db: Db, number: string) {
  const [found] = await db
    .select({
      openVersion: customerOrder.version,
      event: lastOf(orderEvent),
      message: lastOf(orderMessage),
    })
    .from(customerOrder)
    .where(eq(customerOrder.number, number))
  return found ? { openVersion: found.openVersion, openChange: found.event + found.message } : null
}

/** Those who see an order where members see only their own: who looks after it, and who follows it. */
export async function keepersOfOrder(db: Db, number: string): Promise<readonly string[]> {
  const found = await db
    .select({ ownerId: customerOrder.ownerId, watcherId: orderWatcher.personId })
    .from(customerOrder)
    .leftJoin(orderWatcher, eq(orderWatcher.orderId, customerOrder.id))
    .where(eq(customerOrder.number, number))
  return [...new Set(found.flatMap(({ ownerId, watcherId }) => [ownerId, ...(watcherId ? [watcherId] : [])]))]
}
