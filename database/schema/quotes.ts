import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { brandCodes } from '#domain/brands/brand.ts'
import { quotedModes } from '#domain/quotes/fee-line.ts'
import { requestKinds, requestStates } from '#domain/quotes/quote-request.ts'
import type { QuotedContainers } from '#domain/quotes/quoted-route.ts'
import type { SavedQuery } from '#domain/quotes/saved-snapshot.ts'
import type { Currency } from '#domain/values/money.ts'
import { person } from './identity.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Quotes and requests share one sequence, so that no two documents share a number. */
export const documentNumber = pgSequence('document_number')

/** A customer's request for a price that no tariff gives; staff answer it. */
export const quoteRequest = pgTable(
  'quote_request',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The company at the time of the request; null while the person has no certified company. */
    companyId: uuid('company_id'),
    brand: text({ enum: brandCodes }).notNull(),
    kind: text({ enum: requestKinds }).notNull(),
    state: text({ enum: requestStates }).notNull(),
    details: jsonb().notNull(),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    reason: text(),
    staffId: uuid('staff_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('quote_request_queue').on(table.state, table.id),
    index('quote_request_person').on(table.personId, table.id),
  ],
)

/** A quoted price. The snapshot is text and never changes, because the digest is computed over its bytes. */
export const quote = pgTable(
  'quote',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    /** Null where staff made an offer to a person without a company. */
    companyId: uuid('company_id'),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    brand: text({ enum: brandCodes }).notNull(),
    mode: text({ enum: quotedModes }).notNull(),
    /** What was asked for, in the version in which it was saved; null where staff agreed on a price. */
    query: jsonb().$type<SavedQuery>(),
    snapshot: text().notNull(),
    /** SHA-256 of the snapshot. */
    digest: text().notNull(),
    /** What lists show, copied from query and snapshot so that a list reads neither. */
    fromCode: text('from_code'),
    toCode: text('to_code'),
    pickUpPlace: text('pick_up_place'),
    containers: jsonb().$type<readonly QuotedContainers[]>().notNull().default([]),
    carrier: text(),
    vessel: text(),
    voyage: text(),
    departsOn: date('departs_on', { mode: 'string' }),
    quotedOn: date('quoted_on', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    total: numeric({ precision: 14, scale: 2 }).notNull(),
    currency: text().$type<Currency>().notNull(),
    verifyCode: text('verify_code').notNull(),
    requestId: bigint('request_id', { mode: 'number' }).references(() => quoteRequest.id),
    remark: text(),
    replacesId: bigint('replaces_id', { mode: 'number' }),
    acceptedAt: moment('accepted_at'),
    acceptedBy: uuid('accepted_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('quote_company').on(table.companyId, table.id),
    index('quote_person').on(table.personId, table.id),
    unique('quote_of_request').on(table.requestId),
    check('quote_accepted', sql`(${table.acceptedAt} is null) = (${table.acceptedBy} is null)`),
  ],
)

/** A customer is notified when the lane costs less than the threshold. */
export const rateAlert = pgTable(
  'rate_alert',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    brand: text({ enum: brandCodes }).notNull(),
    pol: text().notNull(),
    pod: text().notNull(),
    containerType: text('container_type').notNull(),
    /** CNY per container, all-in. */
    threshold: numeric({ precision: 12, scale: 2 }).notNull(),
    /** The total of the last notification; null again once the price has risen above the threshold. */
    notifiedTotal: numeric('notified_total', { precision: 14, scale: 2 }),
    notifiedAt: moment('notified_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('rate_alert_lane').on(table.personId, table.pol, table.pod, table.containerType),
    index('rate_alert_person').on(table.personId),
  ],
)

/** One row. Its number grows by one with every committed transaction that changed a table prices are calculated from. */
export const priceVersion = pgTable(
  'price_version',
  {
    isOnlyRow: boolean('is_only_row').primaryKey().default(true),
    version: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('price_version_one_row', sql`${table.isOnlyRow}`)],
)

/** The transactions that changed prices and have not yet committed; each deletes its own row when it commits. */
export const priceChange = pgTable('price_change', {
  transactionId: bigint('transaction_id', { mode: 'number' }).primaryKey(),
})
