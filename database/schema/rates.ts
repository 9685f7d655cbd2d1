import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { brandCodes } from '#domain/brands/brand.ts'
import type { BulkEdit, TypedPrices } from '#domain/rates/bulk-edit.ts'
import type { PriceMoves } from '#domain/rates/price-moves.ts'
import { importedKinds, rateKinds } from '#domain/rates/rate.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { eachOneOf, moment, newId, oneOf } from './columns.ts'
import { staffMember } from './console.ts'

type StoredEdit = {
  readonly change: BulkEdit
  /** Typed prices by the version they were typed for. */
  readonly typed: Readonly<Record<string, TypedPrices>>
}

/** Where the columns of a sheet are, so that its rows can be compared again. */
type SheetLayout = {
  readonly columns: Readonly<Record<string, number>>
  readonly ignored: readonly { readonly cell: string; readonly header: string }[]
}

const importStates = ['previewed', 'confirmed', 'undone'] as const
const rowOutcomes = ['added', 'changed', 'unchanged', 'wrong'] as const

/**
 * When a published version stops being offered: its end, or the end of its last valid day in Shanghai. The look-up
 * index ends with it, so that a look-up never reads the versions of the past.
 */
export const inUseUntil = ({ endedAt, validTo }: { readonly endedAt: unknown; readonly validTo: unknown }) =>
  sql`least(coalesce(${endedAt}, 'infinity'::timestamptz), (${validTo} + 1)::timestamp at time zone 'Asia/Shanghai')`

/** An uploaded spreadsheet, or an edit of several rates. Its rows wait in `rate_import_row` until staff confirm the import. */
export const rateImport = pgTable(
  'rate_import',
  {
    id: newId(),
    kind: text({ enum: importedKinds }).notNull(),
    fileName: text('file_name').notNull(),
    state: text({ enum: importStates }).notNull(),
    added: integer().notNull(),
    changed: integer().notNull(),
    unchanged: integer().notNull(),
    wrong: integer().notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffMember.id),
    readAt: moment('read_at').notNull().defaultNow(),
    publishAt: moment('publish_at'),
    confirmedAt: moment('confirmed_at'),
    undoneAt: moment('undone_at'),
    undoneBy: uuid('undone_by').references(() => staffMember.id),
    /** Rates that an undo in part left as they were, because they have a later version. */
    kept: integer().notNull().default(0),
    /** Rows that staff left out of the import. */
    leftOut: integer('left_out').notNull().default(0),
    /** Null for an edit. */
    layout: jsonb().$type<SheetLayout>(),
    /** How many prices rise and fall, and which the most. */
    moves: jsonb().$type<PriceMoves>(),
    /** What an edit of several rates changes, so that its preview can be computed again; null: a spreadsheet. */
    edit: jsonb().$type<StoredEdit>(),
  },
  (table) => [
    index('rate_import_newest').on(table.readAt, table.id),
    oneOf('rate_import_kind_listed', table.kind, importedKinds),
    oneOf('rate_import_state_listed', table.state, importStates),
  ],
)

