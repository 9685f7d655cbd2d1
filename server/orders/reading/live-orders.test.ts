import { afterEach, describe, expect, test, vi } from 'vitest'
import { type ConsoleNews, watchConsole } from '#contract/console.ts'
import { moveOrderByStaff, readAnyOrder } from '#contract/console-orders.ts'
import { listNotifications, watchNotifications } from '#contract/notifications.ts'
import { sendOrderMessage } from '#contract/order-messages.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openStream } from '#tests/support/event-stream.ts'
import { orderPlacer } from '#tests/support/staff-orders.ts'
import { consoleHost, demoMember, openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const settled = { timeout: 10_000, interval: 50 }
const linhai = await staff.logInCustomer('linhai', 'Harbour2026')
const newOrder = orderPlacer(staff, linhai, 'live')

const opened: { close(): void }[] = []
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})

/** Waits for the first event. */
async function open(path: string, headers: Record<string, string>) {
  const stream = await openStream(staff.site.port, path, headers)
  opened.push(stream)
  await vi.waitFor(() => expect(stream.events.length).toBeGreaterThan(0), settled)
  return stream
}

async function watch(token: string, order?: string) {
  const path = order === undefined ? watchConsole.path : `${watchConsole.path}?order=${order}`
  const stream = await open(path, { host: consoleHost, 'access-token': token })
  const last = () => stream.events.at(-1) as ConsoleNews
  return { last, orders: () => last().news.find(({ kind }) => kind === 'orders') }
}

const move = async (role: 'sales' | 'operations', number: string, contents: object) => {
  const token = await staff.logInAs(role)
  const { version } = dataOf(readAnyOrder, await sendCall(readAnyOrder, { token, query: { number } }))
  const body = { number, version, ...contents }
  return dataOf(moveOrderByStaff, await sendCall(moveOrderByStaff, { token, body }))
}

describe('staff', () => {
  test('hear of a new order, and those who have it open of each change', async () => {
    const [sales, reviewer] = [
      await watch(await staff.logInAs('sales')),
      await watch(await staff.logInAs('reviewer')),
    ]
    // So that the order and its message have different ids.
    await newOrder()
    const before = sales.orders()?.lastChange ?? 0
    const number = await newOrder()
    await vi.waitFor(() => expect(sales.orders()?.newest?.label).toBe(number), settled)
    expect(sales.orders()?.lastChange).toBeGreaterThan(before)
    const page = await watch(await staff.logInAs('operations'), number)
    expect(page.last().openVersion).toBe(1)
    await move('sales', number, { move: 'assign', assignedTo: await staff.idOf(demoMember('sales').account) })
    await vi.waitFor(() => expect(page.last().openVersion).toBe(2), settled)
    const version = page.last().openVersion
    const known = page.last().openChange ?? 0
    const body = { number, text: 'When does it sail?', files: [], key: 'live-message-on-an-open-order' }
    dataOf(sendOrderMessage, await sendCall(sendOrderMessage, { host: 'localhost', token: linhai, body }))
    await vi.waitFor(() => expect(page.last().openChange).toBeGreaterThan(known), settled)
    expect(page.last().openVersion).toBe(version)
    expect(reviewer.last().openChange).toBeUndefined()
    expect(reviewer.orders()).toBeUndefined()
    expect(reviewer.last().openVersion).toBeUndefined()
  })

  test('who have one order open are shown each other, until one leaves', async () => {
    const number = await newOrder()
    const first = await watch(await staff.logInAs('sales'), number)
    const second = await watch(await staff.logInAs('operations'), number)
    expect(second.last().alsoOpen).toEqual([demoMember('sales').name])
    await vi.waitFor(() => expect(first.last().alsoOpen).toEqual([demoMember('operations').name]), settled)
    opened.at(-1)?.close()
    await vi.waitFor(() => expect(first.last().alsoOpen).toEqual([]), settled)
  })

  test('who may not read orders cannot tell that they have one open', async () => {
    for (const role of ['reviewer', 'tariff-manager', 'editor'] as const) {
      const token = await staff.logInAs(role)
      const query = { order: await newOrder() }
      refusalOf(await unchanged(() => sendCall(watchConsole, { token, query })), 'not-allowed')
    }
    expect((await pool.query('SELECT FROM request_reader WHERE request LIKE $1', ['S%'])).rows).toEqual([])
  })
})

