import { expect, test } from 'vitest'
import { listAllOrders, readAnyOrder } from '#contract/console-orders.ts'
import { fillInOrder } from '#contract/order-work.ts'
import { moveOrder } from '#contract/orders.ts'
import { homeZone } from '#domain/language/format-time.ts'
import { orderQueues } from '#domain/orders/lifecycle/order-queues.ts'
import { wallTimeOf } from '#domain/values/zoned-time.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { readPages } from '#tests/support/paging.ts'
import { orderSteps } from '#tests/support/price-orders.ts'
import { noon } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'
import { moveCutOffsOn } from './next-cut-offs.ts'

const site = await openPriceSite()
const { sendCall, pool, database, time, unchanged } = site
time.now = noon
const steps = await orderSteps(site, await site.newCompany('Closing Trading'))
const list = async (query: object = {}) => {
  const asked = { size: '100', sort: 'due', ...orderQueues.operations.query, ...query }
  return dataOf(listAllOrders, await sendCall(listAllOrders, asked, { who: steps.operations }))
}
const listed = async () =>
  (await list()).rows.map(({ number, nextCutOff }) => [number, nextCutOff?.code ?? null])
const runJob = () => moveCutOffsOn({ database, clock: { now: () => time.now } })
const fillIn = async (number: string, version: number, fields: object) => {
  const body = { number, version, values: { fields, groups: {} } }
  dataOf(fillInOrder, await sendCall(fillInOrder, body, { who: steps.operations }))
}

const [land, first, second] = [
  await steps.started('trucking'),
  await steps.started('ocean'),
  await steps.started('ocean'),
]
const { rows } = await pool.query('SELECT departs_at FROM sailing WHERE vessel = $1', [first.vessel])
const beforeDeparture = (hours: number) => new Date(rows[0].departs_at.getTime() - hours * 60 * 60 * 1000)
const wall = (hours: number) => wallTimeOf(homeZone, beforeDeparture(hours))

test('the queue of operations begins with the next cut-off, and names it', async () => {
  time.now = beforeDeparture(200)
  expect(await listed()).toEqual([
    [first.number, 'ECP'],
    [second.number, 'ECP'],
    [land.number, null],
  ])
  const [row] = (await list()).rows
  expect(row).toMatchObject({ dueAt: null, nextCutOff: { at: beforeDeparture(96).toISOString() } })
  await fillIn(second.number, 0, { documentCutOff: wall(100) })
  expect(await listed()).toEqual([
    [second.number, 'DCO'],
    [first.number, 'ECP'],
    [land.number, null],
  ])
  const pages = await readPages((query) => list(query), { size: '1' })
  expect(pages.flatMap((page) => page.rows.map(({ number }) => number))).toEqual(
    (await listed()).map(([number]) => number),
  )
  const opened = await sendCall(readAnyOrder, { number: second.number }, { who: steps.operations })
  expect(dataOf(readAnyOrder, opened).nextCutOff).toEqual({
    code: 'DCO',
    at: beforeDeparture(100).toISOString(),
  })
})

test('an answer that is due before the cut-off comes before it', async () => {
  time.now = beforeDeparture(130)
  const asked = await steps.readAs(first.number)
  dataOf(
    moveOrder,
    await steps.move(asked, {
      move: 'request-amendment',
      values: { ...asked.values, fields: { ...asked.values.fields, packages: '410' } },
      reason: 'More cargo',
    }),
  )
  // 24 hours to answer: at 106 hours before departure, ahead of the documents of the other order.
  expect((await list()).rows.map(({ number }) => number)).toEqual([first.number, second.number, land.number])
  await steps.moved(await steps.readAs(first.number), { move: 'accept-amendment' })
  expect((await listed())[0]).toEqual([second.number, 'DCO'])
})

test('a cut-off that has passed is followed by the next one, and the last by none', async () => {
  time.now = new Date(beforeDeparture(100).getTime() - 1)
  await unchanged(runJob)
  time.now = beforeDeparture(100)
  await Promise.all([runJob(), runJob()])
  expect(await listed()).toEqual([
    [first.number, 'ECP'],
    [second.number, 'ECP'],
    [land.number, null],
  ])
  await fillIn(first.number, 0, { cyCutOff: wall(60) })
  time.now = beforeDeparture(72)
  await runJob()
  expect(await listed()).toEqual([
    [first.number, 'FCO'],
    [second.number, 'VCO'],
    [land.number, null],
  ])
  time.now = beforeDeparture(24)
  await runJob()
  expect(new Set((await listed()).map(([, code]) => code))).toEqual(new Set([null]))
  await unchanged(runJob)
})

test('an order that no longer runs has no cut-off', async () => {
  time.now = beforeDeparture(200)
  await fillIn(second.number, 1, { documentCutOff: wall(101) })
  expect((await listed())[0]).toEqual([second.number, 'DCO'])
  await steps.moved(await steps.readAs(second.number), { move: 'complete' })
  const { rows: columns } = await pool.query(
    'SELECT next_cut_off, next_cut_off_at FROM customer_order WHERE number = $1',
    [second.number],
  )
  expect(columns).toEqual([{ next_cut_off: null, next_cut_off_at: null }])
})
