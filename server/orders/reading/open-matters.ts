import { mostCountedMatters, type OrderMatter, orderMatters } from '#domain/orders/lifecycle/order-matters.ts'
import { money } from '#domain/values/money.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { openAmounts } from './matters-store.ts'
import { countMatching } from './search-orders-store.ts'

/** How long the queue of each matter is. */
export async function countMatters(db: Db): Promise<Record<OrderMatter, number>> {
  const counted = await Promise.all(
    orderMatters.map(async (matter) => [matter, await countMatching(db, { matter }, mostCountedMatters)]),
  )
  return Object.fromEntries(counted)
}

/** The amounts of a matter by order; none where no matter was asked for. */
export async function openMoney(db: Db, matter: OrderMatter | undefined, ids: readonly number[]) {
  const rows = matter ? await openAmounts(db, matter, ids) : []
  const byOrder = Map.groupBy(rows, ({ id }) => Number(id))
  return (id: number) => (byOrder.get(id) ?? []).map(({ amount, currency }) => money(amount, currency))
}
