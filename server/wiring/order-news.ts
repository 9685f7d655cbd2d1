import type { NotificationStreams } from '#server/notifications/index.ts'
import { deliverOrderNotifications, type OrderNotificationDeps, orderChannel } from '#server/orders/index.ts'
import { createSingleRun } from '#server/platform/single-run.ts'
import type { StreamDeps } from './notification-streams.ts'

/** Of many changes, the first is sent at once and the others together. */
const pauseMs = 200

type Deps = StreamDeps & {
  readonly orderNotifications: OrderNotificationDeps
  readonly streams: NotificationStreams
}

/** Passes changed orders on to the open pages of those who see them, and notifies people at once. Returns how to stop. */
export async function openOrderNews({
  listener,
  log,
  orderNotifications,
  streams,
}: Deps): Promise<() => Promise<void>> {
  const delivery = createSingleRun(
    () => deliverOrderNotifications(orderNotifications),
    (err) => log.warn({ err }, 'notifications of orders wait for the next run'),
    { pauseMs },
  )
  await listener.listen(orderChannel, (changed) => {
    void streams.wakeOrders(changed)
    delivery.start()
  })
  return delivery.stop
}
