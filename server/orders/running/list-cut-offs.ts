import type { listOrderCutOffs as listCall, OrderCutOffRow } from '#contract/order-cut-offs.ts'
import { nextCutOffs, shownCutOffs } from '#domain/orders/running/order-cut-offs.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { findSeenDeparting } from '#server/orders/notifications/near-deadlines-store.ts'
import { namesOfOrderPlaces } from '#server/orders/reading/place-names.ts'
import { requireOrderReader } from '#server/orders/reading/read-orders.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { readCutOffs } from './read-cut-offs.ts'

/** Our choice: far more ships than the cut-offs that are shown can be of. */
const mostOrders = 200

/** What the reader sees in the list of orders, and no other order. */
export async function listCutOffs(
  { database: { db }, clock }: OrderDeps,
  { principal }: EndpointInput<typeof listCall>,
): Promise<Result<OrderCutOffRow[]>> {
  const reader = requireOrderReader(principal.actor)
  if (!reader.ok) return reader
  const now = clock.now()
  const wanted = { now, days: shownCutOffs.days, limit: mostOrders }
  const orders = await findSeenDeparting(db, reader.value.audience, wanted)
  const found = await readCutOffs(db, orders)
  const all = found.flatMap(({ cutOffs, ...of }) => cutOffs.map((cutOff) => ({ ...cutOff, ...of })))
  const next = nextCutOffs(all, now)
  const places = await namesOfOrderPlaces(
    db,
    next.map(({ order }) => order),
  )
  return ok(
    next.map(({ order, code, time, zone, isEstimated }) => ({
      number: order.number,
      service: order.service,
      from: order.fromCode,
      to: order.toCode,
      places: places(order),
      containers: order.containers.map(({ type, count }) => ({ type, count })),
      cutOff: code,
      at: time.toISOString(),
      zone,
      isEstimated,
    })),
  )
}
