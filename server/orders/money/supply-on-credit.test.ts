import { expect, test } from 'vitest'
import { readCancellationCost } from '#contract/order-changes.ts'
import { bookPayment, grantPaymentTerms } from '#contract/order-payments.ts'
import type { OrderView } from '#contract/orders.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { oneWaits } from '#tests/support/lock-waits.ts'
import { openOrderSite } from '#tests/support/order-site.ts'
import { supplyOnCredit } from './supply-on-credit.ts'

const site = await openOrderSite('Credit Trading')
const { database, time, companyId, unchanged } = site
const finance = await site.staffToken('finance')

const runJob = () => supplyOnCredit({ database, clock: { now: () => time.now } })
const grant = async (terms: object) =>
  dataOf(grantPaymentTerms, await site.sendCall(grantPaymentTerms, { companyId, terms }, { who: finance }))
const upTo = (limit: string) => grant({ kind: 'on-account', limit, days: 30 })
const accepted = async (): Promise<OrderView> => {
  const order = await site.confirmed()
  return site.move(order, site.allAccepted(order))
}
const pay = async ({ number, payment }: OrderView) => {
  const { amount, currency } = payment.owed
  const money = { direction: 'payment', amount, currency, receivedOn: shanghaiDay(time.now) }
  const body = { number, ...money, reference: `CREDIT-${number}` }
  dataOf(bookPayment, await site.sendCall(bookPayment, body, { who: finance }))
}
const stateOf = async (order: OrderView) => (await site.read(order)).state

test('orders that the limit had no room for go on once it is raised, the oldest first and no more than fit', async () => {
  await upTo('1')
  const [first, second] = [await accepted(), await accepted()]
  expect([first.state, second.state]).toEqual(['fees-accepted', 'fees-accepted'])
  await unchanged(runJob)

  await upTo(first.payment.owed.amount)
  await Promise.all([runJob(), runJob()])
  expect([await stateOf(first), await stateOf(second)]).toEqual(['order-generated', 'fees-accepted'])
  const { history } = await site.read(first)
  expect(history.filter(({ kind }) => kind === 'generate')).toHaveLength(1)
  expect(history[0]).toMatchObject({ kind: 'generate', actorKind: 'system' })

  // What an order paid leaves room for the next one.
  await pay(first)
  await runJob()
  expect(await stateOf(second)).toBe('order-generated')
  await unchanged(runJob)
  await pay(second)
})

test('an order that is locked is waited for: no newer one takes the room that it has', async () => {
  await upTo('1')
  const [first, second] = [await accepted(), await accepted()]
  await upTo(first.payment.owed.amount)
  const other = await database.pool.connect()
  await other.query('BEGIN')
  await other.query('SELECT FROM customer_order WHERE number = $1 FOR UPDATE', [first.number])
  const job = runJob()
  await Promise.race([job, oneWaits(database.pool)])
  expect(await stateOf(second)).toBe('fees-accepted')
  await other.query('COMMIT')
  other.release()
  await job
  expect([await stateOf(first), await stateOf(second)]).toEqual(['order-generated', 'fees-accepted'])
  for (const order of [first, second]) await pay(order)
})

test('what a cancelled order still owes takes room too', async () => {
  await upTo('9000000')
  const cancelled = await accepted()
  const { cost } = dataOf(
    readCancellationCost,
    await site.sendCall(readCancellationCost, { number: cancelled.number }, { who: site.administrator }),
  )
  await site.move(cancelled, { move: 'cancel', reason: 'Cargo is late', confirmedCost: cost.amount })
  await upTo(cancelled.payment.owed.amount)
  const order = await accepted()
  await runJob()
  expect(await stateOf(order)).toBe('fees-accepted')
  const paid = { direction: 'payment', ...cost, receivedOn: shanghaiDay(time.now) }
  const body = { number: cancelled.number, ...paid, reference: `CREDIT-${cancelled.number}` }
  dataOf(bookPayment, await site.sendCall(bookPayment, body, { who: finance }))
  await runJob()
  expect(await stateOf(order)).toBe('order-generated')
  await pay(order)
})

test('terms that were taken back give no credit to orders that wait', async () => {
  await upTo('1')
  const order = await accepted()
  await grant({ kind: 'before-work' })
  await unchanged(runJob)
  expect(await stateOf(order)).toBe('fees-accepted')
})

test('the terms of an order are those of when its charges were accepted, whatever is granted later', async () => {
  await grant({ kind: 'before-work' })
  const order = await accepted()
  await upTo('9000000')
  await runJob()
  await site.staffMove(await site.read(order), { move: 'assign', assignedTo: null }, site.sales)
  expect(await site.read(order)).toMatchObject({ state: 'fees-accepted', payment: { terms: 'before-work' } })
  await pay(order)
  expect(await site.read(order)).toMatchObject({
    state: 'order-generated',
    payment: { terms: 'before-work', state: 'paid', payBy: null },
  })
})

test('the days to pay are those of when the charges were accepted; the limit is the one of today', async () => {
  await upTo('1')
  const order = await accepted()
  await grant({ kind: 'on-account', limit: '9000000', days: 90 })
  await runJob()
  expect(await site.read(order)).toMatchObject({
    state: 'order-generated',
    payment: { payBy: daysAfter(shanghaiDay(time.now), 30) },
  })
})

test('an order whose credit was taken back is generated once it is paid in full', async () => {
  await upTo('1')
  const order = await accepted()
  await grant({ kind: 'before-work' })
  await pay(order)
  expect(await stateOf(order)).toBe('order-generated')
})
