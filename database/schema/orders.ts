import { sql } from 'drizzle-orm'
import {
  bigint,
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
  uuid,
} from 'drizzle-orm/pg-core'
import { brandCodes } from '#domain/brands/brand.ts'
import { reviewedKinds } from '#domain/orders/fees/fees.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { type OrderService, orderServices } from '#domain/orders/fields/order-forms.ts'
import { nextActors } from '#domain/orders/lifecycle/next-step.ts'
import type { Amendment, Cancellation, Remark } from '#domain/orders/lifecycle/order.ts'
import { orderActors, orderEventKinds } from '#domain/orders/lifecycle/order-event.ts'
import { feeStates, orderStates, orderTabs } from '#domain/orders/lifecycle/states.ts'
import type { PaymentTerms } from '#domain/orders/payment/terms.ts'
import type { QuotedContainers } from '#domain/quotes/quoted-containers.ts'
import { type CutOffCode, cutOffCodes } from '#domain/schedules/cut-offs.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { company } from './certification.ts'
import { moment, oneOf } from './columns.ts'
import { staffMember } from './console.ts'
import { person } from './identity.ts'
import { deadlineKey, isUnpaid, nextStepKey, payDayKey, tabOfState } from './orders-keys.ts'
import { quote } from './quotes.ts'

const amount = (name: string) => numeric(name, { precision: 14, scale: 2 })

/** An order of a company. Columns of the shipment are copied from its quote and its fields, so that a list reads only this table. */
export const customerOrder = pgTable(
  'customer_order',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id),
    number: text().notNull().unique(),
    brand: text({ enum: brandCodes }).notNull(),
    service: text({ enum: orderServices }).notNull(),
    moreServices: jsonb('more_services').$type<readonly OrderService[]>().notNull().default([]),
    state: text({ enum: orderStates }).notNull(),
    tab: text({ enum: orderTabs }).notNull().generatedAlwaysAs(tabOfState()),
    /** Rises with every move. */
    version: integer().notNull(),
    placedBy: uuid('placed_by')
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    /** The member of the company who looks after it. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    assignedTo: uuid('assigned_to').references(() => staffMember.id),
    /** Null once the order has ended. */
    waitsFor: text('waits_for', { enum: nextActors }),
    dueAt: moment('due_at'),
    /** Of a running order, the first cut-off of its sailing that is still ahead. */
    nextCutOff: text('next_cut_off').$type<CutOffCode>(),
    nextCutOffAt: moment('next_cut_off_at'),
    fromCode: text('from_code'),
    toCode: text('to_code'),
    containers: jsonb().$type<readonly QuotedContainers[]>().notNull(),
    carrier: text(),
    linerService: text('liner_service'),
    vessel: text(),
    voyage: text(),
    departsOn: date('departs_on', { mode: 'string' }),
    billNumber: text('bill_number'),
    ownReference: text('own_reference'),
    /** The version of what was filled in that holds. */
    fieldVersion: integer('field_version').notNull().default(0),
    /** Every number that it is found by, in small letters. */
    searchText: text('search_text').notNull(),
    /** The ends of these numbers, and every four characters in a row of them. */
    searchParts: text('search_parts').array().notNull().generatedAlwaysAs(sql`number_parts("search_text")`),
    feeState: text('fee_state', { enum: feeStates }).notNull().default('none'),
    /** The version of the charges that holds; 0 is what was quoted. */
    feeVersion: integer('fee_version').notNull().default(0),
    proposedBy: uuid('proposed_by').references(() => staffMember.id),
    confirmedBy: uuid('confirmed_by').references(() => staffMember.id),
    acceptedBy: uuid('accepted_by').references(() => person.id, { onDelete: 'restrict' }),
    objections: jsonb()
      .$type<readonly { readonly lineId: string; readonly reason: string }[]>()
      .notNull()
      .default([]),
    remarks: jsonb().$type<readonly Remark[]>().notNull().default([]),
    cancellation: jsonb().$type<Cancellation>().notNull().default({ state: 'none' }),
    amendment: jsonb().$type<Amendment>().notNull().default({ state: 'none' }),
    endReason: text('end_reason'),
    endedBy: uuid('ended_by'),
    endedAt: moment('ended_at'),
    /** Agreed when the customer accepted the charges. */
    terms: jsonb().$type<PaymentTerms>(),
    /** What the shipper pays, with tax, in the standard currency. */
    total: amount('total').notNull(),
    currency: text().$type<Currency>().notNull(),
    owed: amount('owed').notNull().default('0'),
    paid: amount('paid').notNull().default('0'),
    saveKey: text('save_key').notNull(),
    /** SHA-256 of what was sent with the key. */
    saveDigest: text('save_digest').notNull(),
    placedAt: moment('placed_at').notNull(),
    /** When staff first took it up. */
    acknowledgedAt: moment('acknowledged_at'),
    generatedAt: moment('generated_at'),
  },
  (table) => [
    oneOf('customer_order_brand_listed', table.brand, brandCodes),
    oneOf('customer_order_service_listed', table.service, orderServices),
    oneOf('customer_order_state_listed', table.state, orderStates),
    oneOf('customer_order_tab_listed', table.tab, orderTabs),
    oneOf('customer_order_waits_for_listed', table.waitsFor, nextActors),
    oneOf('customer_order_currency_listed', table.currency, currencies),
    oneOf('customer_order_fee_state_listed', table.feeState, feeStates),
    oneOf('customer_order_next_cut_off_listed', table.nextCutOff, cutOffCodes),
    check('customer_order_due', sql`${table.dueAt} is null or ${table.waitsFor} is not null`),
    unique('customer_order_of_save_key').on(table.companyId, table.saveKey),
    index('customer_order_tenant').on(table.companyId, table.id),
    index('customer_order_tenant_tab').on(table.companyId, table.tab, table.id),
    index('customer_order_tenant_next').on(table.companyId, ...nextStepKey(table)),
    index('customer_order_tenant_tab_next').on(table.companyId, table.tab, ...nextStepKey(table)),
    index('customer_order_owner').on(table.ownerId, table.tab, table.id),
    index('customer_order_queue')
      .on(table.waitsFor, deadlineKey(table), table.id)
      .where(sql`${table.waitsFor} is not null`),
    index('customer_order_tab').on(table.tab, table.id),
    index('customer_order_tab_due').on(table.tab, deadlineKey(table), table.id),
    index('customer_order_total').on(table.total, table.id),
    index('customer_order_departs').on(table.departsOn, table.id),
    index('customer_order_departs_last').on(table.departsOn.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('customer_order_state').on(table.state, deadlineKey(table), table.id),
    index('customer_order_cut_off').on(table.nextCutOffAt).where(sql`${table.nextCutOffAt} is not null`),
    index('customer_order_liner_service').on(table.linerService, table.id),
    index('customer_order_refund_due').on(table.id).where(sql`${table.paid} > ${table.owed}`),
    index('customer_order_unpaid').on(table.id).where(isUnpaid(table)),
    index('customer_order_pay_day').on(payDayKey(table), table.id).where(isUnpaid(table)),
    index('customer_order_running').on(table.departsOn, table.id).where(sql`${table.tab} = 'in-process'`),
    index('customer_order_assigned')
      .on(table.assignedTo, table.id)
      .where(sql`${table.assignedTo} is not null`),
    index('customer_order_placed_by').on(table.placedBy),
    // Within one company or in all (decision 106).
    index('customer_order_search_parts').using('gin', table.companyId, table.searchParts),
  ],
)

