import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { chargeAnswers } from '#domain/orders/later-charges/later-charge.ts'
import type { QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { moment, oneOf } from './columns.ts'
import { staffMember } from './console.ts'
import { person } from './identity.ts'
import { customerOrder } from './orders.ts'

/** A charge that was billed while an order ran. Charges are added, never changed; what became of one is in its answers. */
export const orderCharge = pgTable(
  'order_charge',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    fee: text().notNull(),
    /** As the quote announced it; an amended order may have another quote. */
    announced: jsonb().$type<QuotedContingentCharge>().notNull(),
    quantity: numeric({ precision: 14, scale: 4 }).notNull(),
    currency: text().$type<Currency>().notNull(),
    sum: numeric({ precision: 14, scale: 3 }).notNull(),
    exchangeRate: numeric('exchange_rate', { precision: 18, scale: 8 }).notNull(),
    standardAmount: numeric('standard_amount', { precision: 14, scale: 2 }).notNull(),
    taxPercent: text('tax_percent').notNull(),
    /** What happened, for the customer. */
    note: text().notNull(),
    fromAt: moment('from_at'),
    toAt: moment('to_at'),
    billedBy: uuid('billed_by')
      .notNull()
      .references(() => staffMember.id),
    billedAt: moment('billed_at').notNull(),
  },
  (table) => [
    oneOf('order_charge_currency_listed', table.currency, currencies),
    check(
      'order_charge_period',
      sql`(${table.fromAt} is null) = (${table.toAt} is null) and ${table.fromAt} <= ${table.toAt}`,
    ),
    index('order_charge_order').on(table.orderId, table.id),
  ],
)

/** What the customer and staff decided about a billed charge, each once. Answers are added, never changed. */
export const orderChargeAnswer = pgTable(
  'order_charge_answer',
  {
    chargeId: bigint('charge_id', { mode: 'number' })
      .notNull()
      .references(() => orderCharge.id),
    answer: text({ enum: chargeAnswers }).notNull(),
    reason: text().notNull(),
    personId: uuid('person_id').references(() => person.id, { onDelete: 'restrict' }),
    staffId: uuid('staff_id').references(() => staffMember.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chargeId, table.answer] }),
    oneOf('order_charge_answer_listed', table.answer, chargeAnswers),
    // The customer objects, staff decide.
    check(
      'order_charge_answer_actor',
      sql`(${table.answer} = 'object') = (${table.personId} is not null) and (${table.answer} = 'object') = (${table.staffId} is null)`,
    ),
  ],
)
