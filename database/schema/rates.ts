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

/** A sheet that was read; its rows wait beside it until somebody says yes. */
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

/** One version of one price. What was published is never changed; it ends, and another follows. */
export const rate = pgTable(
  'rate',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: rateKinds }).notNull(),
    code: text().notNull(),
    version: integer().notNull(),
    /** The port whose desk keeps it. */
    port: text().notNull(),
    /** Where it leads or what it holds for: a port, a district, a warehouse, a depot. */
    place: text(),
    /** The brands it is sold under; none: all. */
    brands: text({ enum: brandCodes }).array(),
    /** The companies it was agreed with; none: public. */
    companies: uuid().array(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    /** What the kind says it holds; see `domain/rates`. */
    terms: jsonb().notNull(),
    /** From when it holds; none: a draft. */
    publishAt: moment('publish_at'),
    endedAt: moment('ended_at'),
    supersededBy: uuid('superseded_by').references((): AnyPgColumn => rate.id),
    importId: uuid('import_id').references(() => rateImport.id),
    /** Who saved it; the demo data was saved by nobody. */
    staffId: uuid('staff_id'),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    unique('rate_version').on(table.kind, table.code, table.version),
    check('rate_validity', sql`${table.validFrom} <= ${table.validTo}`),
    // One draft a code: two editors cannot both write the next version.
    uniqueIndex('rate_draft').on(table.kind, table.code).where(sql`${table.publishAt} is null`),
    // What holds until something else does: one a code.
    uniqueIndex('rate_open')
      .on(table.kind, table.code)
      .where(sql`${table.publishAt} is not null and ${table.endedAt} is null`),
    index('rate_asked').on(table.kind, table.port, table.place),
    index('rate_import_rates').on(table.importId),
    index('rate_superseded').on(table.supersededBy),
  ],
)

/** What the house pays. Apart from the rate, so that nothing that reads rates can carry it out of the console. */
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
    /** The version it was compared with; another one in between is found when it is confirmed. */
    basedOn: uuid('based_on'),
    /** What would be saved; none where the row is wrong or says nothing new. */
    rate: jsonb(),
    cells: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('rate_import_outcome').on(table.importId, table.outcome, table.row),
  ],
)

/** Into yuan. What was entered stays: a later word on the same day is the one that counts. */
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
