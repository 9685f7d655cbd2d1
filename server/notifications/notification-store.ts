import { and, count, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { notification, notificationChoice } from '#database/schema/notifications.ts'
import type { NotificationChoice } from '#domain/notifications/choices.ts'
import { notificationLives } from '#domain/notifications/notification.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type StoredNotification = typeof notification.$inferSelect

/** PostgreSQL channel: after each commit every instance receives the id of the person whose inbox changed. */
export const notificationChannel = 'person_notification'

const announce = (queries: Queries, personId: string) =>
  queries.execute(sql`select pg_notify(${notificationChannel}, ${personId})`)

export async function insertNotification(
  queries: Queries,
  created: typeof notification.$inferInsert,
): Promise<void> {
  await queries.insert(notification).values(created)
  await announce(queries, created.personId)
}

const isUnread = (personId: string) => and(eq(notification.personId, personId), isNull(notification.readAt))

export async function countUnread(queries: Queries, personId: string): Promise<number> {
  const [row] = await queries.select({ unread: count() }).from(notification).where(isUnread(personId))
  return row?.unread ?? 0
}

export type NotificationPage = {
  readonly before?: number | undefined
  readonly unreadOnly: boolean
  readonly most: number
}

/** Newest first, after the last row of the previous page. */
export const findNotifications = (
  queries: Queries,
  personId: string,
  { before, unreadOnly, most }: NotificationPage,
) =>
  queries
    .select()
    .from(notification)
    .where(
      and(
        unreadOnly ? isUnread(personId) : eq(notification.personId, personId),
        before === undefined ? undefined : lt(notification.id, before),
      ),
    )
    .orderBy(desc(notification.id))
    .limit(most)

export type ReadNotifications = { readonly ids: readonly number[] } | { readonly upTo: number }

/** Only unread rows of this person. Other open pages of the same person are updated. */
export async function markRead(queries: Queries, personId: string, read: ReadNotifications): Promise<void> {
  const which: SQL = 'ids' in read ? inArray(notification.id, [...read.ids]) : lte(notification.id, read.upTo)
  const changed = await queries
    .update(notification)
    .set({ readAt: sql`now()` })
    .where(and(isUnread(personId), which))
    .returning({ id: notification.id })
  if (changed.length > 0) await announce(queries, personId)
}

export const findChoices = (queries: Queries, personId: string): Promise<NotificationChoice[]> =>
  queries
    .select({
      topic: notificationChoice.topic,
      channel: notificationChoice.channel,
      isWanted: notificationChoice.isWanted,
    })
    .from(notificationChoice)
    .where(eq(notificationChoice.personId, personId))

export async function saveChoices(
  queries: Queries,
  personId: string,
  choices: readonly NotificationChoice[],
): Promise<void> {
  await queries
    .insert(notificationChoice)
    .values(choices.map((choice) => ({ personId, ...choice })))
    .onConflictDoUpdate({
      target: [notificationChoice.personId, notificationChoice.topic, notificationChoice.channel],
      set: { isWanted: sql`excluded.is_wanted` },
    })
}

export async function deleteNotificationsOf(queries: Queries, personId: string): Promise<void> {
  await queries.delete(notification).where(eq(notification.personId, personId))
  await queries.delete(notificationChoice).where(eq(notificationChoice.personId, personId))
}

export async function sweepNotifications(queries: Queries): Promise<void> {
  const { readDays, anyYears } = notificationLives
  const isOldAndRead = and(
    isNotNull(notification.readAt),
    lt(notification.createdAt, sql`now() - make_interval(days => ${readDays})`),
  )
  const isTooOld = lt(notification.createdAt, sql`now() - make_interval(years => ${anyYears})`)
  await queries.delete(notification).where(or(isOldAndRead, isTooOld))
}