/** What was filled in for each service of an order. Versions are added, never changed. */
export const orderService = pgTable(
  'order_service',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    version: integer().notNull(),
    position: integer().notNull(),
    service: text({ enum: orderServices }).notNull(),
    /** Its price; an amendment brings another quote, in a version of its own. */
    quoteId: bigint('quote_id', { mode: 'number' })
      .notNull()
      .references(() => quote.id),
    values: jsonb().$type<OrderValues>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.version, table.position] }),
    oneOf('order_service_service_listed', table.service, orderServices),
    index('order_service_quote').on(table.quoteId),
  ],
)

/** A charge in one version of the charges of an order. Versions are added, never changed. */
export const orderLine = pgTable(
  'order_line',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    version: integer().notNull(),
    position: integer().notNull(),
    /** Of the quoted line, or of what was announced and has been added. */
    lineId: text('line_id').notNull(),
    kind: text({ enum: reviewedKinds }).notNull(),
    fee: text().notNull(),
    quantity: numeric({ precision: 14, scale: 4 }),
    unitPrice: numeric('unit_price', { precision: 18, scale: 6 }),
    currency: text().$type<Currency>().notNull(),
    sum: numeric({ precision: 14, scale: 3 }),
    exchangeRate: numeric('exchange_rate', { precision: 18, scale: 8 }),
    standardAmount: amount('standard_amount'),
    taxPercent: text('tax_percent'),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.version, table.position] }),
    unique('order_line_once').on(table.orderId, table.version, table.lineId),
    oneOf('order_line_kind_listed', table.kind, reviewedKinds),
    oneOf('order_line_currency_listed', table.currency, currencies),
    check('order_line_price', sql`(${table.kind} = 'removed') = (${table.sum} is null)`),
  ],
)

export type EventFacts = Readonly<Record<string, unknown>>

/** The history of orders. Events are added, never changed. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    kind: text({ enum: orderEventKinds }).notNull(),
    /** Of the order after it. */
    version: integer().notNull(),
    actorKind: text('actor_kind', { enum: orderActors }).notNull(),
    /** A person or a member of staff; null for the system. */
    actorId: uuid('actor_id'),
    facts: jsonb().$type<EventFacts>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    oneOf('order_event_kind_listed', table.kind, orderEventKinds),
    oneOf('order_event_actor_kind_listed', table.actorKind, orderActors),
    check('order_event_actor', sql`(${table.actorKind} = 'system') = (${table.actorId} is null)`),
    index('order_event_order').on(table.orderId, table.id),
  ],
)

/** How many orders a company has in each tab; kept in the transaction that moves an order. */
export const orderCount = pgTable(
  'order_count',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id),
    tab: text({ enum: orderTabs }).notNull(),
    counted: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.tab] }),
    oneOf('order_count_tab_listed', table.tab, orderTabs),
    check('order_count_not_negative', sql`${table.counted} >= 0`),
  ],
)
