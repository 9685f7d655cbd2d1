import { and, asc, eq, gt, inArray, or, type SQL } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { deadlineKey, isDueBy } from '#database/schema/orders-keys.ts'
import { statesWithDeadline } from '#domain/orders/lifecycle/deadline.ts'
import { orderColumns, type StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type OverduePosition = { readonly id: number; readonly dueAt: Date | null }

/** Of the company or of the customer: by them the index of the queue finds what waits. None of them runs and has a cut-off. */
const isOverdue = (now: Date): SQL | undefined =>
  and(
    inArray(customerOrder.waitsFor, ['company-administrator', 'customer']),
    isDueBy(customerOrder, now),
    inArray(customerOrder.state, [...statesWithDeadline]),
  )

const isBehind = (after: OverduePosition | undefined): SQL | undefined =>
  after?.dueAt
    ? or(
        gt(customerOrder.dueAt, after.dueAt),
        and(eq(customerOrder.dueAt, after.dueAt), gt(customerOrder.id, after.id)),
      )
    : undefined

/** The longest overdue first. */
export const findOverdue = (
  db: Db,
  now: Date,
  { after, limit }: { readonly after: OverduePosition | undefined; readonly limit: number },
): Promise<OverduePosition[]> =>
  db
    .select({ id: customerOrder.id, dueAt: customerOrder.dueAt })
    .from(customerOrder)
    .where(and(isOverdue(now), isBehind(after)))
    .orderBy(asc(deadlineKey(customerOrder)), asc(customerOrder.id))
    .limit(limit)

/** Undefined if it was answered, or if a person or another instance is moving it right now. */
export async function lockOverdue(db: Db, id: number, now: Date): Promise<StoredOrder | undefined> {
  const [found] = await db
    .select(orderColumns)
    .from(customerOrder)
    .where(and(eq(customerOrder.id, id), isOverdue(now)))
    .for('update', { skipLocked: true })
  return found
}