describe('customers', () => {
  const watchAs = async (token: string) => {
    const stream = await open(watchNotifications.path, { 'access-token': token })
    const { events } = stream
    return { events, orders: () => (events.at(-1) as { orders?: { last: string; changes: number } }).orders }
  }

  test('hear of each change of an order of their company, and of no other', async () => {
    const number = await newOrder()
    const mine = await watchAs(linhai)
    const { applicant } = await staff.newApplication('Live Elsewhere Trading')
    const theirs = await watchAs(applicant.token)
    const before = mine.orders()?.changes
    await move('operations', number, {
      move: 'return',
      remarks: [{ severity: 'error', message: 'Too low', property: null }],
    })
    await vi.waitFor(() => expect(mine.orders()?.changes).toBe((before ?? 0) + 1), settled)
    expect(mine.orders()?.last).toBe(number)
    expect(theirs.orders()).toBeUndefined()
    // Notified at once, not with the next job.
    await vi.waitFor(async () => {
      const { rows } = dataOf(
        listNotifications,
        await sendCall(listNotifications, { host: 'localhost', token: linhai, query: { size: '1' } }),
      )
      expect(rows[0]).toMatchObject({ kind: 'order-returned', params: { order: number } })
    }, settled)
  })

  test('who see only their own orders hear of those that they look after or follow, and of no other', async () => {
    const [first, second] = [await newOrder(), await newOrder()]
    const { rows } = await pool.query('SELECT company_id FROM customer_order WHERE number = $1', [first])
    const [{ company_id: company }] = rows
    const { id: personId, token } = await staff.newCustomer('Own Only')
    await pool.query(
      `INSERT INTO membership (company_id, person_id, role, status) VALUES ($1, $2, 'member', 'active')`,
      [company, personId],
    )
    const ownOnly = (onlyOwn: boolean) =>
      pool.query('UPDATE company SET members_see_own_orders = $2 WHERE id = $1', [company, onlyOwn])
    await ownOnly(true)
    try {
      const [all, own] = [await watchAs(linhai), await watchAs(token)]
      const change = async (number: string) => {
        const before = all.orders()?.changes ?? 0
        await move('sales', number, {
          move: 'assign',
          assignedTo: await staff.idOf(demoMember('sales').account),
        })
        await vi.waitFor(() => expect(all.orders()).toEqual({ changes: before + 1, last: number }), settled)
      }
      await change(first)
      await pool.query(
        `INSERT INTO order_watcher (order_id, person_id, since) SELECT id, $2, now() FROM customer_order WHERE number = $1`,
        [second, personId],
      )
      await change(second)
      await vi.waitFor(() => expect(own.orders()?.last).toBe(second), settled)
      expect(own.events.map((event) => (event as { orders?: object }).orders)).toEqual([
        undefined,
        own.orders(),
      ])
      const again = await watchAs(token)
      expect(again.orders()).toEqual(own.orders())
      await pool.query('DELETE FROM membership WHERE person_id = $1', [personId])
      expect((await watchAs(token)).orders()).toBeUndefined()
    } finally {
      await ownOnly(false)
    }
  })

  test('and staff hear of a message on the order', async () => {
    const number = await newOrder()
    const [mine, sales] = [await watchAs(linhai), await watch(await staff.logInAs('sales'))]
    const [changes, last] = [mine.orders()?.changes ?? 0, sales.orders()?.lastChange ?? 0]
    const body = { number, text: 'Is it late?', files: [], key: 'live-message-of-a-test' }
    dataOf(sendOrderMessage, await sendCall(sendOrderMessage, { host: 'localhost', token: linhai, body }))
    await vi.waitFor(
      () => expect(mine.orders()).toMatchObject({ last: number, changes: changes + 1 }),
      settled,
    )
    await vi.waitFor(() => expect(sales.orders()?.lastChange).toBeGreaterThan(last), settled)
  })
})
