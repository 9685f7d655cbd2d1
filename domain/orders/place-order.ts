import type { Actor } from '#domain/access/actor.ts'
import { mayPlaceOrder } from '#domain/access/may-trade.ts'
import {
  type ApprovalSettings,
  needsApproval,
  type OrderingMember,
} from '#domain/certification/order-approval.ts'
import { totalsOf } from '#domain/quotes/totals.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Quoted } from './fees.ts'
import type { Order, Progress } from './order.ts'

export type OrderRequest = { readonly orderNo: string; readonly companyId: string; readonly quote: Quoted }

/** Where the company wants to see an order first, by its own switch or by the member's limit, it waits there. */
export function placeOrder(
  { orderNo, companyId, quote }: OrderRequest,
  approval: ApprovalSettings & Pick<OrderingMember, 'orderLimit'>,
  actor: Actor,
): Result<Order> {
  const result = mayPlaceOrder(actor)
  if (!result.ok) return result
  if (!('companyId' in actor) || actor.companyId !== companyId) return refusal('not-found')
  const { total } = totalsOf(quote.lines)
  const member = {
    isAdministrator: actor.kind === 'company-administrator',
    orderLimit: approval.orderLimit,
  }
  const isHeld = needsApproval(approval, member, total)
  const progress: Progress = isHeld
    ? { state: 'awaiting-company-approval' }
    : { state: 'request-sent', proposal: null, objections: [] }
  return ok({
    orderNo,
    companyId,
    placedBy: actor.userId,
    assignedTo: null,
    version: 1,
    quote,
    cancellation: { state: 'none' },
    amendment: { state: 'none' },
    ...progress,
  })
}
