import { desc, eq } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import type { Db } from '#server/platform/database/connect.ts'

const shown = 10

/** The newest orders of a company, for staff; without amounts. */
export const newestOrdersOf = (db: Db, companyId: string) =>
  db
    .select({ number: customerOrder.number, state: customerOrder.state, placedAt: customerOrder.placedAt })
    .from(customerOrder)
    .where(eq(customerOrder.companyId, companyId))
    .orderBy(desc(customerOrder.id))
    .limit(shown)
