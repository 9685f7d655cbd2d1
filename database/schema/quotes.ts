import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  index,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { brandCodes, languages } from '#domain/brands/brand.ts'
import type { QuotedContainers } from '#domain/quotes/quoted-containers.ts'
import { quotedModes } from '#domain/quotes/quoted-mode.ts'
import { requestKinds, requestStates } from '#domain/quotes/requests/quote-request.ts'
import { shareScopes } from '#domain/quotes/saved/quote-share.ts'
import type { SavedQuery } from '#domain/quotes/saved/saved-snapshot.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { company } from './certification.ts'
import { moment, newId, oneOf } from './columns.ts'
import { staffMember } from './console.ts'
import { person } from './identity.ts'

type VisitorOwned = Readonly<Record<'ownerId' | 'companyId' | 'personId' | 'visitorId', unknown>>

const isOwnerOrVisitor = ({ ownerId, companyId, personId, visitorId }: VisitorOwned) =>
  sql`${ownerId} = coalesce(${companyId}, ${personId}, ${visitorId})`

/** A visitor has no company. */
const hasOneAsker = ({ companyId, personId, visitorId }: VisitorOwned) =>
  sql`num_nonnulls(${personId}, ${visitorId}) = 1 and num_nonnulls(${companyId}, ${visitorId}) < 2`

