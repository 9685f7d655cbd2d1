import { and, asc, desc, eq, getTableColumns, inArray, max, sql } from 'drizzle-orm'
import {
  customerOrder,
  type EventFacts,
  orderEvent,
  orderLine,
  orderService,
} from '#database/schema/orders.ts'
import { orderNotification } from '#database/schema/orders-notifications.ts'
import { mayBeNotified } from '#domain/orders/notifications/order-notifications.ts'
import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { isVisible } from './visible-orders-store.ts'

export type { EventFacts }

/** The parts of the numbers are for the search alone. */
const { searchParts: _searchParts, ...orderColumns } = getTableColumns(customerOrder)

export { orderColumns }
export type StoredOrder = Omit<typeof customerOrder.$inferSelect, 'searchParts'>
type NewOrder = typeof customerOrder.$inferInsert
export type OrderChanges = Partial<Omit<NewOrder, 'id' | 'companyId' | 'number' | 'saveKey' | 'saveDigest'>>

const { searchText: _searchText, saveKey: _saveKey, saveDigest: _saveDigest, ...shown } = orderColumns

/** What lists show. */
export const listColumns = shown
export type OrderListRow = Omit<StoredOrder, 'searchText' | 'saveKey' | 'saveDigest'>

export async function findOrderBySaveKey(
  db: Db,
  companyId: string,
  saveKey: string,
): Promise<StoredOrder | undefined> {
  const [found] = await db
    .select(orderColumns)
    .from(customerOrder)
    .where(and(eq(customerOrder.companyId, companyId), eq(customerOrder.saveKey, saveKey)))
  return found
}

/** One order, if the audience sees it; staff see the orders of all. */
const numbered = (db: Db, number: string, audience: OrderAudience | undefined) =>
  db
    .select(orderColumns)
    .from(customerOrder)
    .where(and(eq(customerOrder.number, number), audience && isVisible(db, audience)))

type Numbered = [db: Db, number: string, audience?: OrderAudience]

export async function findOrder(...[db, number, audience]: Numbered): Promise<StoredOrder | undefined> {
  const [found] = await numbered(db, number, audience)
  return found
}

/** In the order of their numbers; those that there are not are left out. */
export const findOrdersNumbered = (db: Db, numbers: readonly string[]): Promise<StoredOrder[]> =>
  db
    .select(orderColumns)
    .from(customerOrder)
    .where(inArray(customerOrder.number, [...numbers]))
    .orderBy(asc(customerOrder.number))

/** Locked until the end of the transaction: of two people who move it at once, one waits and reads what the other did. */
export async function lockOrder(...[db, number, audience]: Numbered): Promise<StoredOrder | undefined> {
  const [found] = await numbered(db, number, audience).for('update')
  return found
}

/** The order as the database holds it then. */
export async function updateOrder(db: Db, id: number, changes: OrderChanges): Promise<StoredOrder> {
  const [updated] = await db
    .update(customerOrder)
    .set(changes)
    .where(eq(customerOrder.id, id))
    .returning(orderColumns)
  if (!updated) throw new Error(`There is no order ${id}`)
  return updated
}

type NewService = Omit<typeof orderService.$inferInsert, 'orderId' | 'version' | 'position'>
export type StoredService = typeof orderService.$inferSelect

export const insertServices = (db: Db, orderId: number, version: number, services: readonly NewService[]) =>
  db
    .insert(orderService)
    .values(services.map((service, position) => ({ ...service, orderId, version, position })))

export const findServices = (db: Db, { id, fieldVersion }: Pick<StoredOrder, 'id' | 'fieldVersion'>) =>
  db
    .select()
    .from(orderService)
    .where(and(eq(orderService.orderId, id), eq(orderService.version, fieldVersion)))
    .orderBy(asc(orderService.position))

/** The first service of each of these orders, in the version that holds, by the id of the order. */
export async function findServicesOf(
  db: Db,
  orders: readonly Pick<StoredOrder, 'id'>[],
): Promise<ReadonlyMap<number, StoredService>> {
  const ids = orders.map(({ id }) => id)
  const found = await db
    .select(getTableColumns(orderService))
    .from(orderService)
    .innerJoin(
      customerOrder,
      and(eq(customerOrder.id, orderService.orderId), eq(customerOrder.fieldVersion, orderService.version)),
    )
    .where(and(inArray(orderService.orderId, ids), eq(orderService.position, 0)))
  return new Map(found.map((service) => [service.orderId, service]))
}

/** The trade mode of every service of these orders, the main one first. */
export const findTraded = (db: Db, ids: readonly number[]) =>
  db
    .select({
      orderId: orderService.orderId,
      tradeMode: sql<string | null>`${orderService.values} #>> '{fields,tradeMode}'`,
    })
    .from(orderService)
    .innerJoin(
      customerOrder,
      and(eq(customerOrder.id, orderService.orderId), eq(customerOrder.fieldVersion, orderService.version)),
    )
    .where(inArray(orderService.orderId, [...ids]))
    .orderBy(asc(orderService.position))

export type NewLine = Omit<typeof orderLine.$inferInsert, 'orderId' | 'version' | 'position'>
export type StoredLine = typeof orderLine.$inferSelect

export const insertLines = (db: Db, orderId: number, version: number, lines: readonly NewLine[]) =>
  db.insert(orderLine).values(lines.map((line, position) => ({ ...line, orderId, version, position })))

export const findLines = (db: Db, { id, feeVersion }: Pick<StoredOrder, 'id' | 'feeVersion'>) =>
  db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.orderId, id), eq(orderLine.version, feeVersion)))
    .orderBy(asc(orderLine.position))

export type NewEvent = typeof orderEvent.$inferInsert

/** With what people are to be notified of. */
export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  const inserted = await db
    .insert(orderEvent)
    .values([...events])
    .returning({ eventId: orderEvent.id, kind: orderEvent.kind, facts: orderEvent.facts })
  const notified = inserted.filter(mayBeNotified).map(({ eventId }) => ({ eventId }))
  if (notified.length > 0) await db.insert(orderNotification).values(notified)
}

/** Newest first. */
export const findEvents = (db: Db, orderId: number) =>
  db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId)).orderBy(desc(orderEvent.id))

/** Of what was filled in, with what was asked for and not adopted. */
export async function lastFieldVersion(db: Db, orderId: number): Promise<number> {
  const [found] = await db
    .select({ last: max(orderService.version) })
    .from(orderService)
    .where(eq(orderService.orderId, orderId))
  return found?.last ?? 0
}

/** Of the charges of an order; 0 is what was quoted. */
export async function lastFeeVersion(db: Db, orderId: number): Promise<number> {
  const [found] = await db
    .select({ last: max(orderLine.version) })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
  return found?.last ?? 0
}
