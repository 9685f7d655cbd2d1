import { isRunning } from '#domain/orders/running/is-running.ts'
import { nextCutOff, type OrderCutOff } from '#domain/orders/running/order-cut-offs.ts'
import type { OrderChanges, StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { readCutOffs } from './read-cut-offs.ts'

/** By the next cut-off the queue of a running order is sorted. */
export function nextCutOffColumns(cutOffs: readonly OrderCutOff[], now: Date) {
  const next = nextCutOff(cutOffs, now)
  return { nextCutOff: next?.code ?? null, nextCutOffAt: next?.time ?? null } satisfies OrderChanges
}

type Shipped = Pick<StoredOrder, 'id' | 'state' | 'fromCode' | 'toCode'>

/** Of what staff filled in and of the sailing of the price; an order that does not run has none. */
export async function readNextCutOff(db: Db, order: Shipped, now: Date) {
  const [found] = isRunning(order) ? await readCutOffs(db, [order]) : []
  return nextCutOffColumns(found?.cutOffs ?? [], now)
}
