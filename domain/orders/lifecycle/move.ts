import type { AnnouncedCost, FeeEdit, LineAnswer, Quoted } from '#domain/orders/fees/fees.ts'
import type { OrderMilestone } from '#domain/orders/milestones/milestones.ts'
import type { Money } from '#domain/values/money.ts'
import type { MoveName } from './moves.ts'
import type { AmendedFields, Remark } from './order.ts'

type Nothing = Readonly<Record<never, never>>
type WithReason = { readonly reason: string }
type WithRemarks = { readonly remarks: readonly Remark[] }

/** `cost` and its `charges` are those of this minute, `confirmedCost` the one that the customer saw. */
type CancellationRequest = WithReason & {
  readonly cost: Money
  readonly charges: readonly AnnouncedCost[]
  readonly confirmedCost: Money
}

type Contents = {
  approve: Nothing
  'refuse-approval': WithReason
  'lapse-approval': Nothing
  withdraw: WithReason
  return: WithRemarks
  'send-again': { readonly quote: Quoted }
  'propose-fees': { readonly edits: readonly FeeEdit[] }
  'confirm-fees': Nothing
  'dispute-fees': { readonly answers: readonly LineAnswer[] }
  'accept-fees': { readonly answers: readonly LineAnswer[] }
  expire: Nothing
  generate: Nothing
  'reject-request': WithReason
  start: Nothing
  /** The milestones that were not recorded by then. */
  complete: { readonly missing?: readonly OrderMilestone[] }
  decline: WithReason
  /** Null: back to the queue. */
  assign: { readonly assignedTo: string | null }
  cancel: CancellationRequest
  'request-cancellation': CancellationRequest
  'accept-cancellation': Nothing
  'decline-cancellation': WithReason
  'request-amendment': WithReason & AmendedFields & { readonly quote: Quoted }
  'return-amendment': WithRemarks
  'accept-amendment': Nothing
  'decline-amendment': WithReason
}

/** `version` is the one that the decision was made on. */
export type Move<M extends MoveName> = { readonly move: M; readonly version: number } & Contents[M]
export type OrderMove = { [M in MoveName]: Move<M> }[MoveName]
