import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { requestReader, staffMember } from '#database/schema/console.ts'
import { missedHeartbeats } from '#domain/access/console-news.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { timeLimits } from '#server/platform/time-limits.ts'

/** PostgreSQL channel: after each commit every instance receives the kind of news, or the request whose readers changed. */
export const newsChannel = 'staff_news'

/** Tells the readers of a request from the kinds of news. */
const readersPrefix = 'readers of '

/** The request of a notification about its readers; undefined for other notifications. */
export const requestNamedIn = (payload: string): string | undefined =>
  payload.startsWith(readersPrefix) ? payload.slice(readersPrefix.length) : undefined

const announce = (db: Db, request: string) =>
  db.execute(sql`select pg_notify(${newsChannel}, ${`${readersPrefix}${request}`})`)

const oldest = sql`now() - make_interval(secs => ${(timeLimits.heartbeatMs / 1000) * missedHeartbeats})`

export type RequestReader = { readonly id: string; readonly request: string; readonly staffId: string }

/** Also deletes what a server that failed left behind. */
export async function insertReader(db: Db, reader: RequestReader): Promise<void> {
  await db.delete(requestReader).where(lt(requestReader.seenAt, oldest))
  const { id, request, staffId } = reader
  await db.insert(requestReader).values({ id, request, staffId })
  await announce(db, reader.request)
}

export const renewReader = (db: Db, id: string) =>
  db.update(requestReader).set({ seenAt: sql`now()` }).where(eq(requestReader.id, id))

export async function deleteReader(db: Db, { id, request }: RequestReader): Promise<void> {
  await db.delete(requestReader).where(eq(requestReader.id, id))
  await announce(db, request)
}

/** The names of the others who have the request open. */
export async function findOtherReaders(
  db: Db,
  { request, staffId }: Pick<RequestReader, 'request' | 'staffId'>,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: staffMember.id, name: staffMember.name })
    .from(requestReader)
    .innerJoin(staffMember, eq(staffMember.id, requestReader.staffId))
    .where(
      and(
        eq(requestReader.request, request),
        ne(requestReader.staffId, staffId),
        gt(requestReader.seenAt, oldest),
      ),
    )
    .orderBy(asc(staffMember.name), asc(staffMember.id))
  return rows.map(({ name }) => name)
}
