import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { OrderValues, RouteEnd } from '#domain/orders/fields/order-field.ts'
import { orderMilestones } from '#domain/orders/milestones/milestones.ts'
import { classifiers } from '#domain/tracking/milestones.ts'
import { moment, oneOf } from './columns.ts'
import { staffMember } from './console.ts'
import { customerOrder } from './orders.ts'

const ofOrder = () =>
  bigint('order_id', { mode: 'number' })
    .notNull()
    .references(() => customerOrder.id)

/** What staff fill in on a running order. Versions are added, never changed. */
export const orderDetail = pgTable(
  'order_detail',
  {
    orderId: ofOrder(),
    version: integer().notNull(),
    values: jsonb().$type<OrderValues>().notNull(),
    /** The IANA zones that the times were typed by. */
    zones: jsonb().$type<Readonly<Record<RouteEnd, string>>>().notNull(),
    writtenBy: uuid('written_by')
      .notNull()
      .references(() => staffMember.id),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.version] })],
)

/** Times of milestones. A correction is another row; the last one of a milestone, a container and a classifier holds. */
export const orderMilestone = pgTable(
  'order_milestone',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    milestone: text({ enum: orderMilestones }).notNull(),
    classifier: text({ enum: classifiers }).notNull(),
    /** Null for the whole order. */
    container: text(),
    /** Null once it was taken back. */
    at: moment('at'),
    zone: text().notNull(),
    /** Why an earlier record was corrected. */
    reason: text(),
    recordedBy: uuid('recorded_by')
      .notNull()
      .references(() => staffMember.id),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    oneOf('order_milestone_milestone_listed', table.milestone, orderMilestones),
    oneOf('order_milestone_classifier_listed', table.classifier, classifiers),
    index('order_milestone_order').on(table.orderId, table.id),
  ],
)
