import { and, count, eq, sql } from 'drizzle-orm'
import { customerOrder, orderCount } from '#database/schema/orders.ts'
import { type OrderTab, orderTabs } from '#domain/orders/lifecycle/states.ts'
import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { visibleParts } from './visible-orders-store.ts'

export type TabCounts = Record<OrderTab, number>

const raise = (db: Db, companyId: string, tab: OrderTab) =>
  db
    .insert(orderCount)
    .values({ companyId, tab, counted: 1 })
    .onConflictDoUpdate({
      target: [orderCount.companyId, orderCount.tab],
      set: { counted: sql`${orderCount.counted} + 1` },
    })

const lower = (db: Db, companyId: string, tab: OrderTab) =>
  db
    .update(orderCount)
    .set({ counted: sql`${orderCount.counted} - 1` })
    .where(and(eq(orderCount.companyId, companyId), eq(orderCount.tab, tab)))

/** In the transaction that moves an order to another tab. In the order of the tabs, so that two moves do not block each other. */
export async function countMoved(
  db: Db,
  companyId: string,
  { from, to }: { readonly from: OrderTab; readonly to: OrderTab },
): Promise<void> {
  if (from === to) return
  for (const tab of orderTabs.filter((one) => one === from || one === to))
    await (tab === to ? raise : lower)(db, companyId, tab)
}

const countsFrom = (rows: readonly { readonly tab: OrderTab; readonly counted: number }[]): TabCounts =>
  Object.fromEntries(
    orderTabs.map((tab) => [tab, rows.find((row) => row.tab === tab)?.counted ?? 0]),
  ) as TabCounts

/** One person's orders are few: they are counted by index, so that no counter is kept for each person. */
async function countsOfPerson(db: Db, audience: OrderAudience): Promise<TabCounts> {
  const parts = await Promise.all(
    visibleParts(db, audience).map((part) =>
      db
        .select({ tab: customerOrder.tab, counted: count() })
        .from(customerOrder)
        .where(part)
        .groupBy(customerOrder.tab),
    ),
  )
  const [own, followed] = [countsFrom(parts[0] ?? []), countsFrom(parts[1] ?? [])]
  return Object.fromEntries(orderTabs.map((tab) => [tab, own[tab] + followed[tab]])) as TabCounts
}

const countsOfCompany = async (db: Db, companyId: string): Promise<TabCounts> =>
  countsFrom(
    await db
      .select({ tab: orderCount.tab, counted: orderCount.counted })
      .from(orderCount)
      .where(eq(orderCount.companyId, companyId)),
  )

/** Of what the audience sees. */
export const countsOf = (db: Db, audience: OrderAudience): Promise<TabCounts> =>
  audience.onlyOf === undefined ? countsOfCompany(db, audience.companyId) : countsOfPerson(db, audience)

/** Of all companies. */
export const countsOfAll = async (db: Db): Promise<TabCounts> =>
  countsFrom(
    await db
      .select({ tab: orderCount.tab, counted: sql<number>`sum(${orderCount.counted})::int` })
      .from(orderCount)
      .groupBy(orderCount.tab),
  )
