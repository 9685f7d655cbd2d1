import { mayConfirmFees, mayProposeFees } from '#domain/access/may-staff.ts'
import { answerLines } from '#domain/orders/fees/answer-lines.ts'
import type { ConfirmedFees, FeeProposal } from '#domain/orders/fees/fees.ts'
import { reviewFees } from '#domain/orders/fees/review-fees.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Move } from './move.ts'
import { type Mover, personOf } from './mover.ts'
import type { Fees, Order } from './order.ts'

type FeeChange = { readonly fees: Fees }

/** Without their state, so that nothing of it is carried into the next. */
const proposalOf = ({ proposedBy, lines }: FeeProposal): FeeProposal => ({ proposedBy, lines })
const confirmationOf = (fees: ConfirmedFees): ConfirmedFees => ({
  ...proposalOf(fees),
  confirmedBy: fees.confirmedBy,
})

function confirmedIn({ fees }: Order): ConfirmedFees {
  if (fees.state !== 'confirmed') throw new Error(`the charges are ${fees.state}`)
  return confirmationOf(fees)
}

export function proposeFees(order: Order, { edits }: Move<'propose-fees'>, mover: Mover): Result<FeeChange> {
  const person = personOf(mover)
  const result = mayProposeFees(person, order)
  if (!result.ok) return result
  const lines = reviewFees(order.quote, edits)
  if (!lines.ok) return lines
  return ok({ fees: { state: 'proposed', proposedBy: person.userId, lines: lines.value } })
}

export function confirmFees({ fees }: Order, _move: unknown, mover: Mover): Result<FeeChange> {
  const person = personOf(mover)
  if (fees.state !== 'proposed') throw new Error(`the charges are ${fees.state}`)
  const result = mayConfirmFees(person, fees)
  if (!result.ok) return result
  return ok({ fees: { state: 'confirmed', ...proposalOf(fees), confirmedBy: person.userId } })
}

/** Staff propose anew, with the customer’s objections before them. */
export function disputeFees(order: Order, { answers }: Move<'dispute-fees'>): Result<FeeChange> {
  const fees = confirmedIn(order)
  const objections = answerLines(fees.lines, answers)
  if (!objections.ok) return objections
  if (objections.value.length === 0) return invalidFields({ answers: 'too-few' })
  return ok({ fees: { state: 'disputed', ...fees, objections: objections.value } })
}

export function acceptFees(order: Order, { answers }: Move<'accept-fees'>, mover: Mover): Result<FeeChange> {
  const fees = confirmedIn(order)
  const objections = answerLines(fees.lines, answers)
  if (!objections.ok) return objections
  if (objections.value.length > 0) return refusal('fees-not-all-accepted', { count: objections.value.length })
  return ok({ fees: { state: 'accepted', ...fees, acceptedBy: personOf(mover).userId } })
}
