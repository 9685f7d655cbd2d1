import type { listNotices as listNoticesCall } from '#contract/notifications.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { countUnread, findNotices, markRead, type ReadNotices } from './notice-store.ts'
import { viewNotice } from './notice-view.ts'

type Query = EndpointInput<typeof listNoticesCall>['query']

/** One more than is shown is asked for, to know whether there are more. */
export async function listNotices(
  { queries }: Database,
  personId: string,
  { before, unreadOnly, size }: Query,
) {
  const page = { before, unreadOnly: unreadOnly === 'yes', most: size + 1 }
  const found = await findNotices(queries, personId, page)
  return {
    rows: found.slice(0, size).map(viewNotice),
    hasMore: found.length > size,
    unread: await countUnread(queries, personId),
  }
}

export const markNoticesRead = (database: Database, personId: string, read: ReadNotices) =>
  database.transaction(async (queries) => {
    await markRead(queries, personId, read)
    return { unread: await countUnread(queries, personId) }
  })
