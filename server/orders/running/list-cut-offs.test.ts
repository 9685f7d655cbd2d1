import { expect, test } from 'vitest'
import { moveOrderByStaff } from '#contract/console-orders.ts'
import { listOrderCutOffs } from '#contract/order-cut-offs.ts'
import { followOrder } from '#contract/order-people.ts'
import { fillInOrder } from '#contract/order-work.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { noon } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'
import { runningOrders } from '#tests/support/running-orders.ts'

const site = await openPriceSite()
const { sendCall, pool, unchanged } = site
site.time.now = noon
const { administrator, companyId } = await site.newCompany('Closing Trading')
const { administrator: stranger } = await site.newCompany('Elsewhere Trading')
const [ann, ben] = [await site.newPerson('Ann Moss'), await site.newPerson('Ben Reed')]
for (const person of [ann, ben]) await site.join(companyId, person)
const running = await runningOrders(site, companyId, ann)
const operations = await site.staffToken('operations')
const order = await running()
const { number } = order

const { rows } = await pool.query('SELECT departs_at FROM sailing WHERE vessel = $1', [order.vessel])
const beforeDeparture = (hours: number) => new Date(rows[0].departs_at.getTime() - hours * 60 * 60 * 1000)
const read = async (who: string) =>
  dataOf(listOrderCutOffs, await unchanged(() => sendCall(listOrderCutOffs, {}, { who })))
const shown = async (who = ann) =>
  (await read(who)).map(({ cutOff, at, isEstimated }) => [cutOff, at, isEstimated])
const usual = (code: string, hours: number) => [code, beforeDeparture(hours).toISOString(), true]

test('of a running order: what is filled in, else estimated, and only what is ahead', async () => {
  site.time.now = beforeDeparture(5 * 24)
  expect(await read(ann)).toMatchObject([
    { number, cutOff: 'ECP', zone: 'Asia/Shanghai', from: order.from, to: order.to, service: 'ocean' },
    { cutOff: 'DCO' },
    { cutOff: 'VCO' },
    { cutOff: 'FCO' },
    { cutOff: 'CUA' },
  ])
  const cyCutOff = beforeDeparture(80)
  const wall = new Date(cyCutOff.getTime() + 8 * 60 * 60 * 1000).toISOString().slice(0, 16).replace('T', ' ')
  const details = { number, version: 0, values: { fields: { cyCutOff: wall }, groups: {} } }
  dataOf(fillInOrder, await sendCall(fillInOrder, details, { who: operations }))
  const all = [
    usual('ECP', 96),
    ['FCO', cyCutOff.toISOString(), false],
    usual('DCO', 72),
    usual('VCO', 54),
    usual('CUA', 24),
  ]
  expect(await shown()).toEqual(all)
  site.time.now = beforeDeparture(72)
  expect(await shown()).toEqual(all.slice(3))
  site.time.now = beforeDeparture(96 + 14 * 24 + 1)
  expect(await shown()).toEqual([])
  site.time.now = beforeDeparture(96 + 14 * 24)
  expect(await shown()).toEqual(all.slice(0, 1))
})

test('are seen like the order in the list, by no other company, and no longer once it has ended', async () => {
  site.time.now = beforeDeparture(50)
  const numbers = async (who: string) => [...new Set((await read(who)).map((row) => row.number))]
  for (const who of [ann, ben, administrator]) expect(await numbers(who)).toEqual([number])
  expect(await numbers(stranger)).toEqual([])
  await pool.query('UPDATE company SET members_see_own_orders = true WHERE id = $1', [companyId])
  expect(await numbers(ben)).toEqual([])
  for (const who of [ann, administrator]) expect(await numbers(who)).toEqual([number])
  dataOf(
    followOrder,
    await sendCall(followOrder, { number, follows: true, personId: ben }, { who: administrator }),
  )
  expect(await numbers(ben)).toEqual([number])
  const end = { number, version: order.version, move: 'decline', reason: 'No ship' }
  dataOf(moveOrderByStaff, await sendCall(moveOrderByStaff, end, { who: operations }))
  expect(await numbers(administrator)).toEqual([])
})
