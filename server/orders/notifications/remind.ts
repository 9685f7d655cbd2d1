import { orderUrl } from '#domain/notifications/workbench-paths.ts'
import {
  endOfPaymentDay,
  isNear,
  nearUntil,
  type OrderReminder,
} from '#domain/orders/notifications/reminders.ts'
import { money, subtract } from '#domain/values/money.ts'
import type { Notification } from '#server/notifications/index.ts'
import { payDayOf } from '#server/orders/money/pay-day.ts'
import { readCutOffs } from '#server/orders/running/read-cut-offs.ts'
import { findOrder, type StoredOrder } from '#server/orders/store/order-store.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { amountOf } from './deliver-notifications.ts'
import { findDeparting, findUnanswered, findUnpaid } from './near-deadlines-store.ts'
import type { OrderNotificationDeps } from './notification-deps.ts'
import { insertReminder } from './notification-store.ts'
import { readersOf } from './readers.ts'

const ordersPerBatch = 100

type Reminding = {
  readonly deadline: OrderReminder
  readonly dueAt: Date
  readonly kind:
    | 'order-answer-reminder'
    | 'order-approval-reminder'
    | 'order-cut-off-reminder'
    | 'order-payment-reminder'
  readonly params?: Readonly<Record<string, string>>
}

/** Once for each deadline, by whichever instance is first. */
const remind = (deps: OrderNotificationDeps, order: StoredOrder, reminding: Reminding): Promise<void> =>
  deps.database.transaction(async (db, client) => {
    const { deadline, dueAt, kind, params } = reminding
    // What has moved since it was found is looked at again in the next run.
    if ((await findOrder(db, order.number))?.version !== order.version) return
    if (!(await insertReminder(db, { orderId: order.id, kind: deadline, dueAt }))) return
    const { number, brand } = order
    const all = { order: number, ...(params ?? { dueAt: dueAt.toISOString() }) } as Notification['params']
    const to = kind === 'order-approval-reminder' ? 'administrators' : 'keepers'
    for (const personId of await readersOf(db, order, to))
      await deps.notify(client, { personId, kind, params: all, path: orderUrl(number), brand })
  })

async function remindOfAnswer(deps: OrderNotificationDeps, order: StoredOrder): Promise<void> {
  const kind = order.waitsFor === 'customer' ? 'order-answer-reminder' : 'order-approval-reminder'
  if (order.dueAt) await remind(deps, order, { deadline: 'answer', dueAt: order.dueAt, kind })
}

async function remindOfPayment(deps: OrderNotificationDeps, order: StoredOrder, now: Date): Promise<void> {
  const { owed, paid, currency } = order
  const day = payDayOf(order)
  if (!day || !isNear(endOfPaymentDay(day), now, 'payment')) return
  const open = subtract(money(owed, currency), money(paid, currency))
  const params = { amount: amountOf(open.amount, currency), day }
  const dueAt = endOfPaymentDay(day)
  await remind(deps, order, { deadline: 'payment', dueAt, kind: 'order-payment-reminder', params })
}

async function remindOfCutOffs(deps: OrderNotificationDeps, order: StoredOrder, now: Date): Promise<void> {
  const [found] = await readCutOffs(deps.database.db, [order])
  for (const { code, time } of found?.cutOffs ?? []) {
    const params = { cutOff: code, dueAt: time.toISOString() }
    if (isNear(time, now, 'cutOff'))
      await remind(deps, order, { deadline: code, dueAt: time, kind: 'order-cut-off-reminder', params })
  }
}

type Find = (page: { readonly after: number; readonly limit: number }) => Promise<StoredOrder[]>

/** Page by page; an order that fails keeps no other from its reminder. */
async function eachOrder(find: Find, work: (order: StoredOrder) => Promise<void>): Promise<unknown[]> {
  const failed: unknown[] = []
  let after: number | undefined = 0
  while (after !== undefined) {
    const page: StoredOrder[] = await find({ after, limit: ordersPerBatch })
    for (const order of page) await work(order).catch((error: unknown) => failed.push(error))
    after = page.length === ordersPerBatch ? page.at(-1)?.id : undefined
  }
  return failed
}

export async function remindOfDeadlines(deps: OrderNotificationDeps): Promise<void> {
  const now = deps.clock.now()
  const { db } = deps.database
  const failed = [
    ...(await eachOrder(
      (page) => findUnanswered(db, now, nearUntil(now, 'answer'), page),
      (order) => remindOfAnswer(deps, order),
    )),
    ...(await eachOrder(
      (page) => findUnpaid(db, page),
      (order) => remindOfPayment(deps, order, now),
    )),
    ...(await eachOrder(
      (page) => findDeparting(db, now, page),
      (order) => remindOfCutOffs(deps, order, now),
    )),
  ]
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} reminders were not sent`)
}

/** Four times an hour: before the end of an answer, a payment and a cut-off. */
export const orderRemindersJob = (deps: OrderNotificationDeps): JobKind => ({
  name: 'remind-of-orders',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '7,22,37,52 * * * *',
  work: () => remindOfDeadlines(deps),
})
