import { and, asc, count, eq } from 'drizzle-orm'
import { orderWatcher } from '#database/schema/orders-sharing.ts'
import type { Db } from '#server/platform/database/connect.ts'

type Watcher = { readonly orderId: number; readonly personId: string }

/** In the order in which they began. */
export async function watchersOf(db: Db, orderId: number): Promise<readonly string[]> {
  const found = await db
    .select({ personId: orderWatcher.personId })
    .from(orderWatcher)
    .where(eq(orderWatcher.orderId, orderId))
    .orderBy(asc(orderWatcher.since), asc(orderWatcher.personId))
  return found.map(({ personId }) => personId)
}

export const addWatcher = (db: Db, watcher: Watcher, since: Date) =>
  db
    .insert(orderWatcher)
    .values({ ...watcher, since })
    .onConflictDoNothing()

export const removeWatcher = (db: Db, { orderId, personId }: Watcher) =>
  db.delete(orderWatcher).where(and(eq(orderWatcher.orderId, orderId), eq(orderWatcher.personId, personId)))

export async function countFollowed(db: Db, personId: string): Promise<number> {
  const [found] = await db
    .select({ followed: count() })
    .from(orderWatcher)
    .where(eq(orderWatcher.personId, personId))
  return found?.followed ?? 0
}
