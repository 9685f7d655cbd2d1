import { randomUUID } from 'node:crypto'
import { median } from '#bench/load.ts'
import { request } from '#bench/request.ts'
import type { Call } from '#contract/call.ts'
import { listAllOrders } from '#contract/console-orders.ts'
import { listOrders } from '#contract/orders.ts'
import type { Actor, StaffRole } from '#domain/access/actor.ts'
import { orderQueues } from '#domain/orders/lifecycle/order-queues.ts'
import { orderTabs } from '#domain/orders/lifecycle/states.ts'
import { findPeople } from '#server/identity/index.ts'
import { orderEndpoints } from '#server/orders/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { createLog } from '#server/platform/logs.ts'

const roundMs = 150
const rounds = 9
/** Of the time with 10,000 orders. */
const maxRatio = 1.5
const sampled = 40

export type Filled = {
  readonly database: Database
  readonly orders: number
  readonly largest: { readonly personId: string; readonly companyId: string }
}

type Query = Readonly<Record<string, string>>
type Sample = {
  readonly number: string
  readonly bill: string
  readonly container: string
  readonly reference: string
}
/** What is called, with a query for each turn. */
type Case = {
  readonly title: string
  readonly call: Call
  readonly queryAt: (turn: number) => Query
  /** Of the member of staff who calls, whose queues are counted as well; operations without it. */
  readonly role?: StaffRole
}

/** Answers a call as a member of the largest company, or as staff. */
function answering({ database, largest }: Filled) {
  const endpoints = orderEndpoints({
    database,
    clock: systemClock,
    store: { read: async () => undefined },
    jobs: { enqueue: async () => {} },
    findPeople,
    findStaff: async () => [],
    staffWho: async () => [],
    bankAccounts: {},
  })
  const member: Actor = { kind: 'member', userId: largest.personId, companyId: largest.companyId }
  const userId = randomUUID()
  return async ({ call, role = 'operations' }: Case, query: Query): Promise<unknown> => {
    const found = endpoints.find((one) => one.call.name === call.name)
    if (!found) throw new Error(`There is no endpoint for ${call.name}`)
    const actor: Actor = call.access === 'staff' ? { kind: 'staff', userId, roles: [role] } : member
    const context = { request, log: createLog('silent'), giveToken: () => {}, alive() {} }
    const answer = await found.run(
      { query, body: undefined },
      { ...context, principal: { actor, sessionId: null } },
    )
    if (!answer.ok) throw new Error(`${call.name}: ${answer.refusal}`)
    return answer.value
  }
}

/** Running orders of the largest company, spread over all of them. */
async function sample({ database, largest }: Filled): Promise<readonly Sample[]> {
  const { rows } = await database.pool.query<Sample>(
    `SELECT number, bill_number AS bill, own_reference AS reference, upper(right(search_text, 11)) AS container
     FROM customer_order WHERE company_id = $1 AND bill_number IS NOT NULL ORDER BY md5(number) LIMIT $2`,
    [largest.companyId, sampled],
  )
  return rows
}

/** The cursor of a page far behind the first one. */
async function deepCursor({ database, largest, orders }: Filled, company: boolean): Promise<string> {
  const { rows } = await database.pool.query(
    `SELECT id::text FROM customer_order ${company ? 'WHERE company_id = $2' : 'WHERE $2::uuid IS NOT NULL'}
     ORDER BY id DESC OFFSET $1 LIMIT 1`,
    [Math.floor(orders / (company ? 25 : 2)), largest.companyId],
  )
  return Buffer.from(JSON.stringify(['-number', rows[0].id])).toString('base64url')
}

const queueCases: readonly Case[] = (
  [
    ['sales', 'operations'],
    ['unpaid', 'finance'],
  ] as const
).map(([queue, role]) => ({
  title: `staff: queue ${queue}`,
  call: listAllOrders,
  queryAt: () => ({ size: '20', sort: 'due', ...orderQueues[queue].query }),
  role,
}))

