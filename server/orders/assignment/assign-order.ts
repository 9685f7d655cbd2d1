import type { Actor } from '#domain/access/actor.ts'
import type { OrderMove } from '#domain/orders/lifecycle/move.ts'
import { moveOrder } from '#domain/orders/lifecycle/move-order.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import type { LoadedOrder } from '#server/orders/moving/load-order.ts'

type Assigning = { readonly move: string; readonly assignedTo?: string | null }

/** An order is assigned only to a person who works here and may look after orders. */
export async function checkAssignee(deps: OrderDeps, { move, assignedTo }: Assigning): Promise<Result<null>> {
  if (move !== 'assign' || !assignedTo) return ok(null)
  const people = await deps.staffWho(deps.database.db, 'assign-orders')
  return people.some(({ id }) => id === assignedTo)
    ? ok(null)
    : invalidFields({ assignedTo: 'unknown-value' })
}

/** The order as it is, if the move names the person it is assigned to already; undefined for any other move. */
export function assignedAlready(
  loaded: LoadedOrder,
  move: OrderMove,
  actor: Actor,
): Result<LoadedOrder> | undefined {
  if (move.move !== 'assign' || move.assignedTo !== loaded.order.assignedTo) return undefined
  const checked = moveOrder(loaded.order, move, actor)
  return checked.ok ? ok(loaded) : checked
}
