import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import type { Db } from '#server/platform/database/connect.ts'
import {
  createEventStreams,
  type EventStreams,
  type StreamReader,
} from '#server/platform/http/event-streams.ts'
import type { Log } from '#server/platform/logs.ts'
import { countUnread } from './notification-store.ts'

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

type OrderChanges = { readonly changes: number; readonly last: string | null }

const audienceKey = ({ companyId, onlyOf = '' }: OrderAudience): string => `${companyId} ${onlyOf}`

/** Counted from the start of the instance, so that two instances do not count alike. */
function createOrderChanges() {
  let lost = 0
  const byAudience = new Map<string, OrderChanges>()
  const start = Date.now()
  return {
    of(audience: OrderAudience | undefined): OrderChanges | undefined {
      const known = audience && byAudience.get(audienceKey(audience))
      return known && { ...known, changes: start + known.changes + lost }
    },
    /** For those who see all orders of the company, and for each who sees this one among their own. */
    add(companyId: string, last: string, keepers: readonly string[]) {
      for (const onlyOf of [undefined, ...keepers]) {
        const key = audienceKey({ companyId, ...(onlyOf !== undefined && { onlyOf }) })
        byAudience.set(key, { changes: (byAudience.get(key)?.changes ?? 0) + 1, last })
      }
    },
    addLost() {
      // More than one, so that no reader takes the last known order for the only one.
      lost += 2
    },
  }
}

/** Beyond the limits a page reads the count every minute instead (decision 40). */
export function createNotificationStreams(deps: NotificationStreamsDeps): NotificationStreams {
  const { db, log, isSessionOpen, orders } = deps
  const changes = createOrderChanges()
  const { wake, readers, ...streams } = createEventStreams<Reader>({
    log,
    isOpen: ({ sessionId }) => isSessionOpen(db, sessionId),
    read: async ({ userId }) => ({
      unread: await countUnread(db, userId),
      orders: changes.of(await orders.audienceOf(db, userId)),
    }),
  })
  /** Others do not even learn that something has happened. */
  async function wakeThoseWhoSee(companyId: string, number: string) {
    const keepers = await orders.keepersOf(db, number)
    changes.add(companyId, number, keepers)
    const meant = new Set(keepers)
    for (const { userId } of readers().filter((one) => one.companyId === companyId)) {
      const audience = meant.has(userId) ? undefined : await orders.audienceOf(db, userId)
      if (audience?.companyId === companyId && audience.onlyOf === undefined) meant.add(userId)
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
