import { beforeEach, describe, expect, test } from 'vitest'
import { bookPayment } from '#contract/order-payments.ts'
import { fillInOrder } from '#contract/order-work.ts'
import { wallTimeOf } from '#domain/values/zoned-time.ts'
import { createNotify } from '#server/notifications/index.ts'
import { renderText } from '#server/platform/outbox/render-message.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { openOrderSite } from '#tests/support/order-site.ts'
import { noon } from '#tests/support/price-site.data.ts'
import { deliverOrderNotifications } from './deliver-notifications.ts'
import { remindOfDeadlines } from './remind.ts'

const site = await openOrderSite('Noticed Trading')
const { pool, time, database, administrator, member, sales, operations, unchanged } = site

const jobs = { enqueue: async () => {}, start: async () => {}, stop: async () => {} }
const originOf = (brand: string) => `https://${brand}.quayside.example`
const findPeople = async (_: unknown, ids: readonly string[]) =>
  (await pool.query('SELECT id, name FROM person WHERE id = ANY($1)', [ids])).rows
const contactOf = async (_: unknown, id: string) =>
  (await pool.query('SELECT mobile, email, language FROM person WHERE id = $1', [id])).rows[0]
const deps = {
  database,
  clock: { now: () => time.now },
  findPeople,
  notify: createNotify({ jobs, contactOf, originOf }),
}
const deliver = () => deliverOrderNotifications(deps)
const remind = () => remindOfDeadlines(deps)
const later = (hours: number, ms = 0) => new Date(noon.getTime() + hours * 60 * 60 * 1000 + ms)

await pool.query(`UPDATE person SET email = account || '@noticed.example', language = 'zh'`)

beforeEach(async () => {
  time.now = noon
  await deliver()
  await pool.query('DELETE FROM notification; DELETE FROM outbox_message; DELETE FROM order_reminder')
  await pool.query('UPDATE customer_order SET due_at = NULL, departs_on = NULL')
})

type Inbox = { readonly kind: string; readonly params: Record<string, string>; readonly path: string }

const inbox = async (personId: string): Promise<Inbox[]> =>
  (
    await pool.query('SELECT kind, params, path FROM notification WHERE person_id = $1 ORDER BY id', [
      personId,
    ])
  ).rows

const kindsOf = async (personId: string) => (await inbox(personId)).map(({ kind }) => kind)

/** What was found before: only what follows counts. */
const clearInbox = () => pool.query('DELETE FROM notification')

describe('an order and its company', () => {
  test('the administrators hear of an order to approve, and the member of the answer', async () => {
    const order = await site.awaitingApproval()
    await deliver()
    const { number, dueAt } = order
    expect(await inbox(administrator)).toEqual([
      {
        kind: 'order-approval-needed',
        params: { order: number, name: 'Member of Noticed Trading', dueAt },
        path: `/workbench/ShippingOrderDetail?number=${number}`,
      },
    ])
    expect(await inbox(member)).toEqual([])
    await site.move(order, { move: 'approve' })
    await deliver()
    expect(await kindsOf(member)).toEqual(['order-approved'])
    expect(await kindsOf(administrator)).toEqual(['order-approval-needed'])
  })

  test('a refused approval names its reason', async () => {
    await site.move(await site.awaitingApproval(), { move: 'refuse-approval', reason: 'Over budget' })
    await deliver()
    expect((await inbox(member)).at(-1)).toMatchObject({
      kind: 'order-approval-refused',
      params: { reason: 'Over budget' },
    })
  })

  test('an order that needs no approval is notified to no one', async () => {
    await site.placed(member)
    await unchanged(deliver)
  })

  test('a person who has left the company hears nothing more', async () => {
    const order = await site.placed(member)
    await pool.query('DELETE FROM membership WHERE person_id = $1', [member])
    await site.staffMove(order, { move: 'reject-request', reason: 'No space' }, operations)
    await deliver()
    await site.join(site.companyId, member)
    expect(await kindsOf(member)).toEqual([])
  })
})

