import type { OrderWork } from '#contract/order-work.ts'
import { userOf } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { isRunning } from '#domain/orders/running/is-running.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { lockOrder, type StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { Principal } from '#server/platform/http/requests/principal.ts'
import { viewWork } from './work-view.ts'

type StaffInput = { readonly body: { readonly number: string }; readonly principal: Principal }
type Work = (
  db: Db,
  stored: StoredOrder,
  by: { readonly staffId: string; readonly now: Date },
) => Promise<Result<unknown>>

/** What staff write on a running order, while it is locked. Who may not write does not learn whether it exists. */
export async function workOnOrder(
  deps: OrderDeps,
  { body, principal }: StaffInput,
  work: Work,
): Promise<Result<OrderWork>> {
  const may = permit(principal.actor, 'run-orders')
  if (!may.ok) return may
  const staffId = userOf(principal.actor)
  if (staffId === null) return refusal('logged-out')
  const now = deps.clock.now()
  const worked = await deps.database.transaction(async (db): Promise<Result<StoredOrder>> => {
    const stored = await lockOrder(db, body.number)
    if (!stored) return refusal('not-found')
    if (!isRunning(stored)) return refusal('order-step-closed', { state: stored.state })
    const done = await work(db, stored, { staffId, now })
    return done.ok ? ok(stored) : done
  })
  return worked.ok ? ok(await viewWork(deps, worked.value)) : worked
}
