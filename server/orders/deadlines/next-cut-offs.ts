import { readNextCutOff } from '#server/orders/running/next-cut-off.ts'
import { updateOrder } from '#server/orders/store/order-store.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import type { DeadlineDeps } from './close-overdue.ts'
import { findPassedCutOffs, lockPassedCutOff } from './cut-off-store.ts'

const ordersPerBatch = 100

/** An order in a transaction of its own, which it needs for as long as one price is read. */
const moveOn = ({ database }: DeadlineDeps, id: number, now: Date): Promise<void> =>
  database.transaction(async (db) => {
    const stored = await lockPassedCutOff(db, id, now)
    if (stored) await updateOrder(db, id, await readNextCutOff(db, stored, now))
  })

/** Once a cut-off has passed, the next one of its order counts. An order that fails is tried again in the next run. */
export async function moveCutOffsOn(deps: DeadlineDeps): Promise<void> {
  const now = deps.clock.now()
  const failed = new Map<number, unknown>()
  let ids: readonly number[]
  do {
    const passed = await findPassedCutOffs(deps.database.db, now, failed.size + ordersPerBatch)
    ids = passed.filter((id) => !failed.has(id))
    for (const id of ids) await moveOn(deps, id, now).catch((error: unknown) => failed.set(id, error))
  } while (ids.length > 0)
  if (failed.size > 0) throw new AggregateError(failed.values(), `${failed.size} cut-offs were not moved on`)
}

/** Every minute: the queue of operations has no cut-off that has passed. */
export const nextCutOffsJob = (deps: DeadlineDeps): JobKind => ({
  name: 'next-cut-offs',
  tries: 3,
  secondsBetweenTries: 30,
  cron: '* * * * *',
  work: () => moveCutOffsOn(deps),
})
