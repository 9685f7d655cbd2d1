import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { orderShare } from '#database/schema/orders-sharing.ts'
import { orderColumns } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredShare = typeof orderShare.$inferSelect

const isOpen = (now: Date) => and(isNull(orderShare.endedAt), gt(orderShare.endsAt, now))

export async function insertShare(db: Db, values: typeof orderShare.$inferInsert): Promise<StoredShare> {
  const [inserted] = await db.insert(orderShare).values(values).returning()
  if (!inserted) throw new Error('A share was not inserted')
  return inserted
}

/** Newest first. */
export const sharesOf = (db: Db, orderId: number, limit: number): Promise<StoredShare[]> =>
  db
    .select()
    .from(orderShare)
    .where(eq(orderShare.orderId, orderId))
    .orderBy(desc(orderShare.id))
    .limit(limit)

export async function countOpenShares(db: Db, orderId: number, now: Date): Promise<number> {
  const [found] = await db
    .select({ open: count() })
    .from(orderShare)
    .where(and(eq(orderShare.orderId, orderId), isOpen(now)))
  return found?.open ?? 0
}

type Ended = Pick<StoredShare, 'id' | 'orderId'> & { readonly endedBy: string; readonly now: Date }

/** Undefined if the order has no such link, or it has ended. */
export async function markEnded(
  db: Db,
  { id, orderId, endedBy, now }: Ended,
): Promise<StoredShare | undefined> {
  const [ended] = await db
    .update(orderShare)
    .set({ endedAt: now, endedBy })
    .where(and(eq(orderShare.id, id), eq(orderShare.orderId, orderId), isOpen(now)))
    .returning()
  return ended
}

/** The order that an open link leads to. */
export async function findShared(db: Db, tokenDigest: string, now: Date) {
  const [found] = await db
    .select({ share: orderShare, order: orderColumns })
    .from(orderShare)
    .innerJoin(customerOrder, eq(customerOrder.id, orderShare.orderId))
    .where(and(eq(orderShare.tokenDigest, tokenDigest), isOpen(now)))
  return found
}

export const markOpened = (db: Db, id: string, openedAt: Date) =>
  db.update(orderShare).set({ openedAt }).where(eq(orderShare.id, id))
