import { beforeEach, describe, expect, test } from 'vitest'
import { moveOrderByStaff } from '#contract/console-orders.ts'
import { readCancellationCost } from '#contract/order-changes.ts'
import { bookPayment } from '#contract/order-payments.ts'
import { moveOrder } from '#contract/orders.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { allWait } from '#tests/support/lock-waits.ts'
import { orderSteps } from '#tests/support/price-orders.ts'
import { noon } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { sendCall, unchanged, pool } = site
const company = await site.newCompany('Cancelling Trading')
const { administrator } = company
const { administrator: stranger } = await site.newCompany('Elsewhere Trading')
const steps = await orderSteps(site, company)
const { move, staffMove } = steps

// 15:00 in Qingdao on the day before the pick-up of the trucking query.
const cutOff = new Date('2026-11-17T07:00:00Z')
const justBefore = new Date(cutOff.getTime() - 1)

beforeEach(() => {
  site.time.now = noon
})

const askCost = (number: string, who = administrator) => sendCall(readCancellationCost, { number }, { who })
const costOf = async (number: string) => dataOf(readCancellationCost, await askCost(number))
const cancel = (confirmedCost: string, way = 'cancel') => ({
  move: way,
  reason: 'Cargo is late',
  confirmedCost,
})

/** No move can write its line of the history before all of them wait: for that, or for the order. */
async function atOnce<T>(moves: readonly (() => Promise<T>)[]): Promise<T[]> {
  const other = await pool.connect()
  try {
    await other.query('BEGIN; LOCK TABLE order_event IN SHARE MODE')
    const replies = Promise.all(moves.map((send) => send()))
    await Promise.race([replies, allWait(pool, moves.length)])
    await other.query('COMMIT')
    return await replies
  } finally {
    other.release()
  }
}

describe('the cost of cancelling', () => {
  test('is nothing before the order is generated', async () => {
    const { number } = await steps.accepted('trucking')
    expect(await costOf(number)).toEqual({
      move: 'withdraw',
      cost: { amount: '0.00', currency: 'CNY' },
      charges: [],
      next: null,
    })
  })

  test('of a truck is free until 15:00 of the day before, then what the tariff says', async () => {
    const { number } = await steps.generated('trucking')
    site.time.now = justBefore
    // Half of 750 a truck, at least 400, and 9 % tax.
    const after = { amount: '436.00', currency: 'CNY' }
    expect(await costOf(number)).toMatchObject({
      move: 'cancel',
      cost: { amount: '0.00' },
      next: { at: cutOff.toISOString(), cost: after },
    })
    site.time.now = cutOff
    const { cost, charges, next } = await costOf(number)
    expect([cost, next]).toEqual([after, null])
    expect(charges.map(({ contingency }) => contingency.trigger)).toEqual(['cancellation'])
  })

  test('is shown to the own company only, and not to visitors', async () => {
    const { number } = await steps.generated('trucking')
    refusalOf(await unchanged(() => askCost(number, stranger)), 'not-found')
    refusalOf(await unchanged(() => askCost(number, '')), 'logged-out')
  })

  test('of an order that has ended is nothing, and no way is open', async () => {
    const order = await steps.placed('trucking')
    dataOf(moveOrder, await move(order, { move: 'withdraw', reason: 'Not needed' }))
    expect(await costOf(order.number)).toMatchObject({ move: null, cost: { amount: '0.00' } })
  })
})

