import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { fileKinds } from '#domain/files/file-kind.ts'
import { newId, oneOf } from './columns.ts'
import { staffMember } from './console.ts'
import { person } from './identity.ts'

/** An uploaded file. The file store has its content under the same id. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: newId(),
    /** The person who uploaded it; null for a file of staff. */
    ownerId: uuid('owner_id').references(() => person.id, { onDelete: 'restrict' }),
    staffId: uuid('staff_id').references(() => staffMember.id),
    kind: text({ enum: fileKinds }).notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
    digest: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('stored_file_uploader', sql`(${table.ownerId} is null) <> (${table.staffId} is null)`),
    check('stored_file_bytes', sql`${table.bytes} > 0`),
    oneOf('stored_file_kind_listed', table.kind, fileKinds),
    index('stored_file_owner').on(table.ownerId, table.createdAt),
  ],
)
