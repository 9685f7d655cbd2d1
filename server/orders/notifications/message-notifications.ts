import { orderUrl } from '#domain/notifications/workbench-paths.ts'
import { hasUnreadAbout } from '#server/notifications/index.ts'
import { findReads } from '#server/orders/messages/message-store.ts'
import { isLate, type OrderNotificationDeps } from './notification-deps.ts'
import { takeMessageNotification } from './notification-store.ts'
import { readersOf } from './readers.ts'

/** One notification for messages in a row: not before the earlier one was read. */
export const deliverMessageNotification = (
  deps: OrderNotificationDeps,
  messageId: number,
  now: Date,
): Promise<void> =>
  deps.database.transaction(async (db, client) => {
    const taken = await takeMessageNotification(db, messageId)
    if (!taken || isLate(taken.message.sentAt, now)) return
    const { number, brand } = taken.order
    const kind = 'order-message'
    const reads = await findReads(db, taken.order.id)
    const hasRead = new Set(
      reads.filter(({ lastMessage }) => lastMessage >= messageId).map(({ readerId }) => readerId),
    )
    for (const personId of await readersOf(db, taken.order, 'keepers'))
      if (!hasRead.has(personId) && !(await hasUnreadAbout(db, personId, { kind, order: number })))
        await deps.notify(client, {
          personId,
          kind,
          params: { order: number },
          path: orderUrl(number, 'messages'),
          brand,
        })
  })
