import type { DataOf } from '#contract/call.ts'
import type { moveOrdersByStaff as manyCall } from '#contract/console-order-assignment.ts'
import { permit } from '#domain/access/permit.ts'
import { permitMove } from '#domain/orders/lifecycle/mover.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { checkAssignee } from '#server/orders/assignment/assign-order.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { moveByStaff } from './move-orders.ts'

type Input = EndpointInput<typeof manyCall>
type Results = DataOf<typeof manyCall>['results']

/** Each order in a transaction of its own; one that is named twice is moved once. */
export async function moveOrdersByStaff(
  deps: OrderDeps,
  input: Input,
): Promise<Result<DataOf<typeof manyCall>>> {
  const { body, principal } = input
  const may = permit(principal.actor, 'read-all-orders')
  if (!may.ok) return may
  const permitted = permitMove(body.move, { companyId: '' }, principal.actor)
  if (!permitted.ok) return permitted
  const known = await checkAssignee(deps, body)
  if (!known.ok) return known
  const now = deps.clock.now()
  const { orders, ...move } = body
  const results: Results = []
  for (const { number, version } of new Map(orders.map((one) => [one.number, one])).values()) {
    const one = { ...input, body: { ...move, number, version } }
    const moved = await deps.database.transaction((db) => moveByStaff(db, one, now))
    results.push({ number, refused: moved.ok ? null : { refusal: moved.refusal, params: moved.params } })
  }
  return ok({ results })
}
