import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.topic, table.channel] }),
    oneOf('notification_choice_topic_listed', table.topic, notificationTopics),
    oneOf('notification_choice_channel_listed', table.channel, channels),
  ],
)
