import { describe, expect, test } from 'vitest'
import { listAllOrders, moveOrderByStaff } from '#contract/console-orders.ts'
import * as calls from '#contract/order-work.ts'
import { listOrders, readOrder } from '#contract/orders.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { orderDetails } from '#tests/support/order-details.data.ts'
import { noon } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'
import { runningOrders } from '#tests/support/running-orders.ts'

const site = await openPriceSite()
const { sendCall, unchanged } = site
site.time.now = noon
const { administrator, companyId } = await site.newCompany('Running Trading')
const { administrator: stranger } = await site.newCompany('Elsewhere Trading')
const running = await runningOrders(site, companyId, administrator)
const operations = await site.staffToken('operations')
const sales = await site.staffToken('sales')
const finance = await site.staffToken('finance')

const fillIn = (number: string, version: number, values: object = orderDetails, who = operations) =>
  sendCall(calls.fillInOrder, { number, version, values }, { who })
const filled = async (number: string, version: number, values: object = orderDetails) =>
  dataOf(calls.fillInOrder, await fillIn(number, version, values))
const read = (number: string, who = administrator) => sendCall(calls.readOrderWork, { number }, { who })
const history = async (number: string) =>
  dataOf(readOrder, await sendCall(readOrder, { number }, { who: administrator })).history

