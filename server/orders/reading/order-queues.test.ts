import { expect, test } from 'vitest'
import { listAllOrders } from '#contract/console-orders.ts'
import { type OrderQueue, orderQueueNames, orderQueues } from '#domain/orders/lifecycle/order-queues.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { openOrderSite } from '#tests/support/order-site.ts'

const site = await openOrderSite('Queued Trading')
const { sendCall } = site
const ownQueues = {
  sales: ['sales'],
  operations: ['operations', 'objections'],
  finance: ['finance', 'unpaid', 'receipts', 'refunds'],
} as const satisfies Record<string, readonly OrderQueue[]>
const tokens = {
  sales: site.sales,
  operations: site.operations,
  finance: await site.staffToken('finance'),
}
const roles = ['sales', 'operations', 'finance'] as const

async function list(role: (typeof roles)[number], query: object) {
  const sent = await sendCall(listAllOrders, { size: '100', ...query }, { who: tokens[role] })
  return dataOf(listAllOrders, sent)
}

test('every queue belongs to a role', () => {
  expect(Object.values(ownQueues).flat().toSorted()).toEqual(orderQueueNames.toSorted())
})

test.each(roles)('%s see how long each of their queues is, and no other one', async (role) => {
  for (const before of [1, 2]) {
    await site.placed()
    const { queues } = await list(role, {})
    expect(Object.keys(queues)).toEqual(ownQueues[role])
    for (const queue of ownQueues[role]) {
      const { rows } = await list(role, orderQueues[queue].query)
      expect([queue, queues[queue]]).toEqual([queue, rows.length])
    }
    if (role === 'sales') expect(queues.sales).toBeGreaterThanOrEqual(before)
  }
})
