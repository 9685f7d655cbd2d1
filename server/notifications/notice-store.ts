import { and, count, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { notice, noticeChoice } from '#database/schema/notifications.ts'
import type { NoticeChoice } from '#domain/notifications/choices.ts'
import { noticeLives } from '#domain/notifications/notice.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type StoredNotice = typeof notice.$inferSelect

/** Where every instance hears, once the transaction is through, for whom there is something new. */
export const newsChannel = 'person_news'

const announce = (queries: Queries, personId: string) =>
  queries.execute(sql`select pg_notify(${newsChannel}, ${personId})`)

export async function insertNotice(queries: Queries, told: typeof notice.$inferInsert): Promise<void> {
  await queries.insert(notice).values(told)
  await announce(queries, told.personId)
}

const isUnread = (personId: string) => and(eq(notice.personId, personId), isNull(notice.readAt))

export async function countUnread(queries: Queries, personId: string): Promise<number> {
  const [row] = await queries.select({ unread: count() }).from(notice).where(isUnread(personId))
  return row?.unread ?? 0
}

export type NoticePage = {
  readonly before?: number | undefined
  readonly unreadOnly: boolean
  readonly most: number
}

/** The newest first, from just behind the one that was seen last. */
export const findNotices = (queries: Queries, personId: string, { before, unreadOnly, most }: NoticePage) =>
  queries
    .select()
    .from(notice)
    .where(
      and(
        unreadOnly ? isUnread(personId) : eq(notice.personId, personId),
        before === undefined ? undefined : lt(notice.id, before),
      ),
    )
    .orderBy(desc(notice.id))
    .limit(most)

export type ReadNotices = { readonly ids: readonly number[] } | { readonly upTo: number }

/** Only his own, and only what was unread; the other pages of the same reader hear of it. */
export async function markRead(queries: Queries, personId: string, read: ReadNotices): Promise<void> {
  const which: SQL = 'ids' in read ? inArray(notice.id, [...read.ids]) : lte(notice.id, read.upTo)
  const changed = await queries
    .update(notice)
    .set({ readAt: sql`now()` })
    .where(and(isUnread(personId), which))
    .returning({ id: notice.id })
  if (changed.length > 0) await announce(queries, personId)
}

export const findChoices = (queries: Queries, personId: string): Promise<NoticeChoice[]> =>
  queries
    .select({ topic: noticeChoice.topic, channel: noticeChoice.channel, isWanted: noticeChoice.isWanted })
    .from(noticeChoice)
    .where(eq(noticeChoice.personId, personId))

export async function saveChoices(
  queries: Queries,
  personId: string,
  choices: readonly NoticeChoice[],
): Promise<void> {
  await queries
    .insert(noticeChoice)
    .values(choices.map((choice) => ({ personId, ...choice })))
    .onConflictDoUpdate({
      target: [noticeChoice.personId, noticeChoice.topic, noticeChoice.channel],
      set: { isWanted: sql`excluded.is_wanted` },
    })
}

/** Whoever leaves for good leaves no inbox behind. */
export async function forgetNotices(queries: Queries, personId: string): Promise<void> {
  await queries.delete(notice).where(eq(notice.personId, personId))
  await queries.delete(noticeChoice).where(eq(noticeChoice.personId, personId))
}

export async function sweepNotices(queries: Queries): Promise<void> {
  const { readDays, anyYears } = noticeLives
  const isOldAndRead = and(
    isNotNull(notice.readAt),
    lt(notice.createdAt, sql`now() - make_interval(days => ${readDays})`),
  )
  const isForgotten = lt(notice.createdAt, sql`now() - make_interval(years => ${anyYears})`)
  await queries.delete(notice).where(or(isOldAndRead, isForgotten))
}
