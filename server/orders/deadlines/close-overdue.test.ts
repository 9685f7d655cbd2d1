import { beforeEach, expect, test } from 'vitest'
import { listOrders } from '#contract/orders.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { openOrderSite } from '#tests/support/order-site.ts'
import { noon } from '#tests/support/price-site.data.ts'
import { closeOverdueOrders } from './close-overdue.ts'

const site = await openOrderSite('Overdue Trading')
const { pool, time, database, unchanged } = site
const hours72 = 72 * 60 * 60 * 1000

/** What one instance does at its time. */
const runJob = () => closeOverdueOrders({ database, clock: { now: () => time.now } })

beforeEach(async () => {
  time.now = noon
  // What earlier tests left open is not due in this one.
  await pool.query(`UPDATE customer_order SET due_at = NULL`)
})

const counts = async () =>
  dataOf(listOrders, await site.sendCall(listOrders, {}, { who: site.administrator })).counts

const returned = async () =>
  site.staffMove(
    await site.placed(),
    { move: 'return', remarks: [{ severity: 'error', message: 'Too low', property: 'cargoValue' }] },
    site.operations,
  )

test.each([
  ['an approval', () => site.awaitingApproval(), 'lapse-approval'],
  ['confirmed charges', () => site.confirmed(), 'expire'],
  ['a returned order', returned, 'expire'],
] as const)('%s without an answer: open for the last second, closed after it', async (_, open, kind) => {
  const order = await open()
  const before = await counts()
  time.now = new Date(noon.getTime() + hours72 - 1000)
  await unchanged(runJob)
  time.now = new Date(noon.getTime() + hours72)
  await runJob()
  const ended = await site.read(order)
  expect(ended).toMatchObject({
    state: 'expired',
    tab: 'cancelled',
    waitsFor: null,
    dueAt: null,
    version: order.version + 1,
    end: { reason: null, at: time.now.toISOString() },
    moves: [],
  })
  expect(ended.history[0]).toMatchObject({ kind, actorKind: 'system', actor: '', at: time.now.toISOString() })
  expect(await counts()).toEqual({
    ...before,
    'to-confirm': before['to-confirm'] - 1,
    cancelled: before.cancelled + 1,
  })
  const { rows } = await pool.query(
    `SELECT actor_kind, actor_id, address, before, after FROM audit_entry
     WHERE action = 'order-moved' AND actor_kind = 'site' AND after->>'number' = $1`,
    [order.number],
  )
  expect(rows).toEqual([
    {
      actor_kind: 'site',
      actor_id: null,
      address: 'scheduled job',
      before: { number: order.number, state: order.state },
      after: { number: order.number, state: 'expired', move: kind },
    },
  ])
  await unchanged(runJob)
})

test('accepted charges do not expire, whenever they are paid', async () => {
  const order = await site.confirmed()
  await site.move(order, site.allAccepted(order))
  time.now = new Date(noon.getTime() + 30 * hours72)
  await unchanged(runJob)
})

test('two instances at once close each order once', async () => {
  const orders = [await site.awaitingApproval(), await site.confirmed(), await site.confirmed()]
  const before = await counts()
  time.now = new Date(noon.getTime() + hours72)
  await Promise.all([runJob(), runJob(), runJob()])
  for (const order of orders) {
    const { state, history } = await site.read(order)
    expect(state).toBe('expired')
    expect(history.filter(({ actorKind }) => actorKind === 'system')).toHaveLength(1)
  }
  expect((await counts()).cancelled).toBe(before.cancelled + 3)
})

test('an answer at the same moment: the customer or the deadline wins, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    time.now = noon
    const order = await site.confirmed()
    time.now = new Date(noon.getTime() + hours72)
    const [reply] = await Promise.all([site.send(order, site.allAccepted(order)), runJob()])
    const { state, history } = await site.read(order)
    const decisions = history.filter(({ kind }) => kind === 'expire' || kind === 'accept-fees')
    expect(decisions).toHaveLength(1)
    expect([state, reply.status]).toEqual(state === 'expired' ? ['expired', 409] : ['fees-accepted', 200])
  }
})

test('an order that a person is answering right now is left to them', async () => {
  const order = await site.confirmed()
  time.now = new Date(noon.getTime() + hours72)
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT FROM customer_order WHERE number = $1 FOR UPDATE', [order.number])
    await runJob()
    await client.query('ROLLBACK')
  } finally {
    client.release()
  }
  expect((await site.read(order)).state).toBe('fees-confirmed')
  await runJob()
  expect((await site.read(order)).state).toBe('expired')
})

test('an order that cannot be closed keeps no other open, and the job fails', async () => {
  const broken = await site.confirmed()
  const other = await site.confirmed()
  await pool.query(
    `UPDATE customer_order SET fee_version = 99, due_at = due_at - interval '1 hour', proposed_by = NULL WHERE number = $1`,
    [broken.number],
  )
  time.now = new Date(noon.getTime() + hours72)
  await expect(runJob()).rejects.toThrow('1 overdue orders were not closed')
  expect((await site.read(other)).state).toBe('expired')
  await pool.query(`UPDATE customer_order SET state = 'expired' WHERE number = $1`, [broken.number])
})
