import { beforeEach, describe, expect, test } from 'vitest'
import {
  listAssignmentRules,
  moveOrdersByStaff,
  setAssignmentRule,
} from '#contract/console-order-assignment.ts'
import { moveOrderByStaff, readAnyOrder } from '#contract/console-orders.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openOrderSite } from '#tests/support/order-site.ts'
import { noon } from '#tests/support/price-site.data.ts'

const site = await openOrderSite('Assigned Trading')
const { pool, sendCall, unchanged, operations, sales } = site
const [salesId = ''] = sales.split(' ')
const [operationsId = ''] = operations.split(' ')
const finance = await site.staffToken('finance')

beforeEach(async () => {
  site.time.now = noon
  await pool.query('DELETE FROM order_assignment')
})

const set = (rule: object, who = operations) => sendCall(setAssignmentRule, rule, { who })
const rule = (port: string | null, service: string | null, staffId: string | null) => ({
  port,
  service,
  staffId,
})
const assignedTo = async ({ number }: { readonly number: string }) =>
  dataOf(readAnyOrder, await sendCall(readAnyOrder, { number }, { who: sales })).assignedTo?.id ?? null

describe('a new order', () => {
  test('is assigned by the rule that names the most, and stays in the queue without one', async () => {
    expect(await assignedTo(await site.placed())).toBeNull()
    dataOf(setAssignmentRule, await set(rule(null, null, operationsId)))
    expect(await assignedTo(await site.placed())).toBe(operationsId)
    dataOf(setAssignmentRule, await set(rule('CNTAO', 'ocean', salesId)))
    expect(await assignedTo(await site.placed())).toBe(salesId)
    const { rules } = dataOf(setAssignmentRule, await set(rule('CNTAO', 'ocean', null)))
    expect(rules).toMatchObject([{ port: null, service: null, staff: { id: operationsId } }])
    expect(await assignedTo(await site.placed())).toBe(operationsId)
  })

  test('is not assigned to a person whose account is disabled', async () => {
    dataOf(setAssignmentRule, await set(rule(null, null, salesId)))
    await pool.query('UPDATE staff_member SET is_disabled = true WHERE id = $1', [salesId])
    const order = await site.placed()
    await pool.query('UPDATE staff_member SET is_disabled = false WHERE id = $1', [salesId])
    expect(await assignedTo(order)).toBeNull()
  })

  test('its history says who it was assigned to by a rule, and who by a person', async () => {
    const assigneeIn = async (order: { readonly number: string }, kind: string) =>
      (await site.read(order)).history.find((event) => event.kind === kind)?.assignee
    expect(await assigneeIn(await site.placed(), 'place')).toBeNull()
    dataOf(setAssignmentRule, await set(rule(null, null, salesId)))
    const order = await site.placed()
    const { assignedTo: salesPerson } = dataOf(
      readAnyOrder,
      await sendCall(readAnyOrder, { number: order.number }, { who: sales }),
    )
    expect(salesPerson?.name).toBeTruthy()
    expect(await assigneeIn(order, 'place')).toBe(salesPerson?.name)
    const moved = await site.staffMove(order, { move: 'assign', assignedTo: operationsId }, sales)
    expect(await assigneeIn(order, 'assign')).toBe(moved.assignedTo?.name)
  })

  test('a rule is kept once for a port and a service, and audited', async () => {
    for (const staffId of [salesId, operationsId])
      dataOf(setAssignmentRule, await set(rule('CNNGB', null, staffId)))
    const list = dataOf(listAssignmentRules, await sendCall(listAssignmentRules, {}, { who: sales }))
    expect(list.rules).toMatchObject([{ port: 'CNNGB', service: null, staff: { id: operationsId } }])
    expect(list.staff.map(({ id }) => id)).toEqual(expect.arrayContaining([salesId, operationsId]))
    const { rows } = await pool.query(
      `SELECT after FROM audit_entry WHERE action = 'order-assignment-set' ORDER BY id DESC LIMIT 1`,
    )
    expect(rows).toEqual([{ after: { port: 'CNNGB', service: '', staffId: operationsId } }])
  })

  test('wrong ports, strangers and other roles change nothing', async () => {
    const wrong = await unchanged(() => set(rule('NLRTM', null, salesId)))
    expect(refusalOf(wrong, 'invalid-input').fields).toEqual({ port: 'unknown-value' })
    const financeId = finance.split(' ')[0] ?? ''
    const stranger = await unchanged(() => set(rule(null, null, financeId)))
    expect(refusalOf(stranger, 'invalid-input').fields).toEqual({ staffId: 'unknown-value' })
    refusalOf(await unchanged(() => set(rule(null, null, salesId), finance)), 'not-allowed')
    const read = await unchanged(() => sendCall(listAssignmentRules, {}, { who: finance }))
    refusalOf(read, 'not-allowed')
  })
})

