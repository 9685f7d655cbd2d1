import type { Actor } from '#domain/access/actor.ts'
import type { OrderMatter } from '#domain/orders/lifecycle/order-matters.ts'
import {
  mostCountedInQueue,
  type OrderQueue,
  orderQueues,
  queuesOf,
} from '#domain/orders/lifecycle/order-queues.ts'
import { money } from '#domain/values/money.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { openAmounts } from './matters-store.ts'
import { countMatching } from './search-orders-store.ts'

/** How long each queue of the reader is. */
export async function countQueues(db: Db, actor: Actor): Promise<Partial<Record<OrderQueue, number>>> {
  const counted = await Promise.all(
    queuesOf(actor).map(async (queue) => [
      queue,
      await countMatching(db, orderQueues[queue].query, mostCountedInQueue),
    ]),
  )
  return Object.fromEntries(counted)
}

/** The amounts of a matter by order; none where no matter was asked for. */
export async function openMoney(db: Db, matter: OrderMatter | undefined, ids: readonly number[]) {
  const rows = matter ? await openAmounts(db, matter, ids) : []
  const byOrder = Map.groupBy(rows, ({ id }) => Number(id))
  return (id: number) => (byOrder.get(id) ?? []).map(({ amount, currency }) => money(amount, currency))
}
