import type { LoggedIn } from '#domain/access/actor.ts'
import { mayConfirmFees, mayProposeFees } from '#domain/access/may-staff.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { answerLines } from './answer-lines.ts'
import type { OrderMoveName, orderMoves } from './lifecycle.ts'
import type { Order, OrderState, Progress } from './order.ts'
import type { OrderMove } from './order-move.ts'
import { reviewFees } from './review-fees.ts'

type From<M extends OrderMoveName> = Extract<Order, { state: (typeof orderMoves)[M]['from'][number] }>
type To<M extends OrderMoveName> = Extract<Progress, { state: (typeof orderMoves)[M]['to'] }>
type Step<M extends OrderMoveName> = (
  order: From<M>,
  move: Extract<OrderMove, { move: M }>,
  actor: LoggedIn,
) => Result<To<M>>

/** The effect of each move; the caller has checked that the move is allowed in the state. */
export const orderSteps: { readonly [M in OrderMoveName]: Step<M> } = {
  approve: () => ok({ state: 'request-sent', proposal: null, objections: [] }),
  'refuse-approval': (order, { reason }, actor) => end('rejected', order, reason, actor),
  withdraw: (order, { reason }, actor) => end('cancelled', order, reason, actor),
  'propose-fees': proposeFees,
  'confirm-fees': confirmFees,
  'reject-fees': rejectFees,
  'accept-and-pay': acceptAndPay,
  'reject-request': (order, { reason }, actor) => end('rejected', order, reason, actor),
  generate: ({ fees }) => ok({ state: 'order-generated', fees }),
  start: ({ fees }) => ok({ state: 'in-process', fees }),
  complete: ({ fees }) => ok({ state: 'completed', fees }),
  decline: (order, { reason }, actor) => end('declined', order, reason, actor),
}

/** An order never ends without a reason; it keeps what was agreed until then. */
function end<S extends OrderState>(state: S, order: Order, reason: string, { userId }: LoggedIn) {
  if (reason.trim() === '') return refusal('reason-needed')
  return ok({ state, reason, endedBy: userId, fees: 'fees' in order ? order.fees : null })
}

function proposeFees(
  order: From<'propose-fees'>,
  { edits }: Extract<OrderMove, { move: 'propose-fees' }>,
  actor: LoggedIn,
): Result<To<'propose-fees'>> {
  const result = mayProposeFees(actor, order)
  if (!result.ok) return result
  const lines = reviewFees(order.quote, edits)
  if (!lines.ok) return lines
  const proposal = { proposedBy: actor.userId, lines: lines.value }
  return ok({ state: 'request-sent', proposal, objections: order.objections })
}

function confirmFees(
  { proposal }: From<'confirm-fees'>,
  _move: unknown,
  actor: LoggedIn,
): Result<To<'confirm-fees'>> {
  if (!proposal) return refusal('no-fees-proposed')
  const result = mayConfirmFees(actor, proposal)
  if (!result.ok) return result
  return ok({ state: 'fees-confirmed', fees: { ...proposal, confirmedBy: actor.userId } })
}

/** Staff propose anew, with the customer's objections before them. */
function rejectFees(
  { fees }: From<'reject-fees'>,
  { answers }: Extract<OrderMove, { move: 'reject-fees' }>,
): Result<To<'reject-fees'>> {
  const objections = answerLines(fees.lines, answers)
  if (!objections.ok) return objections
  if (objections.value.length === 0) return refusal('invalid-input', { count: 1 }, { answers: 'too-few' })
  return ok({ state: 'request-sent', proposal: null, objections: objections.value })
}

function acceptAndPay(
  { fees }: From<'accept-and-pay'>,
  { answers, paymentNo }: Extract<OrderMove, { move: 'accept-and-pay' }>,
  { userId }: LoggedIn,
): Result<To<'accept-and-pay'>> {
  const objections = answerLines(fees.lines, answers)
  if (!objections.ok) return objections
  if (objections.value.length > 0) return refusal('fees-not-all-accepted', { count: objections.value.length })
  if (paymentNo.trim() === '') return refusal('invalid-input', { count: 1 }, { paymentNo: 'required' })
  return ok({ state: 'accepted-and-paid', fees: { ...fees, acceptedBy: userId, paymentNo } })
}
