import { type OrderCutOff, orderCutOffs } from '#domain/orders/running/order-cut-offs.ts'
import { zonesOf } from '#domain/orders/running/order-zones.ts'
import type { SailingItem } from '#domain/quotes/offers/ocean-offers.ts'
import { findServicesOf, type OrderListRow } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { orderedQuotes } from '#server/quotes/index.ts'
import { lastDetails } from './work-store.ts'

type Shipped = Pick<OrderListRow, 'id' | 'fromCode' | 'toCode'>
export type CutOffsOfOrder = { readonly zone: string; readonly cutOffs: readonly OrderCutOff[] }

/** The departures of the quotes of orders, by the id of the order. */
async function departuresOf(db: Db, orders: readonly Shipped[]): Promise<ReadonlyMap<number, Date>> {
  const services = await findServicesOf(db, orders)
  const quotes = await orderedQuotes(
    db,
    [...services.values()].map(({ quoteId }) => quoteId),
  )
  return new Map(
    [...services].flatMap(([id, { quoteId }]) => {
      const item = quotes.get(quoteId)?.offer.item as Partial<SailingItem> | undefined
      const departsAt = item?.sailing?.departsAt
      return departsAt ? [[id, new Date(departsAt)] as const] : []
    }),
  )
}

/** The departure of the quote of one order. */
export const departureOf = async (db: Db, order: Shipped): Promise<Date | undefined> =>
  (await departuresOf(db, [order])).get(order.id)

/** The cut-offs of each order, with the zone of its port of loading. */
export async function readCutOffs<T extends Shipped>(
  db: Db,
  orders: readonly T[],
): Promise<readonly (CutOffsOfOrder & { readonly order: T })[]> {
  if (orders.length === 0) return []
  const departures = await departuresOf(db, orders)
  const details = await lastDetails(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => {
    const detail = details.get(order.id)
    const zone = detail?.zones.origin ?? zonesOf(order).origin
    const filledIn = detail && { fields: detail.values.fields, zone }
    return { order, zone, cutOffs: orderCutOffs(filledIn, departures.get(order.id)) }
  })
}