async function casesOf(filled: Filled): Promise<readonly Case[]> {
  const samples = await sample(filled)
  const cases: Case[] = []
  for (const [who, call] of [
    ['customer', listOrders],
    ['staff', listAllOrders],
  ] as const) {
    const add = (title: string, query: Query | ((one: Sample) => Query)) => {
      const queryAt = (turn: number): Query => {
        const one = samples[turn % samples.length]
        if (!one) throw new Error('There are no orders')
        return { size: '20', ...(typeof query === 'function' ? query(one) : query) }
      }
      cases.push({ title: `${who}: ${title}`, call, queryAt })
    }
    add('list', {})
    for (const tab of orderTabs) add(`tab ${tab}`, { tab })
    const first = who === 'customer' ? 'next' : 'due'
    add('who must act next', { tab: 'to-confirm', sort: first })
    add('by total', { sort: '-total' })
    add('by departure', { sort: '-departure' })
    add('part of an order number', ({ number }) => ({ search: number.slice(-7, -1) }))
    add('part of a bill number', ({ bill }) => ({ billNumber: bill.slice(3, 10) }))
    add('part of a container number', ({ container }) => ({ search: container.slice(3, 10) }))
    add('four characters', ({ container }) => ({ search: container.slice(-4) }))
    add('four characters without a match', { search: 'zzzz' })
    add('four characters of every order', { search: 'csqu' })
    add('three characters', ({ container }) => ({ search: container.slice(-3) }))
    add('own reference', ({ reference }) => ({ search: reference }))
    add('page far behind', { sort: '-number', after: await deepCursor(filled, who === 'customer') })
  }
  return [...cases, ...queueCases]
}

type Measured = { readonly title: string; work(turn: number): Promise<unknown> }

async function measuredOf(filled: Filled): Promise<readonly Measured[]> {
  const answer = answering(filled)
  const cases = await casesOf(filled)
  const [first] = await sample(filled)
  const bare = 'SELECT state FROM customer_order WHERE number = $1'
  return [
    { title: 'bare read of one row', work: () => filled.database.pool.query(bare, [first?.number]) },
    ...cases.map((one) => ({
      title: one.title,
      work: (turn: number) => answer(one, one.queryAt(turn)),
    })),
  ]
}

/** Milliseconds of one call, one after another. */
async function msOf({ work }: Measured): Promise<number> {
  const started = performance.now()
  let turns = 0
  for (; performance.now() - started < roundMs; turns += 1) await work(turns)
  return (performance.now() - started) / turns
}

/** Each in turn with few and with many orders, so that what slows the machine slows both; the median round counts. */
async function compare(few: Measured, many: Measured) {
  const times: { few: number; many: number }[] = []
  await Promise.all([msOf(few), msOf(many)])
  for (let round = 0; round < rounds; round += 1) times.push({ few: await msOf(few), many: await msOf(many) })
  return {
    few: median(times.map((one) => one.few)),
    many: median(times.map((one) => one.many)),
    ratio: median(times.map((one) => one.many / one.few)),
  }
}

/** The lists of customers and staff with few and with many orders. */
export async function compareLists(few: Filled, many: Filled): Promise<void> {
  const [withFew, withMany] = [await measuredOf(few), await measuredOf(many)]
  console.log(`${''.padEnd(40)} ${few.orders} orders   ${many.orders} orders   ratio`)
  for (const [at, one] of withFew.entries()) {
    const other = withMany[at]
    if (!other) throw new Error('The cases differ')
    const times = await compare(one, other)
    const result = times.ratio <= maxRatio ? 'within' : 'OVER'
    console.log(
      `${one.title.padEnd(40)} ${times.few.toFixed(2).padStart(9)} ms   ${times.many.toFixed(2).padStart(11)} ms   ${times.ratio.toFixed(2)} (${result} ${maxRatio})`,
    )
  }
}
