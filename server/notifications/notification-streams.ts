import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import type { Db } from '#server/platform/database/connect.ts'
import {
  createEventStreams,
  type EventStreams,
  type StreamReader,
} from '#server/platform/http/replies/event-streams.ts'
import type { Log } from '#server/platform/logs.ts'
import { countUnread } from './notification-store.ts'
import { createOrderChanges } from './order-changes.ts'

/** Implemented by the modules of certification and orders. */
export type OrdersOfReaders = {
  /** Whose orders a person sees as things are now; undefined if none. */
  audienceOf(db: Db, personId: string): Promise<OrderAudience | undefined>
  /** Who sees an order although members see only their own. */
  keepersOf(db: Db, number: string): Promise<readonly string[]>
}

export type NotificationStreamsDeps = {
  readonly db: Db
  readonly log: Log
  /** Implemented by the identity module. Does not count as use of the session. */
  isSessionOpen(db: Db, sessionId: string): Promise<boolean>
  readonly orders: OrdersOfReaders
}

type Reader = StreamReader & { readonly companyId: string | null }

export type NotificationStreams = Pick<EventStreams<Reader>, 'open' | 'stop'> & {
  /** Updates the streams of one person, or all streams if the person is unknown. */
  wake(personId?: string): void
  /** The company and the number of an order that has changed; all companies if changes may have been lost. */
  wakeOrders(changed?: string): Promise<void>
}

/** A person without a company may have joined this one since the page was opened. */
const mayBeOf = (reader: Reader, companyId: string): boolean =>
  reader.companyId === null || reader.companyId === companyId

const seesAllOf = (audience: OrderAudience | undefined, companyId: string): boolean =>
  audience?.companyId === companyId && audience.onlyOf === undefined

/** Beyond the limits a page reads the count every minute instead (decision 40). */
export function createNotificationStreams(deps: NotificationStreamsDeps): NotificationStreams {
  const { db, log, isSessionOpen, orders } = deps
  const changes = createOrderChanges((number) => orders.keepersOf(db, number))
  const { wake, readers, ...streams } = createEventStreams<Reader>({
    log,
    isOpen: ({ sessionId }) => isSessionOpen(db, sessionId),
    read: async ({ userId }) => ({
      unread: await countUnread(db, userId),
      orders: await changes.of(await orders.audienceOf(db, userId)),
    }),
  })
  /** Others do not even learn that something has happened. */
  async function wakeThoseWhoSee(companyId: string, number: string) {
    const open = readers().filter((one) => mayBeOf(one, companyId))
    if (open.length === 0) return changes.addUnread(companyId, number)
    const meant = new Set(await changes.add(companyId, number))
    for (const { userId } of open) {
      if (!meant.has(userId) && seesAllOf(await orders.audienceOf(db, userId), companyId)) meant.add(userId)
    }
    wake(({ userId }) => meant.has(userId))
  }
  const wakeAll = () => {
    changes.addLost()
    wake(() => true)
  }
  return {
    ...streams,
    wake: (personId) => wake(({ userId }) => personId === undefined || userId === personId),
    async wakeOrders(changed) {
      if (changed === undefined) return wakeAll()
      const [companyId = '', number = ''] = changed.split(' ')
      await wakeThoseWhoSee(companyId, number).catch((err: unknown) => {
        log.warn({ err }, 'a changed order was not passed on')
        wakeAll()
      })
    },
  }
}
