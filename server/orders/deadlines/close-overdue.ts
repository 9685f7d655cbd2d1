import { moveAtDeadline } from '#domain/orders/lifecycle/deadline.ts'
import { system } from '#domain/orders/lifecycle/mover.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { applyMove } from '#server/orders/moving/apply-move.ts'
import { loadOrder } from '#server/orders/moving/load-order.ts'
import { auditMoveByJob } from '#server/orders/moving/moved-by-job.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { findOverdue, lockOverdue, type OverduePosition } from './overdue-store.ts'

export type DeadlineDeps = Pick<OrderDeps, 'database' | 'clock'>

const jobName = 'close-overdue-orders'
const ordersPerBatch = 50

async function closeLocked(db: Db, stored: StoredOrder, now: Date): Promise<void> {
  const move = moveAtDeadline(stored, now)
  if (!move) return
  const { number, version } = stored
  const moved = await applyMove(db, await loadOrder(db, stored), { move, version }, system, now)
  if (!moved.ok) throw new Error(`The overdue order ${number} was not closed: ${moved.refusal}`)
  await auditMoveByJob(db, jobName, stored, moved.value, move)
}

/** An order in a transaction of its own: one that fails keeps no other open. */
async function closeOne({ database }: DeadlineDeps, id: number, now: Date): Promise<void> {
  await database.transaction(async (db) => {
    const stored = await lockOverdue(db, id, now)
    if (stored) await closeLocked(db, stored, now)
  })
}

/** Any number of instances may run it at once: each order is closed by one of them. */
export async function closeOverdueOrders(deps: DeadlineDeps): Promise<void> {
  const now = deps.clock.now()
  const failed: unknown[] = []
  let after: OverduePosition | undefined
  do {
    const batch = await findOverdue(deps.database.db, now, { after, limit: ordersPerBatch })
    for (const { id } of batch) await closeOne(deps, id, now).catch((error: unknown) => failed.push(error))
    after = batch.length === ordersPerBatch ? batch.at(-1) : undefined
  } while (after)
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} overdue orders were not closed`)
}

/** Every minute: confirmed charges, returned orders and approvals that were not answered in time. */
export const overdueOrdersJob = (deps: DeadlineDeps): JobKind => ({
  name: jobName,
  tries: 3,
  secondsBetweenTries: 30,
  cron: '* * * * *',
  work: () => closeOverdueOrders(deps),
})
