import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { storedFile } from './files.ts'
import { quoteRequest } from './quotes.ts'

/** A file that a customer sent with a request. A stored file never changes, so its name and size are copied. */
export const requestAttachment = pgTable(
  'request_attachment',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => storedFile.id),
    requestId: bigint('request_id', { mode: 'number' })
      .notNull()
      .references(() => quoteRequest.id, { onDelete: 'cascade' }),
    /** The order in which the customer attached it. */
    position: integer().notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
  },
  (table) => [
    unique('request_attachment_position').on(table.requestId, table.position),
    check('request_attachment_counted', sql`${table.position} >= 0 and ${table.bytes} > 0`),
  ],
)
