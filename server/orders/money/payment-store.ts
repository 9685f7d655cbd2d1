import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { customerOrder } from '#database/schema/orders.ts'
import { isUnpaid } from '#database/schema/orders-keys.ts'
import { orderPayment, paymentTerms } from '#database/schema/orders-payments.ts'
import { defaultPaymentTerms, type PaymentTerms } from '#domain/orders/payment/terms.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** The terms of a company, locked: two orders at once do not use the same credit. */
export async function lockTerms(db: Db, companyId: string): Promise<PaymentTerms> {
  const [found] = await db
    .select({ terms: paymentTerms.terms })
    .from(paymentTerms)
    .where(eq(paymentTerms.companyId, companyId))
    .for('update')
  return found?.terms ?? defaultPaymentTerms
}

/** What the other orders of the company still owe, in the standard currency; one that was cancelled may owe its cost. */
export async function owedByOthers(db: Db, companyId: string, orderId: number): Promise<string> {
  const [found] = await db
    .select({ open: sql<string>`coalesce(sum(${customerOrder.owed} - ${customerOrder.paid}), 0)::text` })
    .from(customerOrder)
    .where(
      and(eq(customerOrder.companyId, companyId), ne(customerOrder.id, orderId), isUnpaid(customerOrder)),
    )
  return found?.open ?? '0'
}

export async function findTerms(db: Db, companyId: string) {
  const [found] = await db.select().from(paymentTerms).where(eq(paymentTerms.companyId, companyId))
  return found
}

type Grant = typeof paymentTerms.$inferInsert

export const saveTerms = (db: Db, grant: Grant) =>
  db.insert(paymentTerms).values(grant).onConflictDoUpdate({ target: paymentTerms.companyId, set: grant })

/** Its id; undefined if a payment with the same reference was booked before. */
export async function insertPayment(
  db: Db,
  payment: typeof orderPayment.$inferInsert,
): Promise<number | undefined> {
  const inserted = await db
    .insert(orderPayment)
    .values(payment)
    .onConflictDoNothing()
    .returning({ id: orderPayment.id })
  return inserted[0]?.id
}

/** The number of the order on which money with the same reference was booked, as the index compares references. */
export async function orderBookedOn(
  db: Db,
  { method, reference }: Pick<typeof orderPayment.$inferInsert, 'method' | 'reference'>,
): Promise<string> {
  const typed = sql`upper(regexp_replace(${reference}, '\\s', '', 'g'))`
  const [found] = await db
    .select({ number: customerOrder.number })
    .from(orderPayment)
    .innerJoin(customerOrder, eq(customerOrder.id, orderPayment.orderId))
    .where(
      and(
        eq(orderPayment.method, method),
        sql`upper(regexp_replace(${orderPayment.reference}, '\\s', '', 'g')) = ${typed}`,
      ),
    )
    .orderBy(asc(orderPayment.id))
    .limit(1)
  return found?.number ?? ''
}

const earlier = alias(orderPayment, 'earlier')

/** With the number of the order on which money with the same reference was booked before. */
export const findPayments = (db: Db, orderId: number) =>
  db
    .select({ ...getTableColumns(orderPayment), sameReferenceOn: customerOrder.number })
    .from(orderPayment)
    .leftJoin(earlier, eq(earlier.id, orderPayment.sameAs))
    .leftJoin(customerOrder, eq(customerOrder.id, earlier.orderId))
    .where(eq(orderPayment.orderId, orderId))
    .orderBy(asc(orderPayment.id))
