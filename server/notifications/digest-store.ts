import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import { notification, notificationDigest } from '#database/schema/notifications.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { StoredNotification } from './notification-store.ts'

export const addToDigest = (db: Db, personId: string, notificationId: number) =>
  db.insert(notificationDigest).values({ personId, notificationId })

/** People with something that arrived before the cut-off, in the order of their ids. */
export async function peopleWithDigest(db: Db, cutOff: Date, after: string, limit: number) {
  const found = await db
    .selectDistinct({ personId: notificationDigest.personId })
    .from(notificationDigest)
    .innerJoin(notification, eq(notification.id, notificationDigest.notificationId))
    .where(and(gt(notificationDigest.personId, after), lt(notification.createdAt, cutOff)))
    .orderBy(asc(notificationDigest.personId))
    .limit(limit)
  return found.map(({ personId }) => personId)
}

/** Takes them out, the oldest first: of two runs at once, each gets what the other has not taken. */
export async function takeDigest(db: Db, personId: string, cutOff: Date): Promise<StoredNotification[]> {
  const due = db
    .select({ id: notification.id })
    .from(notification)
    .where(and(eq(notification.personId, personId), lt(notification.createdAt, cutOff)))
  const taken = await db
    .delete(notificationDigest)
    .where(and(eq(notificationDigest.personId, personId), inArray(notificationDigest.notificationId, due)))
    .returning({ id: notificationDigest.notificationId })
  if (taken.length === 0) return []
  const ids = taken.map(({ id }) => id)
  return db.select().from(notification).where(inArray(notification.id, ids)).orderBy(asc(notification.id))
}