describe('a generated order', () => {
  test('is cancelled at once at the figure that the customer confirmed; it replaces the price', async () => {
    const order = await steps.generated('ocean')
    const before = await steps.counts()
    const { cost } = await costOf(order.number)
    // 80 % of 1850.50 a container, at 7.1234.
    expect(cost).toEqual({ amount: '21090.96', currency: 'CNY' })
    const cancelled = dataOf(moveOrder, await move(order, cancel(cost.amount)))
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      tab: 'cancelled',
      waitsFor: null,
      total: cost,
      cancellation: { state: 'accepted', cost, reason: 'Cargo is late' },
      payment: { state: 'refund-due', owed: cost, paid: order.payment.paid },
    })
    const kinds = cancelled.fees.lines.map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['removed', 'cancellation']))
    expect(cancelled.fees.payers.shipper.total).toEqual(cost)
    expect(cancelled.history[0]).toMatchObject({ kind: 'cancel', cost, reason: 'Cargo is late' })
    expect(await steps.counts()).toEqual({
      ...before,
      'in-process': before['in-process'] - 1,
      cancelled: before.cancelled + 1,
    })
    // The former charges stay readable in their own version.
    const { rows } = await pool.query(
      `SELECT count(DISTINCT order_line.version)::int AS versions FROM order_line
       JOIN customer_order ON id = order_id WHERE number = $1`,
      [order.number],
    )
    expect(rows).toEqual([{ versions: 3 }])
    const back = (Number(order.payment.paid.amount) - Number(cost.amount)).toFixed(2)
    const tooMuch = { direction: 'refund', amount: (Number(back) + 0.01).toFixed(2) }
    refusalOf(await unchanged(() => steps.book(order, tooMuch)), 'refund-above-paid')
    const refunded = await steps.book(order, { direction: 'refund', amount: back })
    expect(dataOf(bookPayment, refunded)).toMatchObject({
      state: 'cancelled',
      payment: { state: 'paid', paid: cost },
    })
  })

  test('is not cancelled at a figure that has moved; the new one is named', async () => {
    const order = await steps.generated('trucking')
    site.time.now = cutOff
    const refused = await unchanged(() => move(order, cancel('0.00')))
    expect(refusalOf(refused, 'cancellation-cost-moved').params).toEqual({ cost: '436.00' })
    const cancelled = dataOf(moveOrder, await move(order, cancel('436.00')))
    expect(cancelled).toMatchObject({ state: 'cancelled', payment: { owed: { amount: '436.00' } } })
  })

  test('is cancelled free of charge in time: everything goes back', async () => {
    const order = await steps.generated('trucking')
    site.time.now = justBefore
    const cancelled = dataOf(moveOrder, await move(order, cancel('0')))
    expect(cancelled).toMatchObject({
      total: { amount: '0.00' },
      payment: { state: 'refund-due', owed: { amount: '0.00' } },
    })
  })

  test('is not cancelled without a reason, with a figure that is no amount, by others, or before it exists', async () => {
    const order = await steps.generated('trucking')
    const refused = async (contents: object, who?: string) => unchanged(() => move(order, contents, who))
    expect(refusalOf(await refused({ ...cancel('0'), reason: ' ' }), 'invalid-input').fields).toEqual({
      reason: 'required',
    })
    expect(refusalOf(await refused(cancel('-1')), 'invalid-input').fields).toEqual({
      confirmedCost: 'too-small',
    })
    refusalOf(await refused(cancel('0'), stranger), 'not-found')
    refusalOf(await refused(cancel('0', 'request-cancellation')), 'order-step-closed')
    const young = await steps.accepted('trucking')
    refusalOf(await unchanged(() => move(young, cancel('0'))), 'order-step-closed')
    refusalOf(await unchanged(() => move({ ...order, version: 1 }, cancel('0'))), 'order-changed')
  })

  test('cancelled and started at once: one wins', async () => {
    const order = await steps.generated('trucking')
    const replies = await atOnce([
      () => move(order, cancel('0')),
      () => staffMove(order, { move: 'start' }),
      () => move(order, cancel('0')),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { state, version } = await steps.readAs(order.number)
    expect([state === 'cancelled' || state === 'in-process', version]).toEqual([true, order.version + 1])
  })

  test('withdrawn before its charges are confirmed, or confirmed: one wins', async () => {
    const assigned = await steps.moved(
      await steps.placed('trucking'),
      { move: 'assign', assignedTo: steps.sales.split(' ')[0] },
      steps.sales,
    )
    const proposed = await steps.moved(assigned, { move: 'propose-fees', edits: [] }, steps.sales)
    const replies = await atOnce([
      () => move(proposed, { move: 'withdraw', reason: 'Not needed' }),
      () => staffMove(proposed, { move: 'confirm-fees' }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('that was part-paid and is withdrawn leaves a refund', async () => {
    const order = await steps.accepted('trucking')
    dataOf(bookPayment, await steps.book(order, { amount: '100' }))
    const now = await steps.readAs(order.number)
    const withdrawn = dataOf(moveOrder, await move(now, { move: 'withdraw', reason: 'Not needed' }))
    expect(withdrawn.payment).toMatchObject({
      state: 'refund-due',
      owed: { amount: '0.00' },
      paid: { amount: '100.00' },
    })
  })
})

describe('an order whose work has begun', () => {
  const requested = async () => {
    const order = await steps.started('trucking')
    refusalOf(await unchanged(() => move(order, cancel('0'))), 'order-step-closed')
    return dataOf(moveOrder, await move(order, cancel('0', 'request-cancellation')))
  }

  test('ends when staff accept, at the figure of the request', async () => {
    const order = await requested()
    expect(order).toMatchObject({
      state: 'in-process',
      waitsFor: 'operations',
      cancellation: { state: 'requested', cost: { amount: '0.00' } },
    })
    expect(order.dueAt).toBe(new Date(noon.getTime() + 24 * 60 * 60 * 1000).toISOString())
    refusalOf(await unchanged(() => staffMove(order, { move: 'complete' })), 'change-pending')
    const twice = await unchanged(() => move(order, cancel('0', 'request-cancellation')))
    refusalOf(twice, 'change-pending')
    refusalOf(
      await unchanged(() => staffMove(order, { move: 'accept-cancellation' }, steps.sales)),
      'not-allowed',
    )
    // Staff answer after the cut-off; the customer confirmed the figure before it.
    site.time.now = cutOff
    const ended = await steps.moved(order, { move: 'accept-cancellation' })
    expect(ended).toMatchObject({
      state: 'cancelled',
      payment: { state: 'refund-due', owed: { amount: '0.00' } },
      end: { reason: 'Cargo is late' },
    })
  })

  test('goes on when staff decline with a reason, and can be asked for again', async () => {
    const order = await requested()
    const silent = await unchanged(() => staffMove(order, { move: 'decline-cancellation', reason: '' }))
    expect(refusalOf(silent, 'invalid-input').fields).toEqual({ reason: 'required' })
    const declined = await steps.moved(order, { move: 'decline-cancellation', reason: 'Already loaded' })
    expect(declined).toMatchObject({
      state: 'in-process',
      cancellation: { state: 'declined', answer: 'Already loaded' },
      payment: { state: 'paid' },
    })
    const late = await unchanged(() => staffMove(declined, { move: 'accept-cancellation' }))
    refusalOf(late, 'no-change-pending')
    const again = dataOf(moveOrder, await move(declined, cancel('0', 'request-cancellation')))
    expect(again.cancellation).toMatchObject({ state: 'requested', answer: null })
  })

  test('accepted and declined at once: one wins', async () => {
    const order = await requested()
    const replies = await Promise.all([
      staffMove(order, { move: 'accept-cancellation' }),
      staffMove(order, { move: 'decline-cancellation', reason: 'Already loaded' }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = replies.find(({ status }) => status === 200)
    expect(dataOf(moveOrderByStaff, winner as (typeof replies)[number]).version).toBe(order.version + 1)
  })
})
