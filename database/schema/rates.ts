import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { brandCodes } from '#domain/brands/brand.ts'
import { importedKinds, rateKinds } from '#domain/rates/rate.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** An uploaded rate sheet. Its rows are imported when staff confirm it. */
export const rateImport = pgTable('rate_import', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: importedKinds }).notNull(),
  fileName: text('file_name').notNull(),
  state: text({ enum: ['previewed', 'confirmed', 'undone'] }).notNull(),
  added: integer().notNull(),
  changed: integer().notNull(),
  unchanged: integer().notNull(),
  wrong: integer().notNull(),
  staffId: uuid('staff_id').notNull(),
  readAt: moment('read_at').notNull().defaultNow(),
  publishAt: moment('publish_at'),
  confirmedAt: moment('confirmed_at'),
  undoneAt: moment('undone_at'),
})

/** A version of a rate. A published version never changes; it ends and is superseded. */
export const rate = pgTable(
  'rate',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: rateKinds }).notNull(),
    code: text().notNull(),
    version: integer().notNull(),
    /** The port whose team manages the rate. */
    port: text().notNull(),
    /** Port of discharge, district, warehouse or depot. */
    place: text(),
    /** Null for all brands. */
    brands: text({ enum: brandCodes }).array(),
    /** Companies of a contract rate; null for a public rate. */
    companies: uuid().array(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    /** The pricing, by kind; see `domain/rates`. */
    terms: jsonb().notNull(),
    /** Effective time; null for a draft. */
    publishAt: moment('publish_at'),
    endedAt: moment('ended_at'),
    supersededBy: uuid('superseded_by').references((): AnyPgColumn => rate.id),
    importId: uuid('import_id').references(() => rateImport.id),
    /** Null for demo data. */
    staffId: uuid('staff_id'),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    unique('rate_version').on(table.kind, table.code, table.version),
    check('rate_validity', sql`${table.validFrom} <= ${table.validTo}`),
    // One draft per code, so that two editors cannot both write the next version.
    uniqueIndex('rate_draft').on(table.kind, table.code).where(sql`${table.publishAt} is null`),
    // One version per code without an end.
    uniqueIndex('rate_open')
      .on(table.kind, table.code)
      .where(sql`${table.publishAt} is not null and ${table.endedAt} is null`),
    index('rate_asked').on(table.kind, table.port, table.place),
    index('rate_import_rates').on(table.importId),
    index('rate_superseded').on(table.supersededBy),
  ],
)

/** Our own cost. A separate table, so that code that reads rates cannot show it outside the console. */
export const rateCost = pgTable('rate_cost', {
  rateId: uuid('rate_id')
    .primaryKey()
    .references(() => rate.id, { onDelete: 'cascade' }),
  cost: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
})

export const rateImportRow = pgTable(
  'rate_import_row',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => rateImport.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    outcome: text({ enum: ['added', 'changed', 'unchanged', 'wrong'] }).notNull(),
    code: text(),
    /** The version it was compared with, so that a newer one is noticed at confirmation. */
    basedOn: uuid('based_on'),
    /** The content to save; null for an invalid or unchanged row. */
    rate: jsonb(),
    cells: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('rate_import_outcome').on(table.importId, table.outcome, table.row),
  ],
)

/** Exchange rates to CNY. Append-only: the newest entry of a day counts. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    from: text('from_currency').notNull(),
    date: date({ mode: 'string' }).notNull(),
    value: numeric({ precision: 18, scale: 8 }).notNull(),
    source: text().notNull(),
    staffId: uuid('staff_id'),
    enteredAt: moment('entered_at').notNull().defaultNow(),
  },
  (table) => [
    check('exchange_rate_positive', sql`${table.value} > 0`),
    index('exchange_rate_newest').on(table.from, table.date, table.id),
  ],
)
