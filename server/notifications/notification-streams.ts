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

type Reader = StreamReader & { readonly companyId: string | null }

export type NotificationStreams = Pick<EventStreams<Reader>, 'open' | 'stop'> & {
  /** Updates the streams of one person, or all streams if the person is unknown. */
  wake(personId?: string): void
  /** The company and the number of an order that has changed; all companies if changes may have been lost. */
  wakeOrders(changed?: string): void
}

type OrderChanges = { readonly changes: number; readonly last: string | null }

/** Counted from the start of the instance, so that two instances do not count alike. */
function createOrderChanges() {
  let lost = 0
  const byCompany = new Map<string, OrderChanges>()
  const start = Date.now()
  return {
    of(companyId: string | null): OrderChanges | undefined {
      const known = companyId === null ? undefined : byCompany.get(companyId)
      return known && { ...known, changes: start + known.changes + lost }
    },
    add(companyId: string, last: string) {
      byCompany.set(companyId, { changes: (byCompany.get(companyId)?.changes ?? 0) + 1, last })
    },
    addLost() {
      // More than one, so that no reader takes the last known order for the only one.
      lost += 2
    },
  }
}

/** Beyond the limits a page reads the count every minute instead (decision 40). */
export function createNotificationStreams({
  db,
  log,
  isSessionOpen,
}: NotificationStreamsDeps): NotificationStreams {
  const changes = createOrderChanges()
  const { wake, ...streams } = createEventStreams<Reader>({
    log,
    isOpen: ({ sessionId }) => isSessionOpen(db, sessionId),
    read: async ({ userId, companyId }) => ({
      unread: await countUnread(db, userId),
      orders: changes.of(companyId),
    }),
  })
  return {
    ...streams,
    wake: (personId) => wake(({ userId }) => personId === undefined || userId === personId),
    wakeOrders(changed) {
      if (changed === undefined) {
        changes.addLost()
        return wake(() => true)
      }
      const [companyId = '', number = ''] = changed.split(' ')
      changes.add(companyId, number)
      wake((reader) => reader.companyId === companyId)
    },
  }
}