describe('what staff fill in', () => {
  test('is shown to the company, kept by version, and finds the order by each of its numbers', async () => {
    const { number } = await running()
    const start = dataOf(calls.readOrderWork, await read(number))
    expect(start).toMatchObject({
      isRunning: true,
      zones: { origin: 'Asia/Shanghai', destination: 'Europe/Amsterdam' },
      details: { version: 0, values: { fields: {}, groups: {} }, writtenAt: null },
    })
    const first = await filled(number, 0)
    expect(first.details).toMatchObject({ version: 1, values: orderDetails, writtenAt: noon.toISOString() })
    expect(dataOf(calls.readOrderWork, await read(number))).toEqual(first)
    const order = dataOf(readOrder, await sendCall(readOrder, { number }, { who: administrator }))
    expect(order).toMatchObject({
      vessel: 'EASTERN HARBOUR',
      voyage: '051E',
      billNumber: 'COSU6123456780',
      departsOn: '2026-12-04',
    })
    for (const search of ['612345678', '99887766', 'csqu305', '6011672', number.slice(-5)]) {
      const { rows } = dataOf(listOrders, await sendCall(listOrders, { search }, { who: administrator }))
      expect(rows.map((row) => row.number)).toContain(number)
      const all = dataOf(listAllOrders, await sendCall(listAllOrders, { search }, { who: sales }))
      expect(all.rows.map((row) => row.number)).toContain(number)
    }
    const without = { ...orderDetails, groups: { containers: [] } }
    expect((await filled(number, 1, without)).details.version).toBe(2)
    const { rows } = dataOf(
      listOrders,
      await sendCall(listOrders, { search: '6011672' }, { who: administrator }),
    )
    expect(rows.map((row) => row.number)).not.toContain(number)
    const { rows: versions } = await site.pool.query(
      `SELECT order_detail.version FROM order_detail JOIN customer_order ON id = order_id WHERE number = $1 ORDER BY 1`,
      [number],
    )
    expect(versions.map(({ version }) => version)).toEqual([1, 2])
    expect((await history(number)).slice(0, 2).map(({ kind }) => kind)).toEqual(['fill-in', 'fill-in'])
  })

  test('is written as it is kept: full-width digits, spaces and small letters', async () => {
    const { number } = await running()
    const typed = {
      fields: { billNumber: ' cosu6123456780 ', etd: '２０２６/１２/4 8:00' },
      groups: { containers: [{ number: 'csqu 305438-3', type: '40HQ', seal: 'a 12' }] },
    }
    expect((await filled(number, 0, typed)).details.values).toEqual({
      fields: { billNumber: 'COSU6123456780', etd: '2026-12-04 08:00' },
      groups: { containers: [{ number: 'CSQU3054383', type: '40HQ', seal: 'A12' }] },
    })
  })

  test('names every wrong field, and nothing is written', async () => {
    const { number } = await running()
    const values = {
      fields: { billNumber: 'X', etd: '2026-02-30 18:00', colour: 'red' },
      groups: {
        containers: [
          { number: 'CSQU3054384', type: '40HQ' },
          { number: 'MSKU6011672', type: '40HQ', vgmKg: '30481', weighMethod: 'SM1' },
          { number: 'MSKU6011672', type: '40HQ', vgmKg: '3900' },
        ],
        trucks: [{ plate: 'B12345', driver: '王强', driverPhone: '12' }],
        declarationForms: [{ declarationState: 'released' }],
      },
    }
    const reply = await unchanged(() => fillIn(number, 0, values))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({
      'values.fields.billNumber': 'wrong-format',
      'values.fields.etd': 'wrong-format',
      'values.fields.colour': 'unknown-field',
      'values.groups.containers.0.number': 'wrong-format',
      'values.groups.containers.1.vgmKg': 'too-large',
      'values.groups.containers.2.number': 'inconsistent',
      'values.groups.containers.2.vgmKg': 'too-small',
      'values.groups.containers.2.weighMethod': 'required',
      'values.groups.trucks.0.plate': 'wrong-format',
      'values.groups.trucks.0.driverPhone': 'wrong-format',
      'values.groups.declarationForms.0.releasedAt': 'required',
    })
  })

  test('of two people at once, one is refused and nothing of theirs is written', async () => {
    const { number } = await running()
    const other = { ...orderDetails, fields: { ...orderDetails.fields, voyage: '052E' } }
    const replies = await Promise.all([fillIn(number, 0), fillIn(number, 0, other)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = replies.find(({ status }) => status === 409)
    expect(late && refusalOf(late, 'order-changed').params).toEqual({ version: 1 })
    expect(dataOf(calls.readOrderWork, await read(number)).details.version).toBe(1)
    refusalOf(await unchanged(() => fillIn(number, 0, other)), 'order-changed')
    // The same text again is no new version.
    const { values } = dataOf(calls.readOrderWork, await read(number)).details
    const again = await unchanged(() => fillIn(number, 1, values))
    expect(dataOf(calls.fillInOrder, again).details.version).toBe(1)
  })

  test('is refused to others, and on an order that does not run', async () => {
    const { number, version } = await running()
    for (const who of [sales, finance])
      refusalOf(await unchanged(() => fillIn(number, 0, orderDetails, who)), 'not-allowed')
    refusalOf(await unchanged(() => fillIn('S000000-000000', 0)), 'not-found')
    refusalOf(await unchanged(() => read(number, stranger)), 'not-found')
    const end = { number, version, move: 'decline', reason: 'No ship' }
    dataOf(moveOrderByStaff, await sendCall(moveOrderByStaff, end, { who: operations }))
    refusalOf(await unchanged(() => fillIn(number, 0)), 'order-step-closed')
    expect(dataOf(calls.readOrderWork, await read(number)).isRunning).toBe(false)
  })
})

describe('milestones', () => {
  const usual = { milestone: 'departure', classifier: 'actual', container: '', reason: '' }
  const record = (number: string, change: object, who = operations) =>
    sendCall(calls.recordOrderMilestone, { number, ...usual, ...change }, { who })
  const recorded = async (number: string, change: object) =>
    dataOf(calls.recordOrderMilestone, await record(number, change)).milestones

  test('are recorded by the clock of their place; a correction adds and says why', async () => {
    const { number } = await running()
    await recorded(number, { classifier: 'planned', time: '2026-12-04 18:00' })
    await recorded(number, {
      milestone: 'arrival',
      classifier: 'estimated',
      time: '2027-01-08 06:30',
    })
    await recorded(number, { time: '2026-11-14 23:30' })
    const refused = await unchanged(() => record(number, { time: '2026-11-14 22:00' }))
    expect(refusalOf(refused, 'invalid-input').fields).toEqual({ reason: 'required' })
    const all = await recorded(number, { time: '2026-11-14 22:00', reason: 'Terminal report' })
    expect(
      all.map(({ milestone, classifier, at, zone, reason }) => [milestone, classifier, at, zone, reason]),
    ).toEqual([
      ['departure', 'planned', '2026-12-04T10:00:00.000Z', 'Asia/Shanghai', null],
      ['arrival', 'estimated', '2027-01-08T05:30:00.000Z', 'Europe/Amsterdam', null],
      ['departure', 'actual', '2026-11-14T15:30:00.000Z', 'Asia/Shanghai', null],
      ['departure', 'actual', '2026-11-14T14:00:00.000Z', 'Asia/Shanghai', 'Terminal report'],
    ])
    expect(dataOf(calls.readOrderWork, await read(number)).milestones).toEqual(all)
    const [latest] = await history(number)
    expect(latest).toMatchObject({ kind: 'record-milestone', reason: 'Terminal report' })
    // The terms of payment count from the day the ship left.
    const order = dataOf(readOrder, await sendCall(readOrder, { number }, { who: administrator }))
    expect(order).toMatchObject({ departsOn: '2026-11-14', payment: { payBy: '2026-11-21' } })
  })

  test('of the departure stays the day that payment counts from, whatever is filled in later', async () => {
    const { number } = await running()
    const due = async () => {
      const { departsOn, payment } = dataOf(
        readOrder,
        await sendCall(readOrder, { number }, { who: administrator }),
      )
      return [departsOn, payment.payBy]
    }
    const [ordered] = await due()
    await filled(number, 0)
    await recorded(number, { time: '2026-11-14 23:30' })
    await filled(number, 1, { ...orderDetails, groups: {} })
    expect(await due()).toEqual(['2026-11-14', '2026-11-21'])
    // Taken back, it is the ETD again, and without one what was ordered.
    await recorded(number, { time: '', reason: 'Another ship' })
    expect(await due()).toEqual(['2026-12-04', '2026-12-11'])
    await filled(number, 2, { fields: {}, groups: {} })
    const order = dataOf(readOrder, await sendCall(readOrder, { number }, { who: administrator }))
    expect(order.vessel).toBe(order.values.fields.vessel)
    expect((await due())[0]).toBe(ordered)
  })

  test.each<[string, object, Record<string, string>]>([
    ['in the future', { time: '2026-12-04 18:00' }, { time: 'too-large' }],
    ['without a time', { time: '' }, { time: 'required' }],
    ['that is no time', { time: 'yesterday' }, { time: 'wrong-format' }],
    [
      'of another service',
      { milestone: 'goods-stored', time: '2026-11-14 08:00' },
      { milestone: 'unknown-value' },
    ],
    [
      'as a plan of a release',
      { milestone: 'customs-released', classifier: 'planned', time: '2026-12-04 18:00' },
      { classifier: 'unknown-value' },
    ],
    [
      'of a wrong container',
      { container: 'CSQU3054384', time: '2026-11-14 08:00' },
      { container: 'wrong-format' },
    ],
  ])('%s are refused, and nothing is written', async (_what, change, fields) => {
    const { number } = await running()
    const reply = await unchanged(() => record(number, change))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual(fields)
  })

  test('of two people at once, the second is asked why', async () => {
    const { number } = await running()
    const replies = await Promise.all(
      ['2026-11-14 08:00', '2026-11-14 09:00'].map((time) => record(number, { time })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(dataOf(calls.readOrderWork, await read(number)).milestones).toHaveLength(1)
  })

  test('are recorded by operations only', async () => {
    const { number } = await running()
    const send = (who: string) => unchanged(() => record(number, { time: '2026-11-14 08:00' }, who))
    refusalOf(await send(sales), 'not-allowed')
    refusalOf(await unchanged(() => record('S000000-000000', { time: '2026-11-14 08:00' })), 'not-found')
  })
})
