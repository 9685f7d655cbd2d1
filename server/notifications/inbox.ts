import type { listNotifications as listNotificationsCall } from '#contract/notifications.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { countUnread, findNotifications, markRead, type ReadNotifications } from './notification-store.ts'
import { viewNotification } from './notification-view.ts'

type Query = EndpointInput<typeof listNotificationsCall>['query']

/** Reads one row more than the page size, to know whether there are more. */
export async function listNotifications(
  { db }: Database,
  personId: string,
  { before, unreadOnly, size }: Query,
) {
  const page = { before, unreadOnly: unreadOnly === 'yes', limit: size + 1 }
  const found = await findNotifications(db, personId, page)
  return {
    rows: found.slice(0, size).map(viewNotification),
    hasMore: found.length > size,
    unread: await countUnread(db, personId),
  }
}

export const markNotificationsRead = (database: Database, personId: string, read: ReadNotifications) =>
  database.transaction(async (db) => {
    await markRead(db, personId, read)
    return { unread: await countUnread(db, personId) }
  })
