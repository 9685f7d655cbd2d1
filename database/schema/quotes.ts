import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { quotedServices } from '#domain/quotes/fee-line.ts'
import type { QuoteQuery } from '#domain/quotes/query.ts'
import { requestKinds, requestStates } from '#domain/quotes/quote-request.ts'
import { person } from './identity.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Quotes and requests share one sequence, so that no two documents have the same number. */
export const documentNumber = pgSequence('document_number')

/** A request to staff for a quote that no tariff covers. */
export const quoteRequest = pgTable(
  'quote_request',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The company at the time of the request; null without a certified company. */
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

/** A saved quote. The snapshot is text, so that it stays the same byte for byte. */
export const quote = pgTable(
  'quote',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    /** Null for an offer to a user without a company. */
    companyId: uuid('company_id'),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    brand: text({ enum: brandCodes }).notNull(),
    service: text({ enum: quotedServices }).notNull(),
    query: jsonb().$type<QuoteQuery>(),
    snapshot: text().notNull(),
    /** SHA-256 of the snapshot. */
    digest: text().notNull(),
    quotedOn: date('quoted_on', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    total: numeric({ precision: 14, scale: 2 }).notNull(),
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

/** A price alert of a user for a lane. */
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
    /** All-in price in CNY per container. */
    threshold: numeric({ precision: 12, scale: 2 }).notNull(),
    /** The price of the last notification; the next one needs a price above the threshold in between. */
    notifiedTotal: numeric('notified_total', { precision: 14, scale: 2 }),
    notifiedAt: moment('notified_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('rate_alert_lane').on(table.personId, table.pol, table.pod, table.containerType),
    index('rate_alert_person').on(table.personId),
  ],
)
