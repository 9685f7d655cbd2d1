import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#domain/brands/brand.ts'
import { exportedSheets } from '#domain/orders/export/export-job.ts'
import { company } from './certification.ts'
import { moment, newId, oneOf } from './columns.ts'
import { person } from './identity.ts'

/** A sheet of orders that a job writes for one person. The file store has it under its file id. */
export const orderExport = pgTable(
  'order_export',
  {
    id: newId(),
    /** The company: the tenant that the row belongs to. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => company.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    sheet: text({ enum: exportedSheets }).notNull(),
    language: text({ enum: languages }).notNull(),
    /** The filters of the list, and the columns that were chosen. */
    filters: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    rows: integer().notNull(),
    written: integer().notNull().default(0),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    fileId: uuid('file_id'),
    bytes: integer(),
  },
  (table) => [
    oneOf('order_export_sheet_listed', table.sheet, exportedSheets),
    oneOf('order_export_language_listed', table.language, languages),
    check(
      'order_export_ended',
      sql`(${table.endedAt} is null) = (${table.fileId} is null) and (${table.endedAt} is null) = (${table.bytes} is null)`,
    ),
    index('order_export_tenant').on(table.ownerId, table.id),
    index('order_export_person').on(table.personId, table.id),
    index('order_export_started').on(table.startedAt),
  ],
)
