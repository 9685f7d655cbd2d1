import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { orderShareScopes } from '#domain/orders/sharing/order-share.ts'
import { company } from './certification.ts'
import { moment, newId, oneOf } from './columns.ts'
import { person } from './identity.ts'
import { customerOrder } from './orders.ts'

/** A link to an order for people without a login. The token itself is nowhere stored. */
export const orderShare = pgTable(
  'order_share',
  {
    id: newId(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    /** The company of the order: the tenant that the row belongs to. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => company.id),
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenDigest: text('token_digest').notNull().unique(),
    scope: text({ enum: orderShareScopes }).notNull(),
    /** Who was given it, in the words of who made it. */
    recipient: text(),
    endsAt: moment('ends_at').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    createdAt: moment('created_at').notNull(),
    /** When it was last opened. */
    openedAt: moment('opened_at'),
    endedBy: uuid('ended_by').references(() => person.id, { onDelete: 'restrict' }),
    endedAt: moment('ended_at'),
  },
  (table) => [
    oneOf('order_share_scope_listed', table.scope, orderShareScopes),
    check('order_share_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
    index('order_share_order').on(table.orderId, table.id),
    index('order_share_tenant').on(table.ownerId, table.id),
    index('order_share_person').on(table.createdBy),
    index('order_share_ended_by').on(table.endedBy),
  ],
)

/** Members of the company who follow an order: they are notified like its owner, and they see it. */
export const orderWatcher = pgTable(
  'order_watcher',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.personId] }),
    index('order_watcher_person').on(table.personId, table.orderId),
  ],
)
