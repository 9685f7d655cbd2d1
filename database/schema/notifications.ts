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
import { person } from './identity.ts'

/** What somebody finds in his inbox; its sentences are made when it is read, in his language. */
export const notification = pgTable(
  'notification',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKindNames }).notNull(),
    params: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** Where it leads, as a path of the site. */
    path: text(),
    brand: text({ enum: brandCodes }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('notification_person').on(table.personId, table.id),
    index('notification_unread').on(table.personId).where(sql`${table.readAt} is null`),
  ],
)

/** Where a topic also goes; without a row the default of the house holds. */
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
  (table) => [primaryKey({ columns: [table.personId, table.topic, table.channel] })],
)
