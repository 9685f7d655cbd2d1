import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#contract/order-as-of.ts'
import { fillInOrder } from '#contract/order-work.ts'
import { readOrder } from '#contract/orders.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { orderDetails } from '#tests/support/order-details.data.ts'
import { oceanValues } from '#tests/support/order-values.data.ts'
import { orderSteps } from '#tests/support/price-orders.ts'
import { noon } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { sendCall, unchanged } = site
const company = await site.newCompany('Past Trading')
const { administrator } = company
const { administrator: stranger } = await site.newCompany('Elsewhere Trading')
const orders = await orderSteps(site, company)
const minute = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const at = (minutes: number) => {
  site.time.now = minute(minutes)
}
beforeEach(() => at(0))

const ask = (number: string, minutes: number, who = administrator) =>
  sendCall(calls.readOrderAsOf, { number, at: minute(minutes).toISOString() }, { who })
const asOf = async (number: string, minutes: number) =>
  dataOf(calls.readOrderAsOf, await ask(number, minutes))

describe('an order as of a moment', () => {
  test('has the state, the fields and the charges of then', async () => {
    const placed = await orders.placed('ocean')
    const { number } = placed
    at(1)
    const remarks = [{ severity: 'error', message: 'Too low', property: null }]
    const returned = await orders.moved(placed, { move: 'return', remarks })
    at(2)
    const values = { ...oceanValues, fields: { ...oceanValues.fields, packages: '500' } }
    expect((await orders.move(returned, { move: 'send-again', values })).status).toBe(200)
    at(3)
    const sent = await orders.readAs(number)
    const [assignedTo] = orders.sales.split(' ')
    const assigned = await orders.moved(sent, { move: 'assign', assignedTo }, orders.sales)
    const [line] = assigned.fees.lines
    const edits = [{ edit: 'remove', lineId: line?.lineId, reason: 'Not needed' }]
    const proposed = await orders.moved(assigned, { move: 'propose-fees', edits }, orders.sales)
    at(4)
    await orders.moved(proposed, { move: 'confirm-fees' })
    at(5)
    const now = dataOf(readOrder, await sendCall(readOrder, { number }, { who: administrator }))
    const states = []
    for (const minutes of [0, 1, 2, 3, 4]) {
      const past = await asOf(number, minutes)
      const removed = past.fees.lines.filter(({ kind }) => kind === 'removed').length
      states.push([past.state, past.fees.state, removed, past.values.fields.packages])
    }
    expect(states).toEqual([
      ['request-sent', 'none', 0, '400'],
      ['returned', 'none', 0, '400'],
      ['request-sent', 'none', 0, '500'],
      // What one member of staff proposed is not shown to the customer, now as then.
      ['request-sent', 'none', 0, '500'],
      ['fees-confirmed', 'confirmed', 1, '500'],
    ])
    expect(await asOf(number, 5)).toMatchObject({ state: now.state, fees: now.fees, values: now.values })
    const query = { number, at: minute(3).toISOString() }
    const byStaff = await sendCall(calls.readAnyOrderAsOf, query, { who: orders.operations })
    expect(dataOf(calls.readAnyOrderAsOf, byStaff).fees.state).toBe('proposed')
  })

  test('has the details of then, and none before they were filled in', async () => {
    const { number } = await orders.generated('ocean')
    at(10)
    const fill = (version: number, values: object) =>
      sendCall(fillInOrder, { number, version, values }, { who: orders.operations })
    dataOf(fillInOrder, await fill(0, orderDetails))
    at(20)
    const late = { ...orderDetails, fields: { ...orderDetails.fields, vessel: 'WESTERN QUAY' } }
    dataOf(fillInOrder, await fill(1, late))
    const vessels = []
    for (const minutes of [5, 10, 19, 20])
      vessels.push((await asOf(number, minutes)).details.values.fields.vessel)
    expect(vessels).toEqual([undefined, 'EASTERN HARBOUR', 'EASTERN HARBOUR', 'WESTERN QUAY'])
  })

  test('of an order whose charges were replaced by the cost of cancelling', async () => {
    const order = await orders.generated('ocean')
    at(1)
    await orders.moved(order, { move: 'decline', reason: 'No ship' })
    expect((await asOf(order.number, 0)).state).toBe('order-generated')
    expect((await asOf(order.number, 1)).state).toBe('declined')
  })

  test('is refused before it was placed, in the future, for others, and nothing changes', async () => {
    const { number } = await orders.placed('depot')
    for (const [minutes, problem] of [
      [-1, 'too-small'],
      [1, 'too-large'],
    ] as const) {
      const reply = await unchanged(() => ask(number, minutes))
      expect(refusalOf(reply, 'invalid-input').fields).toEqual({ at: problem })
    }
    refusalOf(await unchanged(() => ask(number, 0, stranger)), 'not-found')
    refusalOf(
      await unchanged(() => sendCall(calls.readOrderAsOf, { number, at: 'then' }, { who: administrator })),
      'invalid-input',
    )
  })
})