describe('the charges', () => {
  test('confirmed, accepted, paid: each step under the brand of the order, in the language of the reader', async () => {
    const order = await site.confirmed(member)
    await pool.query(`UPDATE customer_order SET brand = 'ningbo' WHERE number = $1`, [order.number])
    await deliver()
    const [confirmed] = await inbox(member)
    const { number, dueAt } = order
    const amount = `CNY ${Number(order.total.amount).toLocaleString('en', { minimumFractionDigits: 2 })}`
    expect(confirmed).toMatchObject({
      kind: 'order-fees-confirmed',
      params: { order: number, dueAt },
    })
    expect(confirmed?.params.amount?.replace(/\s/g, ' ')).toBe(amount)
    const { rows } = await pool.query(
      `SELECT channel, recipient, brand, language, template, params FROM outbox_message
       WHERE template = 'order-fees-confirmed' ORDER BY channel`,
    )
    expect(rows).toMatchObject([{ channel: 'mail', brand: 'ningbo', language: 'zh' }])
    const { subject, text } = renderText(rows[0])
    expect(subject).toBe('费用已确认')
    expect(text).toContain(`https://ningbo.quayside.example/workbench/ShippingOrderDetail?number=${number}`)
    expect(text).not.toContain('{{')
    expect(text).not.toContain(dueAt ?? '-')
    await clearInbox()
    await site.move(order, site.allAccepted(order), member)
    await deliver()
    expect(await kindsOf(member)).toEqual(['order-payment-due'])
    const finance = await site.staffToken('finance')
    const { payment } = await site.read(order)
    const body = { number, direction: 'payment', amount: payment.owed.amount, currency: 'CNY' }
    dataOf(
      bookPayment,
      await site.sendCall(
        bookPayment,
        { ...body, receivedOn: '2026-11-15', reference: 'ALL' },
        { who: finance },
      ),
    )
    await deliver()
    expect(await kindsOf(member)).toEqual(['order-payment-due', 'order-payment-booked', 'order-generated'])
  })

  test('what staff propose and what the customer disputes is no news to the customer', async () => {
    const order = await site.confirmed()
    const [first, ...rest] = order.fees.lines
    await deliver()
    await clearInbox()
    const answers = [
      { lineId: first?.lineId, answer: 'reject', reason: 'Too dear' },
      ...rest.map(({ lineId }) => ({ lineId, answer: 'accept' })),
    ]
    const disputed = await site.move(order, { move: 'dispute-fees', answers })
    await site.staffMove(disputed, { move: 'propose-fees', edits: [] }, sales)
    await deliver()
    expect(await kindsOf(administrator)).toEqual([])
  })

  test('a charge that was billed, upheld or withdrawn and a refused receipt name the sum and the reason', async () => {
    const { number } = await site.confirmed(member)
    await deliver()
    await clearInbox()
    const facts = { cost: { amount: '240.00', currency: 'CNY' }, reason: 'Waited at the gate' }
    for (const kind of ['bill-charge', 'uphold-charge', 'withdraw-charge', 'refuse-receipt'])
      await pool.query(
        `WITH event AS (
           INSERT INTO order_event (order_id, kind, version, actor_kind, actor_id, facts, at)
           SELECT id, $2, version, 'staff', $3, $4, $5 FROM customer_order WHERE number = $1 RETURNING id)
         INSERT INTO order_notice SELECT id FROM event`,
        [number, kind, operations.split(' ')[0], JSON.stringify(facts), noon],
      )
    await deliver()
    const params = { order: number, amount: 'CNY 240.00', reason: 'Waited at the gate' }
    const kinds = ['charge-billed', 'charge-upheld', 'charge-withdrawn', 'receipt-refused']
    expect(await inbox(member)).toMatchObject(kinds.map((kind) => ({ kind: `order-${kind}`, params })))
  })

  test('two instances at once notify once, and a second run not again', async () => {
    await site.confirmed(member)
    await Promise.all([deliver(), deliver(), deliver()])
    expect(await kindsOf(member)).toEqual(['order-fees-confirmed'])
    await unchanged(deliver)
  })

  test('what is notified too late is no news', async () => {
    await site.confirmed(member)
    time.now = later(48, 1)
    await deliver()
    expect(await kindsOf(member)).toEqual([])
    const { rows } = await pool.query('SELECT FROM order_notice')
    expect(rows).toEqual([])
  })

  test('an SMS is sent where the reader chose it', async () => {
    await pool.query(
      `INSERT INTO notification_choice VALUES ($1, 'orders', 'sms', true), ($1, 'orders', 'mail', false)`,
      [member],
    )
    await site.confirmed(member)
    await deliver()
    await pool.query('DELETE FROM notification_choice')
    const { rows } = await pool.query('SELECT channel FROM outbox_message')
    expect(rows).toEqual([{ channel: 'sms' }])
  })
})

/** An order that is paid later, so that it runs once its charges are accepted. */
async function running() {
  const order = await site.confirmed(member)
  await pool.query(
    `INSERT INTO payment_terms (company_id, terms, granted_by, granted_at) VALUES ($1, $2, $3, now())`,
    [site.companyId, JSON.stringify({ kind: 'per-shipment' }), sales.split(' ')[0]],
  )
  const generated = await site.move(order, site.allAccepted(order), member)
  await pool.query('DELETE FROM payment_terms')
  expect(generated.state).toBe('order-generated')
  await deliver()
  await clearInbox()
  return generated
}

const departureOf = async ({ vessel }: { readonly vessel: string | null }) => {
  const { rows } = await pool.query(`SELECT departs_at FROM sailing WHERE vessel = $1`, [vessel])
  return (hours: number) => new Date(rows[0].departs_at.getTime() - hours * 60 * 60 * 1000)
}

