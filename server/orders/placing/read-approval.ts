import type { DataOf } from '#contract/call.ts'
import type { readOrderApproval as readCall } from '#contract/order-approval.ts'
import { isCompanyAdministrator } from '#domain/access/actor.ts'
import { mayPlaceOrder } from '#domain/access/may-trade.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { findOrdering } from '#server/certification/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { requireRateViewer } from '#server/quotes/index.ts'

/** For the page before the button: whether the order will wait for an administrator. */
export async function readApproval(
  { database: { db } }: OrderDeps,
  { principal: { actor } }: EndpointInput<typeof readCall>,
): Promise<Result<DataOf<typeof readCall>>> {
  const may = mayPlaceOrder(actor)
  if (!may.ok) return may
  const viewer = requireRateViewer(actor)
  if (!viewer.ok) return viewer
  const found = await findOrdering(db, viewer.value)
  if (!found.ok) return found
  const { ordersNeedApproval, orderLimit } = found.value
  return ok({ isAdministrator: isCompanyAdministrator(actor), ordersNeedApproval, orderLimit })
}
