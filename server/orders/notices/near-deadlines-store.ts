import { and, asc, between, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { orderReminder } from '#database/schema/orders-notices.ts'
import { orderDetail } from '#database/schema/orders-running.ts'
import { statesWithDeadline } from '#domain/orders/lifecycle/deadline.ts'
import { companyActors } from '#domain/orders/lifecycle/next-step.ts'
import { cutOffFields } from '#domain/orders/running/running-fields.ts'
import { hoursBeforeEtd } from '#domain/schedules/cut-offs.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { orderColumns, type StoredOrder } from '#server/orders/store/order-store.ts'
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
      lte(customerOrder.dueAt, until),
      inArray(customerOrder.state, [...statesWithDeadline]),
      sql`not ${isReminded}`,
    ),
    page,
  )

/** Generated orders that are not paid in full; the terms of each say by when they are. */
export const findUnpaid = (db: Db, page: Page) =>
  ordersWhere(
    db,
    and(sql`${customerOrder.owed} > ${customerOrder.paid}`, isNotNull(customerOrder.generatedAt)),
    page,
  )

/** The first cut-off is so many days before departure. */
const firstCutOffDays = Math.ceil(Math.max(...Object.values(hoursBeforeEtd)) / 24)

/** Staff filled in a cut-off of these days; the clock of its place may show the day before or after. */
const closesBetween = (from: string, to: string) => {
  const typed = Object.values(cutOffFields).map(
    (name) => sql`${orderDetail.values}->'fields'->>${name} between ${from} and ${to}`,
  )
  return sql`exists (select from ${orderDetail} where ${and(eq(orderDetail.orderId, customerOrder.id), or(...typed))})`
}

/** Running orders of which a cut-off may be near: the ship leaves soon, or staff know that it closes long before. */
export const findDeparting = (db: Db, now: Date, page: Page) => {
  const today = shanghaiDay(now)
  return ordersWhere(
    db,
    and(
      eq(customerOrder.tab, 'in-process'),
      or(
        between(customerOrder.departsOn, today, daysAfter(today, firstCutOffDays + 2)),
        closesBetween(daysAfter(today, -1), daysAfter(today, 4)),
      ),
    ),
    page,
  )
}
