import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { paymentMethods } from '#domain/orders/payment/payment.ts'
import type { PaymentTerms } from '#domain/orders/payment/terms.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { company } from './certification.ts'
import { moment, oneOf } from './columns.ts'
import { staffMember } from './console.ts'
import { customerOrder } from './orders.ts'

/** Money that arrived for an order, or went back; a refund is negative. Payments are added, never changed. */
export const orderPayment = pgTable(
  'order_payment',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    method: text({ enum: paymentMethods }).notNull(),
    /** Of the bank or the payment provider: what arrived once is booked once. */
    reference: text().notNull(),
    amount: numeric({ precision: 14, scale: 3 }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Into the standard currency, as frozen in the quote. */
    exchangeRate: numeric('exchange_rate', { precision: 18, scale: 8 }).notNull(),
    standardAmount: numeric('standard_amount', { precision: 14, scale: 2 }).notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    /** Null for a payment that the provider reported. */
    bookedBy: uuid('booked_by').references(() => staffMember.id),
    bookedAt: moment('booked_at').notNull(),
    /** The earlier payment with the same reference in other letters or groups; only of releases that booked both. */
    sameAs: bigint('same_as', { mode: 'number' }).references((): AnyPgColumn => orderPayment.id),
  },
  (table) => [
    oneOf('order_payment_method_listed', table.method, paymentMethods),
    oneOf('order_payment_currency_listed', table.currency, currencies),
    unique('order_payment_once').on(table.method, table.reference),
    // The same reference of a bank is typed in capitals or not, in groups or not; those of the provider are exact.
    uniqueIndex('order_payment_reference')
      .on(
        table.method,
        sql`(case when ${table.method} = 'bank-transfer' then upper(regexp_replace(${table.reference}, '\\s', '', 'g')) else ${table.reference} end)`,
      )
      .where(sql`${table.sameAs} is null`),
    index('order_payment_same_as').on(table.sameAs).where(sql`${table.sameAs} is not null`),
    check('order_payment_amount', sql`${table.amount} <> 0`),
    index('order_payment_order').on(table.orderId, table.id),
  ],
)

/** Terms that staff granted to a company; without a row it pays before the work. */
export const paymentTerms = pgTable('payment_terms', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => company.id),
  terms: jsonb().$type<PaymentTerms>().notNull(),
  grantedBy: uuid('granted_by')
    .notNull()
    .references(() => staffMember.id),
  grantedAt: moment('granted_at').notNull(),
})
