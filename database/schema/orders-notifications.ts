import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { orderReminders } from '#domain/orders/notifications/reminders.ts'
import { moment, oneOf } from './columns.ts'
import { customerOrder, orderEvent } from './orders.ts'
import { orderMessage } from './orders-documents.ts'

/** Events that people are still to be notified of; written with the event, deleted with the notifications. */
export const orderNotification = pgTable('order_notice', {
  eventId: bigint('event_id', { mode: 'number' })
    .primaryKey()
    .references(() => orderEvent.id),
})

/** Messages of staff that people are still to be notified of; written with the message, deleted with the notifications. */
export const orderMessageNotification = pgTable('order_message_notice', {
  messageId: bigint('message_id', { mode: 'number' })
    .primaryKey()
    .references(() => orderMessage.id),
})

/** What people were reminded of. One reminder for each deadline; one that was moved is another one. */
export const orderReminder = pgTable(
  'order_reminder',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    kind: text({ enum: orderReminders }).notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind, table.dueAt] }),
    oneOf('order_reminder_kind_listed', table.kind, orderReminders),
  ],
)
