import { and, asc, eq, lte } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { orderColumns, type StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

const hasPassed = (now: Date) => lte(customerOrder.nextCutOffAt, now)

/** The orders whose next cut-off has passed, the earliest first. */
export async function findPassedCutOffs(db: Db, now: Date, limit: number): Promise<readonly number[]> {
  const found = await db
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(hasPassed(now))
    .orderBy(asc(customerOrder.nextCutOffAt))
    .limit(limit)
  return found.map(({ id }) => id)
}

/** Undefined if another instance has moved it on; a person who works on the order is waited for. */
export async function lockPassedCutOff(db: Db, id: number, now: Date): Promise<StoredOrder | undefined> {
  const [found] = await db
    .select(orderColumns)
    .from(customerOrder)
    .where(and(eq(customerOrder.id, id), hasPassed(now)))
    .for('update')
  return found
}
