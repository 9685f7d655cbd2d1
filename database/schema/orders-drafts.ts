import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { type AddedService, draftOrigins } from '#domain/orders/drafts/draft.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { company } from './certification.ts'
import { moment, newId, oneOf } from './columns.ts'
import { storedFile } from './files.ts'
import { person } from './identity.ts'
import { customerOrder } from './orders.ts'
import { quote } from './quotes.ts'

/**
 * The instruction file of an order, from a version of its fields on: a correction may bring another one. A stored file
 * never changes, so its name and size are copied.
 */
export const orderInstruction = pgTable(
  'order_instruction',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    version: integer().notNull(),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => storedFile.id),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
    /** False while it is part of an amendment that has not been accepted. */
    isInForce: boolean('is_in_force').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.version] }),
    check('order_instruction_counted', sql`${table.version} >= 0 and ${table.bytes} > 0`),
  ],
)

/** What one person has typed for a quote, or to correct an order, and not yet sent. */
export const orderDraft = pgTable(
  'order_draft',
  {
    id: newId(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id),
    quoteId: bigint('quote_id', { mode: 'number' })
      .notNull()
      .references(() => quote.id),
    /** The order that is corrected; null for a new one. */
    orderId: bigint('order_id', { mode: 'number' }).references(() => customerOrder.id),
    origin: text({ enum: draftOrigins }).notNull(),
    values: jsonb().$type<OrderValues>().notNull(),
    /** The services that were added to it. */
    more: jsonb().$type<readonly AddedService[]>().notNull().default([]),
    /** Its instruction file. */
    fileId: uuid('file_id').references(() => storedFile.id),
    /** Rises with every save. */
    version: integer().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    oneOf('order_draft_origin_listed', table.origin, draftOrigins),
    check('order_draft_version', sql`${table.version} > 0`),
    unique('order_draft_once').on(table.personId, table.quoteId, table.orderId).nullsNotDistinct(),
    index('order_draft_saved').on(table.savedAt),
    index('order_draft_file').on(table.fileId),
  ],
)

/** Values of an order under a name, which any member of the company starts another order with. */
export const orderTemplate = pgTable(
  'order_template',
  {
    id: newId(),
    /** The company: the tenant that the row belongs to. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => company.id),
    name: text().notNull(),
    service: text({ enum: orderServices }).notNull(),
    /** Priced again when the template is used. */
    quoteId: bigint('quote_id', { mode: 'number' })
      .notNull()
      .references(() => quote.id),
    values: jsonb().$type<OrderValues>().notNull(),
    /** The services that are ordered with it. */
    more: jsonb().$type<readonly AddedService[]>().notNull().default([]),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    version: integer().notNull().default(1),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    oneOf('order_template_service_listed', table.service, orderServices),
    check('order_template_version', sql`${table.version} > 0`),
    unique('order_template_name').on(table.ownerId, table.name),
    index('order_template_tenant').on(table.ownerId, table.id),
  ],
)
