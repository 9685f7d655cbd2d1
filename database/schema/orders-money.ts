import { sql } from 'drizzle-orm'
import { bigint, check, date, index, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { callbackOutcomes, onlineMethods } from '#domain/orders/payment/online-payment.ts'
import { receiptAnswers } from '#domain/orders/payment/receipt.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { moment, newId, oneOf } from './columns.ts'
import { staffMember } from './console.ts'
import { person } from './identity.ts'
import { customerOrder } from './orders.ts'
import { orderCharge } from './orders-charges.ts'
import { orderDocument } from './orders-documents.ts'
import { orderPayment } from './orders-payments.ts'

const ofOrder = () =>
  bigint('order_id', { mode: 'number' })
    .notNull()
    .references(() => customerOrder.id)

/** What a customer set out to pay online. Its amount is frozen: the provider must report the same. */
export const paymentSession = pgTable(
  'payment_session',
  {
    id: newId(),
    orderId: ofOrder(),
    method: text({ enum: onlineMethods }).notNull(),
    amount: numeric({ precision: 14, scale: 2 }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The page of the provider; null until it has answered. */
    url: text(),
    startedBy: uuid('started_by')
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    startedAt: moment('started_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    oneOf('payment_session_method_listed', table.method, onlineMethods),
    oneOf('payment_session_currency_listed', table.currency, currencies),
    check('payment_session_amount', sql`${table.amount} > 0`),
    index('payment_session_order').on(table.orderId, table.id),
  ],
)

/** What the provider reported with a valid signature, once for each of its numbers. */
export const paymentCallback = pgTable(
  'payment_callback',
  {
    /** Given by the provider. */
    id: text().primaryKey(),
    /** Null for a session that is not ours. */
    sessionId: uuid('session_id').references(() => paymentSession.id),
    outcome: text({ enum: callbackOutcomes }).notNull(),
    /** As reported. */
    payment: text().notNull(),
    amount: text().notNull(),
    currency: text().notNull(),
    /** SHA-256 of the body: the same number with another body is refused. */
    digest: text().notNull(),
    receivedAt: moment('received_at').notNull(),
    /** What finance did about money that was not booked. */
    note: text(),
    settledBy: uuid('settled_by').references(() => staffMember.id),
    settledAt: moment('settled_at'),
  },
  (table) => [
    oneOf('payment_callback_outcome_listed', table.outcome, callbackOutcomes),
    check(
      'payment_callback_settled',
      sql`(${table.settledAt} is null) = (${table.settledBy} is null) and (${table.settledAt} is null) = (${table.note} is null)`,
    ),
    index('payment_callback_session').on(table.sessionId),
    index('payment_callback_to_check')
      .on(table.receivedAt)
      .where(
        sql`${table.settledAt} is null and ${table.outcome} in ('other-amount', 'paid-before', 'unknown-session')`,
      ),
  ],
)

/** A bank receipt that a customer sent: what they say they paid. What arrived is booked by finance. */
export const paymentReceipt = pgTable(
  'payment_receipt',
  {
    id: newId(),
    orderId: ofOrder(),
    documentId: uuid('document_id')
      .notNull()
      .unique()
      .references(() => orderDocument.id),
    amount: numeric({ precision: 14, scale: 3 }).notNull(),
    currency: text().$type<Currency>().notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    sentBy: uuid('sent_by')
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    sentAt: moment('sent_at').notNull(),
    answer: text({ enum: receiptAnswers }),
    /** Of a receipt that was booked. */
    paymentId: bigint('payment_id', { mode: 'number' }).references(() => orderPayment.id),
    /** Of one that was refused. */
    reason: text(),
    answeredBy: uuid('answered_by').references(() => staffMember.id),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    oneOf('payment_receipt_currency_listed', table.currency, currencies),
    oneOf('payment_receipt_answer_listed', table.answer, receiptAnswers),
    check('payment_receipt_amount', sql`${table.amount} > 0`),
    check(
      'payment_receipt_answered',
      sql`(${table.answer} is null) = (${table.answeredAt} is null)
        and (${table.answer} is null) = (${table.answeredBy} is null)
        and (${table.answer} is not distinct from 'booked') = (${table.paymentId} is not null)
        and (${table.answer} is not distinct from 'refused') = (${table.reason} is not null)`,
    ),
    index('payment_receipt_order').on(table.orderId, table.id),
    index('payment_receipt_to_check').on(table.orderId).where(sql`${table.answer} is null`),
  ],
)

/** Photos and documents that prove a charge billed during the work. */
export const orderChargeFile = pgTable(
  'order_charge_file',
  {
    chargeId: bigint('charge_id', { mode: 'number' })
      .notNull()
      .references(() => orderCharge.id),
    documentId: uuid('document_id')
      .notNull()
      .unique()
      .references(() => orderDocument.id),
  },
  (table) => [primaryKey({ columns: [table.chargeId, table.documentId] })],
)
