import type { Actor, LoggedIn } from '#domain/access/actor.ts'
import type { Permission } from '#domain/access/permissions.ts'
import { permit, permitInCompany } from '#domain/access/permit.ts'
import { ok, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import { orderMoves, trackMoves } from './lifecycle.ts'
import { coreOf, isOpen, type Order, type OrderState, type Progress } from './order.ts'
import type { MoveName, OrderMove, TrackMove } from './order-move.ts'
import { orderSteps } from './order-steps.ts'
import { moveTrack } from './track-steps.ts'

/** The order after the move, or a refusal. Permissions come first, so that a refusal reveals nothing to others. */
export function moveOrder(order: Order, move: OrderMove | TrackMove, actor: Actor): Result<Order> {
  if (actor.kind === 'visitor') return refusal('logged-out')
  const result = permitOn(order, permissionOf(move.move), actor)
  if (!result.ok) return result
  if (move.version !== order.version) return refusal('order-changed', { version: order.version })
  return isTrackMove(move) ? moveTrack(order, move, actor) : moveState(order, move, actor)
}

function moveState(order: Order, move: OrderMove, actor: LoggedIn): Result<Order> {
  const from: readonly OrderState[] = orderMoves[move.move].from
  if (!from.includes(order.state)) return closed(order, move.move)
  if (isOpen(order.cancellation) || isOpen(order.amendment)) return refusal('change-pending')
  // `from` has proven that the move fits the state; the compiler cannot derive it.
  const step = orderSteps[move.move] as (order: Order, move: OrderMove, actor: LoggedIn) => Result<Progress>
  const next = step(order, move, actor)
  return next.ok ? ok({ ...coreOf(order), version: order.version + 1, ...next.value }) : next
}

const permissionOf = (move: MoveName): Permission => ({ ...orderMoves, ...trackMoves })[move].permission

const permitOn = ({ companyId }: Order, permission: Permission, actor: Actor): Result<Actor> =>
  actor.kind === 'staff' ? permit(actor, permission) : permitInCompany(actor, permission, companyId)

const isTrackMove = (move: OrderMove | TrackMove): move is TrackMove => Object.hasOwn(trackMoves, move.move)

const closed = ({ state }: Order, move: MoveName): Refusal => refusal('order-step-closed', { state, move })
