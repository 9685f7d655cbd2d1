import type { Actor } from '#domain/access/actor.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderMove } from './move.ts'
import { type Mover, permitMove, type system } from './mover.ts'
import { type MoveName, type MoveRule, moveNames, ruleOf } from './moves.ts'
import { hasOpenChange, type Order } from './order.ts'
import { type Changes, orderSteps } from './steps.ts'

/** The order after the move, or a refusal. Permissions come first, so that a refusal reveals nothing to others. */
export function moveOrder(order: Order, move: OrderMove, mover: Actor | typeof system): Result<Order> {
  const permitted = permitMove(move.move, order, mover)
  if (!permitted.ok) return permitted
  if (move.version !== order.version) return refusal('order-changed', { version: order.version })
  const rule = ruleOf(move.move)
  const refused = refusedByState(order, move.move, rule)
  if (refused) return refused
  // The table has proven that the move fits the order; the compiler cannot derive it.
  const step = orderSteps[move.move] as (order: Order, move: OrderMove, mover: Mover) => Result<Changes>
  const changes = step(order, move, permitted.value)
  if (!changes.ok) return changes
  return ok({ ...order, ...changes.value, state: rule.to ?? order.state, version: order.version + 1 })
}

/** The moves that a person could make with the order as it is. */
export const movesOpenTo = (order: Order, mover: Actor | typeof system): readonly MoveName[] =>
  moveNames.filter((move) => permitMove(move, order, mover).ok && !refusedByState(order, move, ruleOf(move)))

function refusedByState(order: Order, move: MoveName, rule: MoveRule) {
  const { from, to, fees, cancellation, amendment } = rule
  if (!from.includes(order.state)) return refusal('order-step-closed', { state: order.state, move })
  // An amendment leaves the order in its state, so that only a cancellation may end it while a change is open.
  if (to && !cancellation && hasOpenChange(order)) return refusal('change-pending')
  if (fees && !fees.from.includes(order.fees.state))
    return order.fees.state === 'none'
      ? refusal('no-fees-proposed')
      : refusal('order-step-closed', { state: order.state, move })
  return refusedByChange(order, { cancellation, amendment })
}

/** One request at a time; an answer needs a request. */
function refusedByChange(
  order: Order,
  { cancellation, amendment }: Pick<MoveRule, 'cancellation' | 'amendment'>,
) {
  const shift = cancellation ?? amendment
  if (!shift) return undefined
  const own = cancellation ? order.cancellation.state : order.amendment.state
  const other = cancellation ? order.amendment.state : order.cancellation.state
  if (other === 'requested' || (own === 'requested' && shift.to === 'requested'))
    return refusal('change-pending')
  return shift.from.some((state) => state === own) ? undefined : refusal('no-change-pending')
}
