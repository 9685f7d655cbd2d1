import { cancelledLines } from '#domain/orders/cancellation/cancelled-lines.ts'
import { compareMoney } from '#domain/values/money.ts'
import { groupedNumber } from '#domain/values/plain-number.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { amendedLines, lostAddition } from './amended-fees.ts'
import { acceptFees, confirmFees, disputeFees, proposeFees } from './fee-steps.ts'
import type { Move } from './move.ts'
import { type Mover, personOf } from './mover.ts'
import type { MoveName } from './moves.ts'
import type { Amendment, AmendmentRequest, CancellationRequest, Order, Remark } from './order.ts'

/** What a move changes beside the state; the table of moves says where the order goes. */
export type Changes = Partial<
  Pick<Order, 'assignedTo' | 'quote' | 'fees' | 'remarks' | 'cancellation' | 'amendment' | 'end'>
>
export type Step<M extends MoveName> = (order: Order, move: Move<M>, mover: Mover) => Result<Changes>

const nothing = (): Result<Changes> => ok({})

/** No order and no request ends without a reason. */
const withReason = (reason: string, changes: Changes): Result<Changes> =>
  reason.trim() === '' ? refusal('reason-needed') : ok(changes)

const ended = (reason: string, mover: Mover): Changes => ({
  end: { reason, endedBy: personOf(mover).userId },
})

const end = (_order: Order, { reason }: { readonly reason: string }, mover: Mover): Result<Changes> =>
  withReason(reason, ended(reason, mover))

/** A remark without words corrects nothing. */
function withRemarks(remarks: readonly Remark[], changes: Changes): Result<Changes> {
  if (remarks.length === 0) return invalidFields({ remarks: 'too-few' })
  const blank = remarks.findIndex(({ message }) => message.trim() === '')
  return blank < 0 ? ok(changes) : invalidFields({ [`remarks.${blank}.message`]: 'required' })
}

type WithRequest<Request> = { readonly state: string } | { readonly request: Request }

/** The table of moves has proven that there is one. */
function requestOf<Request>(change: WithRequest<Request>): Request {
  if (!('request' in change)) throw new Error('no change was requested')
  return change.request
}

/** The customer confirms the cost that they saw; one that has risen since is shown to them first. */
function cancellationOf(
  { reason, cost, charges, confirmedCost }: Move<'cancel' | 'request-cancellation'>,
  mover: Mover,
): Result<CancellationRequest> {
  if (reason.trim() === '') return refusal('reason-needed')
  if (compareMoney(cost, confirmedCost) !== 0)
    return refusal('cancellation-cost-moved', { cost: groupedNumber(cost.amount) })
  return ok({ requestedBy: personOf(mover).userId, reason, cost, charges })
}

/** The order ends, and its cost replaces its price. */
const cancelled = ({ fees }: Order, request: CancellationRequest, mover: Mover): Changes => ({
  fees: fees.state === 'none' ? fees : { ...fees, lines: cancelledLines(fees.lines, request.charges) },
  cancellation: { state: 'accepted', request },
  ...ended(request.reason, mover),
})

/** Agreed by the customer when they asked for it, and by staff now. */
function acceptAmendment(order: Order, _move: unknown, mover: Mover): Result<Changes> {
  const { fees } = order
  const request = requestOf<AmendmentRequest>(order.amendment)
  if (fees.state !== 'accepted') throw new Error(`the charges of a running order are ${fees.state}`)
  const { quote, requestedBy } = request
  return ok({
    quote,
    fees: {
      ...fees,
      lines: amendedLines(fees.lines, quote),
      confirmedBy: personOf(mover).userId,
      acceptedBy: requestedBy,
    },
    amendment: { state: 'accepted', request },
  })
}

const answered = (order: Order, amendment: (request: AmendmentRequest) => Amendment): Changes => ({
  amendment: amendment(requestOf<AmendmentRequest>(order.amendment)),
})

/** The effect of each move; the caller has checked that it is allowed in the states of the order. */
export const orderSteps: { readonly [M in MoveName]: Step<M> } = {
  approve: nothing,
  'refuse-approval': end,
  'lapse-approval': nothing,
  withdraw: end,
  return: (_order, { remarks }) => withRemarks(remarks, { remarks, fees: { state: 'none' } }),
  'send-again': (_order, { quote }) => ok({ quote, remarks: [] }),
  'propose-fees': proposeFees,
  'confirm-fees': confirmFees,
  'dispute-fees': disputeFees,
  'accept-fees': acceptFees,
  expire: nothing,
  generate: nothing,
  'reject-request': end,
  start: nothing,
  complete: nothing,
  decline: end,
  assign: (_order, { assignedTo }) => ok({ assignedTo }),
  cancel: (order, move, mover) => {
    const request = cancellationOf(move, mover)
    return request.ok ? ok(cancelled(order, request.value, mover)) : request
  },
  'request-cancellation': (_order, move, mover) => {
    const request = cancellationOf(move, mover)
    return request.ok ? ok({ cancellation: { state: 'requested', request: request.value } }) : request
  },
  'accept-cancellation': (order, _move, mover) =>
    ok(cancelled(order, requestOf<CancellationRequest>(order.cancellation), mover)),
  'decline-cancellation': ({ cancellation }, { reason }) =>
    withReason(reason, {
      cancellation: {
        state: 'declined',
        request: requestOf<CancellationRequest>(cancellation),
        answer: reason,
      },
    }),
  'request-amendment': ({ fees }, { quote, reason, fromVersion, fieldVersion }, mover) => {
    const lost = fees.state === 'none' ? undefined : lostAddition(fees.lines, quote)
    if (lost) return refusal('charge-not-announced', { item: lost })
    const request = { requestedBy: personOf(mover).userId, reason, quote, fromVersion, fieldVersion }
    return withReason(reason, { amendment: { state: 'requested', request } })
  },
  'return-amendment': (order, { remarks }) =>
    withRemarks(
      remarks,
      answered(order, (request) => ({ state: 'returned', request, remarks })),
    ),
  'accept-amendment': acceptAmendment,
  'decline-amendment': (order, { reason }) =>
    withReason(
      reason,
      answered(order, (request) => ({ state: 'declined', request, answer: reason })),
    ),
}
