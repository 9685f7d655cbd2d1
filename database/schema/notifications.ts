import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { brandCodes } from '#domain/brands/brand.ts'
import { channels } from '#domain/notifications/message.ts'
import { notificationKindNames, notificationTopics } from '#domain/notifications/notification.ts'
import { oneOf } from './columns.ts'
import { person } from './identity.ts'

/** The inbox. The text is written when the notification is read, in the user's language. */
export const notification = pgTable(
  'notification',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKindNames }).notNull(),
    params: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** The page that it links to. */
    path: text(),
    brand: text({ enum: brandCodes }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    oneOf('notification_kind_listed', table.kind, notificationKindNames),
    oneOf('notification_brand_listed', table.brand, brandCodes),
    index('notification_person').on(table.personId, table.id),
    index('notification_unread').on(table.personId).where(sql`${table.readAt} is null`),
  ],
)

/** Channel choices of users; the default applies without a row. */
export const notificationChoice = pgTable(
  'notification_choice',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    topic: text({ enum: notificationTopics }).notNull(),
    channel: text({ enum: channels }).notNull(),
    isWanted: boolean('is_wanted').notNull(),
    /** Mail once a working day. */
    isDaily: boolean('is_daily').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.topic, table.channel] }),
    oneOf('notification_choice_topic_listed', table.topic, notificationTopics),
    oneOf('notification_choice_channel_listed', table.channel, channels),
    check(
      'notification_choice_daily',
      sql`not ${table.isDaily} or (${table.channel} = 'mail' and ${table.topic} <> 'security')`,
    ),
  ],
)

/** Notifications that wait for the daily summary by mail; deleted with the message that has them. */
export const notificationDigest = pgTable(
  'notification_digest',
  {
    notificationId: bigint('notification_id', { mode: 'number' })
      .primaryKey()
      .references(() => notification.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
  },
  (table) => [index('notification_digest_person').on(table.personId, table.notificationId)],
)
