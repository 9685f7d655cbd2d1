import { and, count, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { notification, notificationChoice } from '#database/schema/notifications.ts'
import type { NotificationChoice } from '#domain/notifications/choices.ts'
import { type NotificationKind, notificationLives } from '#domain/notifications/notification.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredNotification = typeof notification.$inferSelect

/** PostgreSQL channel: after each commit every instance receives the id of the person whose inbox changed. */
export const notificationChannel = 'person_notification'

const announce = (db: Db, personId: string) =>
  db.execute(sql`select pg_notify(${notificationChannel}, ${personId})`)

export async function insertNotification(db: Db, created: typeof notification.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(notification).values(created).returning({ id: notification.id })
  if (!inserted) throw new Error('A notification was not inserted')
  await announce(db, created.personId)
  return inserted.id
}

const isUnread = (personId: string) => and(eq(notification.personId, personId), isNull(notification.readAt))

export async function countUnread(db: Db, personId: string): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(notification).where(isUnread(personId))
  return row?.unread ?? 0
}

export type NotificationPage = {
  readonly before?: number | undefined
  readonly unreadOnly: boolean
  readonly limit: number
}

/** Newest first, after the last row of the previous page. */
export const findNotifications = (
  db: Db,
  personId: string,
  { before, unreadOnly, limit }: NotificationPage,
) =>
  db
    .select()
    .from(notification)
    .where(
      and(
        unreadOnly ? isUnread(personId) : eq(notification.personId, personId),
        before === undefined ? undefined : lt(notification.id, before),
      ),
    )
    .orderBy(desc(notification.id))
    .limit(limit)

/** Those of a kind about an order. */
export type AboutOrder = { readonly kind: NotificationKind; readonly order: string }

export type ReadNotifications =
  | { readonly ids: readonly number[] }
  | { readonly upTo: number }
  | { readonly about: AboutOrder }

const isAbout = ({ kind, order }: AboutOrder) =>
  and(eq(notification.kind, kind), sql`${notification.params} ->> 'order' = ${order}`)

function among(read: ReadNotifications): SQL | undefined {
  if ('about' in read) return isAbout(read.about)
  return 'ids' in read ? inArray(notification.id, [...read.ids]) : lte(notification.id, read.upTo)
}

export async function hasUnreadAbout(db: Db, personId: string, about: AboutOrder): Promise<boolean> {
  const found = await db
    .select({ id: notification.id })
    .from(notification)
    .where(and(isUnread(personId), isAbout(about)))
    .limit(1)
  return found.length > 0
}

/** Only unread rows of this person. Other open pages of the same person are updated. */
export async function markRead(db: Db, personId: string, read: ReadNotifications): Promise<void> {
  const changed = await db
    .update(notification)
    .set({ readAt: sql`now()` })
    .where(and(isUnread(personId), among(read)))
    .returning({ id: notification.id })
  if (changed.length > 0) await announce(db, personId)
}

export const findChoices = (db: Db, personId: string): Promise<NotificationChoice[]> =>
  db
    .select({
      topic: notificationChoice.topic,
      channel: notificationChoice.channel,
      isWanted: notificationChoice.isWanted,
      isDaily: notificationChoice.isDaily,
    })
    .from(notificationChoice)
    .where(eq(notificationChoice.personId, personId))

export async function saveChoices(
  db: Db,
  personId: string,
  choices: readonly NotificationChoice[],
): Promise<void> {
  await db
    .insert(notificationChoice)
    .values(choices.map(({ isDaily = false, ...choice }) => ({ personId, isDaily, ...choice })))
    .onConflictDoUpdate({
      target: [notificationChoice.personId, notificationChoice.topic, notificationChoice.channel],
      set: { isWanted: sql`excluded.is_wanted`, isDaily: sql`excluded.is_daily` },
    })
}

export async function deleteNotificationsOf(db: Db, personId: string): Promise<void> {
  await db.delete(notification).where(eq(notification.personId, personId))
  await db.delete(notificationChoice).where(eq(notificationChoice.personId, personId))
}

export async function sweepNotifications(db: Db): Promise<void> {
  const { readDays, anyYears } = notificationLives
  const isOldAndRead = and(
    isNotNull(notification.readAt),
    lt(notification.createdAt, sql`now() - make_interval(days => ${readDays})`),
  )
  const isTooOld = lt(notification.createdAt, sql`now() - make_interval(years => ${anyYears})`)
  await db.delete(notification).where(or(isOldAndRead, isTooOld))
}