/** One version of one rate. A published version never changes: it ends, and another one follows. */
export const rate = pgTable(
  'rate',
  {
    id: newId(),
    kind: text({ enum: rateKinds }).notNull(),
    code: text().notNull(),
    version: integer().notNull(),
    /** The port of loading, or the port of a tariff. */
    port: text().notNull(),
    /** The destination or the site it applies to: a port, a district, a warehouse or a depot. */
    place: text(),
    /** The brands that sell it; null: all brands. */
    brands: text({ enum: brandCodes }).array(),
    /** The companies of a contract rate; null: public. A trigger checks that they exist (migration 0012). */
    companies: uuid().array(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    /** Its shape depends on the kind; see `RatePricing` in `domain/rates`. */
    pricing: jsonb().notNull(),
    /** When it takes effect; null: a draft. */
    publishAt: moment('publish_at'),
    endedAt: moment('ended_at'),
    /** Why staff archived it. */
    archiveReason: text('archive_reason'),
    supersededBy: uuid('superseded_by').references((): AnyPgColumn => rate.id),
    /** Since when its price is sold, if it continues an earlier version at the same price; null: since `publish_at`. */
    soldSince: moment('sold_since'),
    /** The remaining days of a version that another one replaced, kept at the old price: the replacing version. */
    publishedWith: uuid('published_with').references((): AnyPgColumn => rate.id),
    importId: uuid('import_id').references(() => rateImport.id),
    /** The ids of the drafts that it replaced, so that their addresses lead to it. */
    replacedDrafts: uuid('replaced_drafts').array(),
    /** Null for demo data. */
    staffId: uuid('staff_id').references(() => staffMember.id),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    unique('rate_version').on(table.kind, table.code, table.version),
    oneOf('rate_kind_listed', table.kind, rateKinds),
    eachOneOf('rate_brands_listed', table.brands, brandCodes),
    check('rate_validity', sql`${table.validFrom} <= ${table.validTo}`),
    // One draft per code: two editors cannot both write the next version.
    uniqueIndex('rate_draft').on(table.kind, table.code).where(sql`${table.publishAt} is null`),
    // Open versions of one code have validities that do not overlap: the exclusion constraint rate_open (migration 0031).
    index('rate_in_use').on(table.kind, table.port, table.place, inUseUntil(table)),
    // For the list sorted by these columns.
    index('rate_listed_valid_from').on(table.kind, table.validFrom, table.id),
    index('rate_listed_saved_at').on(table.kind, table.savedAt, table.id),
    index('rate_published').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    index('rate_import_rates').on(table.importId),
    index('rate_superseded').on(table.supersededBy),
    index('rate_published_with').on(table.publishedWith).where(sql`${table.publishedWith} is not null`),
    // Deleting a company looks for contract rates that name it.
    index('rate_companies').using('gin', table.companies).where(sql`${table.companies} is not null`),
  ],
)

/** What Quayside pays. In its own table, so that no query for customers can select it with the rate. */
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
    outcome: text({ enum: rowOutcomes }).notNull(),
    code: text(),
    /** The newest version when the sheet was read; confirming refuses another one. Null for a new code or a deleted draft. */
    comparedVersionId: uuid('compared_version_id').references(() => rate.id, { onDelete: 'set null' }),
    /** Its number, which stays when the draft is deleted; 0 for a new code. */
    comparedVersion: integer('compared_version').notNull().default(0),
    /** The published version without an end when the sheet was read; the row was compared with it. */
    openVersionId: uuid('open_version_id').references(() => rate.id, { onDelete: 'set null' }),
    /** Of an edit: the version that is edited. Confirming refuses it once it is no longer open. */
    editedVersionId: uuid('edited_version_id').references(() => rate.id, { onDelete: 'set null' }),
    /** What confirming saves; null where the row is wrong or unchanged, and once the import is confirmed. */
    rate: jsonb(),
    cells: jsonb().notNull(),
    /** The cells of the sheet by column, until the import is confirmed; of a wrong row they stay. */
    source: jsonb().$type<Readonly<Record<string, string>>>(),
    isLeftOut: boolean('is_left_out').notNull().default(false),
    /** The result of the row differs since the preview was computed again. */
    isChangedSince: boolean('is_changed_since').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    oneOf('rate_import_row_outcome_listed', table.outcome, rowOutcomes),
    index('rate_import_outcome').on(table.importId, table.outcome, table.row),
    // Deleting a draft looks for rows that refer to it.
    index('rate_import_compared_version')
      .on(table.comparedVersionId)
      .where(sql`${table.comparedVersionId} is not null`),
    index('rate_import_open_version').on(table.openVersionId).where(sql`${table.openVersionId} is not null`),
    index('rate_import_edited_version')
      .on(table.editedVersionId)
      .where(sql`${table.editedVersionId} is not null`),
  ],
)

/** Into CNY. Entries are never changed: of several for one day the last one counts that was not withdrawn. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    from: text('from_currency').$type<Currency>().notNull(),
    date: date({ mode: 'string' }).notNull(),
    value: numeric({ precision: 18, scale: 8 }).notNull(),
    source: text().notNull(),
    staffId: uuid('staff_id').references(() => staffMember.id),
    enteredAt: moment('entered_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('exchange_rate_from_currency_listed', table.from, currencies),
    check('exchange_rate_positive', sql`${table.value} > 0`),
    index('exchange_rate_newest').on(table.from, table.date, table.id),
  ],
)

/** An entry that was made by mistake: it stays in the list and is no longer used. */
export const exchangeRateWithdrawal = pgTable('exchange_rate_withdrawal', {
  entryId: integer('entry_id')
    .primaryKey()
    .references(() => exchangeRate.id, { onDelete: 'cascade' }),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staffMember.id),
  withdrawnAt: moment('withdrawn_at').notNull().defaultNow(),
})
