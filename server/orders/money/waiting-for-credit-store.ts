import { and, asc, eq, sql } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { paymentTerms } from '#database/schema/orders-payments.ts'
import { orderColumns, type StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

const isWaiting = and(
  eq(customerOrder.state, 'fees-accepted'),
  sql`${customerOrder.terms} ->> 'kind' = 'on-account'`,
)

const limit = sql`(${paymentTerms.terms} -> 'limit' ->> 'amount')::numeric`

/** What the generated orders of its company still owe, with the cost of cancelled ones; an order that waits is none of them. */
const owedByGenerated = sql`(SELECT coalesce(sum(other.owed - other.paid), 0) FROM customer_order other
  WHERE other.company_id = ${customerOrder.companyId} AND other.generated_at IS NOT NULL
    AND other.owed > other.paid)`

/** Orders on account that the limit of their company has room for now, the oldest first. */
export async function findWithinLimit(db: Db): Promise<readonly number[]> {
  const found = await db
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .innerJoin(paymentTerms, eq(paymentTerms.companyId, customerOrder.companyId))
    .where(
      and(
        isWaiting,
        sql`${paymentTerms.terms} ->> 'kind' = 'on-account'`,
        sql`${customerOrder.owed} - ${customerOrder.paid} + ${owedByGenerated} <= ${limit}`,
      ),
    )
    .orderBy(asc(customerOrder.id))
  return found.map(({ id }) => id)
}

/**
 * Undefined if it waits no longer, for example because another instance has just generated it. An order that is
 * locked is waited for: passed over, it would leave its room within the limit to a newer one.
 */
export async function lockWaiting(db: Db, id: number): Promise<StoredOrder | undefined> {
  const [found] = await db
    .select(orderColumns)
    .from(customerOrder)
    .where(and(eq(customerOrder.id, id), isWaiting))
    .for('update')
  return found
}
