import { expect, test } from 'vitest'
import type { DataOf } from '#contract/call.ts'
import { listOrders } from '#contract/orders.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { orderSteps } from '#tests/support/price-orders.ts'
import { noon } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
site.time.now = noon
const company = await site.newCompany('Next Step Trading')
const { administrator } = company
const orders = await orderSteps(site, company)

const pageOf = async (query: object) =>
  dataOf(listOrders, await site.sendCall(listOrders, query, { who: administrator }))

/** Who acts next on each, and its deadline: in the order of placing, so the last is the newest. */
const waits = [
  ['ended first', null, null],
  ['staff, no deadline', 'operations', null],
  ['customer, no deadline', 'customer', null],
  ['customer, late', 'customer', '2026-11-30T00:00:00Z'],
  ['staff, soon', 'sales', '2026-11-19T00:00:00Z'],
  ['administrator, soon', 'company-administrator', '2026-11-20T00:00:00Z'],
  ['customer, no deadline, newer', 'customer', null],
  ['ended last', null, null],
] as const

test('a list of orders begins with what waits for the company, by deadline, on every page', async () => {
  const names = new Map<string, string>()
  for (const [name, actor, dueAt] of waits) {
    const { number } = await orders.placed('depot', administrator)
    names.set(number, name)
    const update = 'UPDATE customer_order SET waits_for = $2, due_at = $3 WHERE number = $1'
    await site.pool.query(update, [number, actor, dueAt])
  }
  const seen: (string | undefined)[] = []
  let after: string | null = null
  do {
    const page: DataOf<typeof listOrders> = await pageOf({ size: '3', ...(after && { after }) })
    seen.push(...page.rows.map(({ number }) => names.get(number)))
    after = page.next
  } while (after !== null)
  expect(seen).toEqual([
    'administrator, soon',
    'customer, late',
    'customer, no deadline, newer',
    'customer, no deadline',
    'staff, soon',
    'staff, no deadline',
    'ended last',
    'ended first',
  ])
})
