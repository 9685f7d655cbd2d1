import type { Actor } from '#domain/access/actor.ts'
import type { OrderMatter } from '#domain/orders/lifecycle/order-matters.ts'
import {
  mostCountedInQueue,
  type OrderQueue,
  orderQueues,
  queuesOf,
} from '#domain/orders/lifecycle/order-queues.ts'
import { openToPay } from '#domain/orders/payment/account.ts'
import { type Money, money } from '#domain/values/money.ts'
import type { OrderListRow } from '#server/orders/store/order-store.ts'
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

type Owing = Pick<OrderListRow, 'id' | 'owed' | 'paid' | 'currency'>

const stillToPay = ({ owed, paid, currency }: Owing): readonly Money[] => {
  const open = openToPay(money(owed, currency), money(paid, currency))
  return open ? [open] : []
}

/** The amounts of a matter by order, or what is still to be paid where no matter was asked for. */
export async function openMoney(db: Db, matter: OrderMatter | undefined, orders: readonly Owing[]) {
  if (!matter) return stillToPay
  const ids = orders.map(({ id }) => id)
  const byOrder = Map.groupBy(await openAmounts(db, matter, ids), ({ id }) => Number(id))
  return ({ id }: Owing): readonly Money[] =>
    (byOrder.get(id) ?? []).map(({ amount, currency }) => money(amount, currency))
}
