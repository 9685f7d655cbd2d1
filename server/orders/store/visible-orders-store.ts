import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { orderWatcher } from '#database/schema/orders-sharing.ts'
import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import type { Db } from '#server/platform/database/connect.ts'

const watchedBy = (db: Db, personId: string) =>
  db.select({ id: orderWatcher.orderId }).from(orderWatcher).where(eq(orderWatcher.personId, personId))

/** Whether one order, which the caller names, exists for the reader. */
export function isVisible(db: Db, { companyId, onlyOf }: OrderAudience): SQL | undefined {
  const isOfCompany = eq(customerOrder.companyId, companyId)
  if (onlyOf === undefined) return isOfCompany
  const follows = db
    .select({ one: sql`1` })
    .from(orderWatcher)
    .where(and(eq(orderWatcher.orderId, customerOrder.id), eq(orderWatcher.personId, onlyOf)))
  return and(isOfCompany, or(eq(customerOrder.ownerId, onlyOf), exists(follows)))
}

/**
 * The same for a list, as conditions of which each has an index and no two share an order: all of the company, or those
 * that the person looks after, and those of others that they follow. Without an audience, the orders of all companies.
 */
export function visibleParts(db: Db, audience: OrderAudience | undefined): readonly (SQL | undefined)[] {
  if (audience === undefined) return [undefined]
  const isOfCompany = eq(customerOrder.companyId, audience.companyId)
  if (audience.onlyOf === undefined) return [isOfCompany]
  const { onlyOf } = audience
  return [
    and(isOfCompany, eq(customerOrder.ownerId, onlyOf)),
    and(isOfCompany, ne(customerOrder.ownerId, onlyOf), inArray(customerOrder.id, watchedBy(db, onlyOf))),
  ]
}