describe('reminders', () => {
  test('of an answer: a day before its end, once, and not after it', async () => {
    const order = await site.confirmed(member)
    await deliver()
    await clearInbox()
    time.now = later(48, -1)
    await unchanged(remind)
    time.now = later(48)
    await Promise.all([remind(), remind()])
    expect(await inbox(member)).toMatchObject([
      { kind: 'order-answer-reminder', params: { order: order.number, dueAt: order.dueAt } },
    ])
    await unchanged(remind)
  })

  test('of an approval: to the administrators', async () => {
    await site.awaitingApproval()
    await deliver()
    await clearInbox()
    time.now = later(50)
    await remind()
    expect([await kindsOf(administrator), await kindsOf(member)]).toEqual([['order-approval-reminder'], []])
    time.now = later(72)
    await clearInbox()
    await pool.query('DELETE FROM order_reminder')
    await unchanged(remind)
  })

  test('of each cut-off of a running order, and of its payment', async () => {
    const order = await running()
    const hoursBeforeDeparture = await departureOf(order)
    await unchanged(remind)
    await pool.query('UPDATE customer_order SET departs_on = $2 WHERE number = $1', [
      order.number,
      order.departsOn,
    ])
    // 24 hours before the last time for the empty container, which is 96 hours before departure.
    time.now = hoursBeforeDeparture(120.01)
    await unchanged(remind)
    time.now = hoursBeforeDeparture(120)
    await remind()
    expect(await inbox(member)).toMatchObject([
      {
        kind: 'order-cut-off-reminder',
        params: { cutOff: 'ECP', dueAt: hoursBeforeDeparture(96).toISOString() },
      },
    ])
    // Documents come next, a day later; the one that passed is not repeated.
    time.now = hoursBeforeDeparture(96)
    await remind()
    await unchanged(remind)
    expect(await kindsOf(member)).toHaveLength(2)
    await clearInbox()
    // Staff have filled in a later CY cut-off than the usual one, 48 hours before departure.
    const closing = hoursBeforeDeparture(30).toISOString()
    const cyCutOff = closing.slice(0, 16).replace('T', ' ')
    await pool.query(
      `INSERT INTO order_detail (order_id, version, values, zones, written_by, written_at)
       SELECT id, 1, $2, '{"origin":"UTC","destination":"UTC"}', (SELECT id FROM staff_member LIMIT 1), now()
       FROM customer_order WHERE number = $1`,
      [order.number, { fields: { cyCutOff }, groups: {} }],
    )
    time.now = hoursBeforeDeparture(50)
    await remind()
    expect(await inbox(member)).toMatchObject([{ params: { cutOff: 'FCO', dueAt: closing } }])
    await clearInbox()
    // A cut-off may be moved to long before the departure.
    const early = hoursBeforeDeparture(40).toISOString()
    await pool.query('UPDATE customer_order SET departs_on = departs_on + 20 WHERE number = $1', [
      order.number,
    ])
    await pool.query(
      `INSERT INTO order_detail (order_id, version, values, zones, written_by, written_at)
       SELECT order_id, 2, $2, zones, written_by, now() FROM order_detail
       WHERE order_id = (SELECT id FROM customer_order WHERE number = $1)`,
      [order.number, { fields: { cyCutOff, vgmCutOff: early.slice(0, 16).replace('T', ' ') }, groups: {} }],
    )
    await remind()
    expect(await inbox(member)).toMatchObject([{ params: { cutOff: 'VCO', dueAt: early } }])
    await pool.query('UPDATE customer_order SET departs_on = departs_on - 20 WHERE number = $1', [
      order.number,
    ])
    await clearInbox()
    time.now = new Date(`${order.payment.payBy}T04:00:00Z`)
    await remind()
    expect(await inbox(member)).toMatchObject([
      { kind: 'order-payment-reminder', params: { day: order.payment.payBy } },
    ])
  })
})

// Last, because its orders still run: they would be reminded of.
test('a cut-off that staff fill in earlier than it was known is notified, one that is later is not', async () => {
  const order = await running()
  const { number } = order
  const hoursBeforeDeparture = await departureOf(order)
  const fillIn = async (version: number, hours: number) => {
    const cyCutOff = wallTimeOf('Asia/Shanghai', hoursBeforeDeparture(hours))
    const body = { number, version, values: { fields: { cyCutOff }, groups: {} } }
    dataOf(fillInOrder, await site.sendCall(fillInOrder, body, { who: operations }))
    await deliver()
    return (await inbox(member)).map(({ kind, params }) => [kind, params])
  }
  const notification = (hours: number) => [
    'order-cut-off-earlier',
    { order: number, cutOff: 'FCO', dueAt: hoursBeforeDeparture(hours).toISOString() },
  ]
  // The usual one is 48 hours before departure.
  expect(await fillIn(0, 40)).toEqual([])
  expect(await fillIn(1, 42)).toEqual([notification(42)])
  expect(await fillIn(2, 41)).toEqual([notification(42)])
  const other = await running()
  const values = { fields: { cyCutOff: wallTimeOf('Asia/Shanghai', hoursBeforeDeparture(50)) }, groups: {} }
  const body = { number: other.number, version: 0, values }
  dataOf(fillInOrder, await site.sendCall(fillInOrder, body, { who: operations }))
  await deliver()
  expect(await inbox(member)).toMatchObject([{ params: { order: other.number, cutOff: 'FCO' } }])
})
