import { type Actor, isCompanyAdministrator } from '#domain/access/actor.ts'
import { mayPlaceOrder } from '#domain/access/may-trade.ts'
import {
  type ApprovalSettings,
  needsApproval,
  type OrderingMember,
} from '#domain/certification/order-approval.ts'
import type { Quoted } from '#domain/orders/fees/fees.ts'
import { payerTotalsOf } from '#domain/quotes/totals.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Order } from './order.ts'

export type OrderRequest = { readonly orderNo: string; readonly companyId: string; readonly quote: Quoted }

/** Where the company approves orders, by its own setting or by the member’s limit, the order waits there first. */
export function placeOrder(
  { orderNo, companyId, quote }: OrderRequest,
  approval: ApprovalSettings & Pick<OrderingMember, 'orderLimit'>,
  actor: Actor,
): Result<Order> {
  const result = mayPlaceOrder(actor)
  if (!result.ok) return result
  if (!('companyId' in actor) || actor.companyId !== companyId) return refusal('not-found')
  const member = {
    isAdministrator: isCompanyAdministrator(actor),
    orderLimit: approval.orderLimit,
  }
  // What the consignee pays is not the company's money.
  const { total } = payerTotalsOf(quote.lines).shipper
  return ok({
    orderNo,
    companyId,
    placedBy: actor.userId,
    assignedTo: null,
    version: 1,
    state: needsApproval(approval, member, total) ? 'awaiting-company-approval' : 'request-sent',
    quote,
    fees: { state: 'none' },
    remarks: [],
    cancellation: { state: 'none' },
    amendment: { state: 'none' },
    end: null,
  })
}