/** A person without an account who sent a request, known by a mobile or an email address. */
export const visitor = pgTable(
  'visitor',
  {
    id: newId(),
    /** Verified by a code: a mobile, or an email address in lower case. */
    recipient: text().notNull().unique(),
    /** The answer is written in the language of the newest request. */
    language: text({ enum: languages }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [oneOf('visitor_language_listed', table.language, languages)],
)

/** Quotes and requests share one sequence, so that no two documents share a number. */
export const documentNumber = pgSequence('document_number')

/** A number is found by its beginning and by its end. */
const numberIndexes = (name: string, { number }: { readonly number: ExtraConfigColumn }) => [
  index(`${name}_number_start`).on(number.op('text_pattern_ops')),
  index(`${name}_number_end`).on(sql`reverse(${number}) text_pattern_ops`),
]

/** A customer's request for a price that no tariff gives; staff answer it. */
export const quoteRequest = pgTable(
  'quote_request',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The company, or the person without one: the tenant that the row belongs to, also after the person has moved. */
    ownerId: uuid('owner_id').notNull(),
    number: text().notNull().unique(),
    /** Null for a visitor. */
    personId: uuid('person_id').references(() => person.id, { onDelete: 'restrict' }),
    /** Null once the visitor has an account. */
    visitorId: uuid('visitor_id').references(() => visitor.id),
    /** Of the link that a visitor gets. */
    linkCode: text('link_code'),
    /** The company at the time of the request; null while the person has no certified company. */
    companyId: uuid('company_id').references(() => company.id),
    brand: text({ enum: brandCodes }).notNull(),
    kind: text({ enum: requestKinds }).notNull(),
    state: text({ enum: requestStates }).notNull(),
    details: jsonb().notNull(),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    /** Sent by the client with each try to send it. */
    saveKey: text('save_key'),
    reason: text(),
    staffId: uuid('staff_id').references(() => staffMember.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    answeredAt: moment('answered_at'),
    /** The member of staff who opened it last. */
    openedBy: uuid('opened_by').references(() => staffMember.id),
    openedAt: moment('opened_at'),
  },
  (table) => [
    oneOf('quote_request_brand_listed', table.brand, brandCodes),
    oneOf('quote_request_kind_listed', table.kind, requestKinds),
    oneOf('quote_request_state_listed', table.state, requestStates),
    check('quote_request_owner', isOwnerOrVisitor(table)),
    check('quote_request_asker', hasOneAsker(table)),
    unique('quote_request_of_save_key').on(table.personId, table.saveKey),
    ...numberIndexes('quote_request', table),
    unique('quote_request_of_visitor_key').on(table.visitorId, table.saveKey),
    index('quote_request_tenant').on(table.ownerId, table.id),
    index('quote_request_queue').on(table.state, table.id),
    index('quote_request_person').on(table.personId, table.id),
    check('quote_request_link', sql`(${table.visitorId} is null) = (${table.linkCode} is null)`),
  ],
)

/** A quoted price. The snapshot is text and never changes, because the digest is computed over its bytes. */
export const quote = pgTable(
  'quote',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The company, or the person without one: the tenant that the row belongs to, also after the person has moved. */
    ownerId: uuid('owner_id').notNull(),
    number: text().notNull().unique(),
    /** Null where staff made an offer to a person without a company. */
    companyId: uuid('company_id').references(() => company.id),
    /** Null where staff made an offer to a visitor. */
    personId: uuid('person_id').references(() => person.id, { onDelete: 'restrict' }),
    visitorId: uuid('visitor_id').references(() => visitor.id),
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
    /** The last day; the release before `endsAt` reads and writes only this. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    /** The last instant; null where the whole last day is valid. */
    endsAt: moment('ends_at'),
    /** `endsAt`, or the end of the last day. */
    validUntilAt: moment('valid_until_at')
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce("ends_at", ("valid_until" + time '23:59:59') at time zone 'Asia/Shanghai')`,
      ),
    total: numeric({ precision: 14, scale: 2 }).notNull(),
    /** The part of the total that the consignee pays; null where the release before has saved the quote. */
    consigneeTotal: numeric('consignee_total', { precision: 14, scale: 2 }),
    currency: text().$type<Currency>().notNull(),
    /** Null where the release before has saved the quote, and for offers by staff. */
    usesContractRate: boolean('uses_contract_rate'),
    verifyCode: text('verify_code').notNull(),
    /** Sent by the client with each try to save it. */
    saveKey: text('save_key'),
    requestId: bigint('request_id', { mode: 'number' }).references(() => quoteRequest.id),
    remark: text(),
    /** The customer's own words, to find the quote again. */
    labels: text().array().notNull().default([]),
    replacesId: bigint('replaces_id', { mode: 'number' }).references((): AnyPgColumn => quote.id),
    acceptedAt: moment('accepted_at'),
    acceptedBy: uuid('accepted_by').references(() => person.id),
    /** When its author read that it was accepted. */
    acceptanceSeenAt: moment('acceptance_seen_at'),
    /** Who made the offer; null for a quote that a customer saved. */
    staffId: uuid('staff_id').references(() => staffMember.id),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: uuid('withdrawn_by').references(() => staffMember.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('quote_brand_listed', table.brand, brandCodes),
    oneOf('quote_mode_listed', table.mode, quotedModes),
    oneOf('quote_currency_listed', table.currency, currencies),
    check('quote_owner', isOwnerOrVisitor(table)),
    check('quote_asker', hasOneAsker(table)),
    ...numberIndexes('quote', table),
    index('quote_tenant').on(table.ownerId, table.id),
    // For the list sorted by these columns.
    index('quote_tenant_total').on(table.ownerId, table.total, table.id),
    index('quote_tenant_valid_until_at').on(table.ownerId, table.validUntilAt, table.id),
    index('quote_company').on(table.companyId),
    index('quote_labelled').on(table.ownerId).where(sql`cardinality(${table.labels}) > 0`),
    index('quote_person').on(table.personId, table.id),
    index('quote_visitor').on(table.visitorId).where(sql`${table.visitorId} is not null`),
    index('quote_replaces').on(table.replacesId).where(sql`${table.replacesId} is not null`),
    // A request has one offer that holds; withdrawn ones stay.
    uniqueIndex('quote_in_force_of_request').on(table.requestId).where(sql`${table.withdrawnAt} is null`),
    index('quote_request_offers').on(table.requestId, table.id).where(sql`${table.requestId} is not null`),
    index('quote_unseen_acceptance')
      .on(table.staffId)
      .where(sql`${table.acceptedAt} is not null and ${table.acceptanceSeenAt} is null`),
    unique('quote_of_save_key').on(table.ownerId, table.saveKey),
    check('quote_accepted', sql`(${table.acceptedAt} is null) = (${table.acceptedBy} is null)`),
    check('quote_withdrawn', sql`(${table.withdrawnAt} is null) = (${table.withdrawnBy} is null)`),
    // Also for an instance of the earlier release, which does not know withdrawn offers.
    check('quote_ends_once', sql`${table.acceptedAt} is null or ${table.withdrawnAt} is null`),
  ],
)

/** A link to a quote for people without access to it. The token itself is nowhere stored. */
export const quoteShare = pgTable(
  'quote_share',
  {
    id: newId(),
    /** Of the quote: its company, or the person without one. */
    ownerId: uuid('owner_id').notNull(),
    quoteId: bigint('quote_id', { mode: 'number' })
      .notNull()
      .references(() => quote.id),
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenDigest: text('token_digest').notNull().unique(),
    scope: text({ enum: shareScopes }).notNull(),
    endsAt: moment('ends_at').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    oneOf('quote_share_scope_listed', table.scope, shareScopes),
    index('quote_share_quote').on(table.quoteId, table.id),
    index('quote_share_tenant').on(table.ownerId, table.id),
    index('quote_share_person').on(table.createdBy),
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
