import type { Actor } from '#domain/access/actor.ts'
import { mayPlaceOrder } from '#domain/access/may-trade.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Quoted } from './fees.ts'
import type { Order, Progress } from './order.ts'

export type OrderRequest = { readonly orderNo: string; readonly companyId: string; readonly quote: Quoted }

/** Where the company wants to see an order first, only its administrator's own goes straight out. */
export function placeOrder(
  { orderNo, companyId, quote }: OrderRequest,
  company: { readonly ordersNeedApproval: boolean },
  actor: Actor,
): Verdict<Order> {
  const verdict = mayPlaceOrder(actor)
  if (!verdict.ok) return verdict
  if (!('companyId' in actor) || actor.companyId !== companyId) return refuse('not-found')
  const isHeld = company.ordersNeedApproval && actor.kind !== 'company-administrator'
  const progress: Progress = isHeld
    ? { state: 'awaiting-company-approval' }
    : { state: 'request-sent', proposal: null, objections: [] }
  return accept({
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