describe('assigning', () => {
  const assign = (order: { readonly number: string; readonly version: number }, to: string) =>
    sendCall(
      moveOrderByStaff,
      { number: order.number, version: order.version, move: 'assign', assignedTo: to },
      { who: operations },
    )
  const unknown = '00000000-0000-4000-8000-000000000000'

  test('an unknown, a disabled person and one who looks after no orders are named as wrong', async () => {
    const order = await site.placed()
    const financeId = finance.split(' ')[0] ?? ''
    for (const id of [unknown, financeId]) {
      const refused = await unchanged(() => assign(order, id))
      expect(refusalOf(refused, 'invalid-input').fields).toEqual({ assignedTo: 'unknown-value' })
    }
    await pool.query('UPDATE staff_member SET is_disabled = true WHERE id = $1', [salesId])
    const disabled = await unchanged(() => assign(order, salesId))
    await pool.query('UPDATE staff_member SET is_disabled = false WHERE id = $1', [salesId])
    expect(refusalOf(disabled, 'invalid-input').fields).toEqual({ assignedTo: 'unknown-value' })
    const orders = [{ number: order.number, version: order.version }]
    const many = { move: 'assign', assignedTo: unknown, orders }
    const refused = await unchanged(() => sendCall(moveOrdersByStaff, many, { who: operations }))
    expect(refusalOf(refused, 'invalid-input').fields).toEqual({ assignedTo: 'unknown-value' })
  })

  test('the same person again changes nothing', async () => {
    const order = dataOf(moveOrderByStaff, await assign(await site.placed(), salesId))
    const again = dataOf(moveOrderByStaff, await unchanged(() => assign(order, salesId)))
    expect([again.version, again.history.length]).toEqual([order.version, order.history.length])
    const orders = [{ number: order.number, version: order.version }]
    const many = { move: 'assign', assignedTo: salesId, orders }
    const both = dataOf(
      moveOrdersByStaff,
      await unchanged(() => sendCall(moveOrdersByStaff, many, { who: operations })),
    )
    expect(both.results).toEqual([{ number: order.number, refused: null }])
    refusalOf(await unchanged(() => assign({ ...order, version: 1 }, salesId)), 'order-changed')
  })
})

describe('several orders at once', () => {
  const many = (body: object, who = operations) => sendCall(moveOrdersByStaff, body, { who })
  const named = (orders: readonly { readonly number: string; readonly version: number }[]) =>
    orders.map(({ number, version }) => ({ number, version }))

  test('each has its own result: moved, changed by others, not in that state, unknown', async () => {
    const [fine, stale, ended] = [await site.placed(), await site.placed(), await site.placed()]
    await site.staffMove(stale, { move: 'assign', assignedTo: operationsId }, sales)
    const over = await site.move(ended, { move: 'withdraw', reason: 'Not needed' })
    const orders = named([fine, stale, over, { number: 'S261115-999999', version: 1 }])
    const body = { move: 'assign', assignedTo: salesId, orders }
    const { results } = dataOf(moveOrdersByStaff, await many(body))
    expect(results.map(({ number, refused }) => [number, refused?.refusal ?? null])).toEqual([
      [fine.number, null],
      [stale.number, 'order-changed'],
      [ended.number, 'order-step-closed'],
      ['S261115-999999', 'not-found'],
    ])
    expect([await assignedTo(fine), await assignedTo(stale)]).toEqual([salesId, operationsId])
    expect((await site.read(fine)).history[0]).toMatchObject({ kind: 'assign', actorKind: 'staff' })
    // The same again: every order has moved on or cannot move.
    const again = dataOf(moveOrdersByStaff, await unchanged(() => many(body)))
    expect(again.results.every(({ refused }) => refused !== null)).toBe(true)
  })

  test('who may not make the move changes none of them', async () => {
    const orders = named([await site.placed(), await site.placed()])
    refusalOf(await unchanged(() => many({ move: 'start', orders }, sales)), 'not-allowed')
    refusalOf(
      await unchanged(() => many({ move: 'assign', assignedTo: null, orders }, finance)),
      'not-allowed',
    )
  })
})
