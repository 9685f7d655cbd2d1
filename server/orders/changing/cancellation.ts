import type { DataOf } from '#contract/call.ts'
import { type readCancellationCost as readCall, waysToEnd } from '#contract/order-changes.ts'
import {
  type CancellationForecast,
  cancellationCostAt,
} from '#domain/orders/cancellation/cancellation-cost.ts'
import type { OrderMove } from '#domain/orders/lifecycle/move.ts'
import { movesOpenTo } from '#domain/orders/lifecycle/move-order.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { money, readPrice } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type LoadedOrder, loadOrder, orderedOf } from '#server/orders/moving/load-order.ts'
import { requireOrderReader } from '#server/orders/reading/read-orders.ts'
import { findOrder } from '#server/orders/store/order-store.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'

/** Before it is generated an order is withdrawn free of charge. */
const free: CancellationForecast = { total: money('0.00', standardCurrency), charges: [], next: null }

const forecastOf = (loaded: LoadedOrder, now: Date): CancellationForecast =>
  cancellationCostAt(orderedOf(loaded), now)

export async function readCancellationCost(
  deps: OrderDeps,
  { query, principal: { actor } }: EndpointInput<typeof readCall>,
): Promise<Result<DataOf<typeof readCall>>> {
  const reader = requireOrderReader(actor)
  if (!reader.ok) return reader
  const { db } = deps.database
  const stored = await findOrder(db, query.number, reader.value.audience)
  if (!stored) return refusal('not-found')
  const loaded = await loadOrder(db, stored)
  const open = movesOpenTo(loaded.order, actor)
  const move = waysToEnd.find((way) => open.includes(way)) ?? null
  const cost = move === null || move === 'withdraw' ? free : forecastOf(loaded, deps.clock.now())
  return ok({
    move,
    cost: cost.total,
    charges: [...cost.charges],
    next: cost.next && { at: cost.next.at.toISOString(), cost: cost.next.total },
  })
}

type Typed = {
  readonly move: 'cancel' | 'request-cancellation'
  readonly version: number
  readonly reason: string
  readonly confirmedCost: string
}

/** What the customer saw, beside the cost of this minute. */
export function cancellationMove(loaded: LoadedOrder, typed: Typed, now: Date): Result<OrderMove> {
  const confirmedCost = readPrice(typed.confirmedCost, standardCurrency, 'confirmedCost')
  if (!confirmedCost.ok) return confirmedCost
  const { total: cost, charges } = forecastOf(loaded, now)
  return ok({ ...typed, cost, charges, confirmedCost: confirmedCost.value })
}
