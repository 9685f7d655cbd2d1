import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAllOrders } from '#contract/console-orders.ts'
import { billLaterCharge } from '#contract/later-charges.ts'
import { grantPaymentTerms } from '#contract/order-payments.ts'
import { moveOrder, type OrderView } from '#contract/orders.ts'
import { payDayKey } from '#database/schema/orders-keys.ts'
import { orderQueues } from '#domain/orders/lifecycle/order-queues.ts'
import { defaultPaymentTerms, type PaymentTerms, payBy } from '#domain/orders/payment/terms.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { money } from '#domain/values/money.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { readPages } from '#tests/support/paging.ts'
import { orderSteps } from '#tests/support/price-orders.ts'
import { heldStay } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { sendCall, pool } = site
const company = await site.newCompany('Owing Trading')
const steps = await orderSteps(site, company)

const perShipment: PaymentTerms = { kind: 'per-shipment' }
const onAccount: PaymentTerms = { kind: 'on-account', limit: money('900000', 'CNY'), days: 30 }

test.each<[PaymentTerms | null, string | null, string | null]>([
  [null, '2026-12-04', '2026-11-20T08:00:00Z'],
  [defaultPaymentTerms, '2026-12-04', '2026-11-20T08:00:00Z'],
  [perShipment, '2026-12-28', '2026-11-20T08:00:00Z'],
  [perShipment, null, '2026-11-20T08:00:00Z'],
  [onAccount, '2026-12-04', null],
  // Before and after midnight in Shanghai.
  [onAccount, null, '2026-11-20T15:59:59.999Z'],
  [onAccount, null, '2026-11-20T16:00:00Z'],
])('the day to pay is the same in the database: %o, departure %s, generated %s', async (...facts) => {
  const [terms, departsOn, generatedAt] = facts
  const key = payDayKey({
    terms: sql`${terms && JSON.stringify(terms)}::jsonb`,
    departsOn: sql`${departsOn}::date`,
    generatedAt: sql`${generatedAt}::timestamptz`,
  })
  const { rows } = await site.database.db.execute(sql`select ${key}::text as day`)
  const generatedOn = generatedAt && shanghaiDay(new Date(generatedAt))
  expect(rows).toEqual([{ day: terms && payBy(terms, { departsOn, generatedOn }) }])
})

const listAs = async (who: string, query: object = {}) =>
  dataOf(listAllOrders, await sendCall(listAllOrders, { size: '100', sort: 'due', ...query }, { who }))
const unpaid = (query?: object) => listAs(steps.finance, { ...orderQueues.unpaid.query, ...query })
const grant = async (terms: object) => {
  const body = { companyId: company.companyId, terms }
  dataOf(grantPaymentTerms, await sendCall(grantPaymentTerms, body, { who: steps.finance }))
}
const billed = async (order: OrderView) => {
  const { number, version } = order
  const waiting = order.contingentCharges.find(({ trigger }) => trigger === 'waiting')
  if (!waiting) throw new Error('Waiting is not announced')
  const note = 'The warehouse was closed'
  const body = { charge: contingentChargeKey(waiting), quantity: '3', period: heldStay, note }
  return dataOf(
    billLaterCharge,
    await sendCall(billLaterCharge, { number, version, ...body }, { who: steps.operations }),
  )
}
const openOf = async (number: string) => (await unpaid()).rows.find((row) => row.number === number)?.open
const departs = (number: string, day: string | null) =>
  pool.query('UPDATE customer_order SET departs_on = $2 WHERE number = $1', [number, day])

test('what is to be paid before the work waits in another queue, and what is paid in none', async () => {
  const { number } = await steps.accepted('trucking')
  const { number: paid } = await steps.generated('trucking')
  const listed = (await unpaid()).rows.map((row) => row.number)
  expect([listed.includes(number), listed.includes(paid)]).toEqual([false, false])
  const { rows } = await listAs(steps.finance, orderQueues.finance.query)
  expect(rows.map((row) => row.number)).toContain(number)
})

test('a completed order with a later charge stays until that is paid', async () => {
  const started = await steps.started('trucking')
  expect(await openOf(started.number)).toBeUndefined()
  const order = await billed(started)
  // 50 an hour and 9 % tax.
  expect(await openOf(order.number)).toEqual([money('163.50', 'CNY')])
  const completed = await steps.moved(order, { move: 'complete' })
  expect(completed.state).toBe('completed')
  await steps.book(order, { amount: '63.50' })
  expect(await openOf(order.number)).toEqual([money('100.00', 'CNY')])
  await steps.book(order, { amount: '100' })
  expect(await openOf(order.number)).toBeUndefined()
})

test('the first day to pay comes first, then the oldest order without one, over pages as well', async () => {
  const [firstLater, secondLater] = [await steps.started('trucking'), await steps.started('trucking')]
  await billed(secondLater)
  await billed(firstLater)
  await grant(perShipment)
  const [soon, unknown, late] = [
    await steps.accepted('ocean'),
    await steps.accepted('ocean'),
    await steps.accepted('ocean'),
  ]
  const days = 30
  await grant({ kind: 'on-account', limit: '900000', days })
  const account = await steps.accepted('ocean')
  await grant(defaultPaymentTerms)
  const today = shanghaiDay(site.time.now)
  await departs(soon.number, daysAfter(today, -10))
  await departs(unknown.number, null)
  await departs(late.number, daysAfter(today, 60))
  const expected = [
    [soon.number, daysAfter(today, -3)],
    [account.number, daysAfter(today, days)],
    [late.number, daysAfter(today, 67)],
    [firstLater.number, null],
    [secondLater.number, null],
    [unknown.number, null],
  ]
  const { rows, queues } = await unpaid()
  expect(rows.map(({ number, payBy }) => [number, payBy])).toEqual(expected)
  expect(queues.unpaid).toBe(expected.length)
  const pages = await readPages((query) => unpaid(query), { size: '2' })
  expect(pages.flatMap((page) => page.rows.map(({ number }) => number))).toEqual(
    expected.map(([number]) => number),
  )
  expect((await listAs(steps.sales)).queues).not.toHaveProperty('unpaid')
  expect((await listAs(steps.operations)).queues).not.toHaveProperty('unpaid')
})

test('an order that is cancelled leaves when nothing is owed, and stays with its cost', async () => {
  await grant(perShipment)
  const [free, costly] = [await steps.accepted('trucking'), await steps.accepted('ocean')]
  await grant(defaultPaymentTerms)
  expect(await openOf(free.number)).toEqual([free.payment.owed])
  const cancel = async (order: OrderView, confirmedCost: string) =>
    dataOf(moveOrder, await steps.move(order, { move: 'cancel', reason: 'Cargo is late', confirmedCost }))
  await cancel(free, '0.00')
  expect(await openOf(free.number)).toBeUndefined()
  await cancel(costly, '21090.96')
  expect(await openOf(costly.number)).toEqual([money('21090.96', 'CNY')])
})
