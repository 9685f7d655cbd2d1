import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { fileKinds } from '#domain/files/file-kind.ts'
import { oneOf } from './columns.ts'
import { person } from './identity.ts'

/** An uploaded file. The file store has its content under the same id. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    kind: text({ enum: fileKinds }).notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
    digest: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('stored_file_bytes', sql`${table.bytes} > 0`),
    oneOf('stored_file_kind_listed', table.kind, fileKinds),
    index('stored_file_owner').on(table.ownerId, table.createdAt),
  ],
)
