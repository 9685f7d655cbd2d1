import type { Notify } from '#server/notifications/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'

export type OrderNotificationDeps = Pick<OrderDeps, 'database' | 'clock' | 'findPeople'> & {
  readonly notify: Notify
}

/** After a standstill, news of the day before yesterday is no news. */
const longestDelayMs = 48 * 60 * 60 * 1000

export const isLate = (at: Date, now: Date): boolean => now.getTime() - at.getTime() > longestDelayMs
