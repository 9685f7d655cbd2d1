import type { Db } from '#server/platform/database/connect.ts'
import {
  createEventStreams,
  type EventStreams,
  type StreamReader,
} from '#server/platform/http/event-streams.ts'
import type { Log } from '#server/platform/logs.ts'
import { countUnread } from './notification-store.ts'

export type NotificationStreamsDeps = {
  readonly db: Db
  readonly log: Log
  /** Implemented by the identity module. Does not count as use of the session. */
  isSessionOpen(db: Db, sessionId: string): Promise<boolean>
}

export type NotificationStreams = Pick<EventStreams<StreamReader>, 'open' | 'stop'> & {
  /** Updates the streams of one person, or all streams if the person is unknown. */
  wake(personId?: string): void
}

/** Beyond the limits a page reads the count every minute instead (decision 40). */
export function createNotificationStreams({
  db,
  log,
  isSessionOpen,
}: NotificationStreamsDeps): NotificationStreams {
  const { wake, ...streams } = createEventStreams({
    log,
    isOpen: ({ sessionId }) => isSessionOpen(db, sessionId),
    read: async ({ userId }) => ({ unread: await countUnread(db, userId) }),
  })
  return {
    ...streams,
    wake: (personId) => wake(({ userId }) => personId === undefined || userId === personId),
  }
}
