import { and, asc, between, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { isDueBy, isUnpaid } from '#database/schema/orders-keys.ts'
import { orderReminder } from '#database/schema/orders-notifications.ts'
import { orderDetail } from '#database/schema/orders-running.ts'
import { statesWithDeadline } from '#domain/orders/lifecycle/deadline.ts'
import { companyActors } from '#domain/orders/lifecycle/next-step.ts'
import { cutOffFields } from '#domain/orders/running/running-fields.ts'
import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import { hoursBeforeEtd } from '#domain/schedules/cut-offs.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import {
  listColumns,
  type OrderListRow,
  orderColumns,
  type StoredOrder,
} from '#server/orders/store/order-store.ts'
import { visibleParts } from '#server/orders/store/visible-orders-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

type Page = { readonly after: number; readonly limit: number }

const ordersWhere = (db: Db, condition: SQL | undefined, { after, limit }: Page): Promise<StoredOrder[]> =>
  db
    .select(orderColumns)
    .from(customerOrder)
    .where(and(condition, gt(customerOrder.id, after)))
    .orderBy(asc(customerOrder.id))
    .limit(limit)

const isReminded = sql`exists (select from ${orderReminder} where ${and(
  eq(orderReminder.orderId, customerOrder.id),
  eq(orderReminder.kind, 'answer'),
  eq(orderReminder.dueAt, customerOrder.dueAt),
)})`

/** Orders that end soon unless they are answered, without those whose people were reminded. */
export const findUnanswered = (db: Db, now: Date, until: Date, page: Page) =>
  ordersWhere(
    db,
    and(
      inArray(customerOrder.waitsFor, [...companyActors]),
      gt(customerOrder.dueAt, now),
      isDueBy(customerOrder, until),
      inArray(customerOrder.state, [...statesWithDeadline]),
      sql`not ${isReminded}`,
    ),
    page,
  )

/** Generated orders that are not paid in full; the terms of each say by when they are. */
export const findUnpaid = (db: Db, page: Page) => ordersWhere(db, isUnpaid(customerOrder), page)

/** The first cut-off is so many days before departure. */
const firstCutOffDays = Math.ceil(Math.max(...Object.values(hoursBeforeEtd)) / 24)

/** Staff filled in a cut-off of these days; the clock of its place may show the day before or after. */
const closesBetween = (from: string, to: string) => {
  const typed = Object.values(cutOffFields).map(
    (name) => sql`${orderDetail.values}->'fields'->>${name} between ${from} and ${to}`,
  )
  return sql`exists (select from ${orderDetail} where ${and(eq(orderDetail.orderId, customerOrder.id), or(...typed))})`
}

/** A cut-off may be within so many days: the ship leaves soon, or staff know that it closes long before. */
const mayClose = (now: Date, days: number): SQL | undefined => {
  const today = shanghaiDay(now)
  return and(
    eq(customerOrder.tab, 'in-process'),
    or(
      between(customerOrder.departsOn, today, daysAfter(today, firstCutOffDays + days + 1)),
      closesBetween(daysAfter(today, -1), daysAfter(today, days + 3)),
    ),
  )
}

/** Running orders of which people may have to be reminded. */
export const findDeparting = (db: Db, now: Date, page: Page) => ordersWhere(db, mayClose(now, 1), page)

type Shown = { readonly now: Date; readonly days: number; readonly limit: number }

/** Running orders that the audience sees and of which a cut-off may be within the days that are shown. */
export async function findSeenDeparting(
  db: Db,
  audience: OrderAudience,
  { now, days, limit }: Shown,
): Promise<OrderListRow[]> {
  const parts = visibleParts(db, audience).map((part) =>
    db
      .select(listColumns)
      .from(customerOrder)
      .where(and(part, mayClose(now, days)))
      .orderBy(asc(customerOrder.departsOn), asc(customerOrder.id))
      .limit(limit),
  )
  return (await Promise.all(parts)).flat()
}
