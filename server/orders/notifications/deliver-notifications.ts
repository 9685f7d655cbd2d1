import { formatAmount } from '#domain/language/format-money.ts'
import { orderUrl } from '#domain/notifications/workbench-paths.ts'
import {
  type OrderNotification,
  orderNotificationOf,
} from '#domain/orders/notifications/order-notifications.ts'
import type { Money } from '#domain/values/money.ts'
import type { Notify } from '#server/notifications/index.ts'
import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { deliverMessageNotification } from './message-notifications.ts'
import { isLate, type OrderNotificationDeps } from './notification-deps.ts'
import {
  findWaitingMessageNotifications,
  findWaitingNotifications,
  takeNotification,
} from './notification-store.ts'
import { readersOf } from './readers.ts'

export type Transaction = { readonly db: Db; readonly client: PoolClient }

type Taken = NonNullable<Awaited<ReturnType<typeof takeNotification>>>

const notificationsPerBatch = 100

export const amountOf = (amount: string, currency: string): string => `${currency} ${formatAmount(amount)}`

const textIn = (facts: Taken['event']['facts'], name: string): string => {
  const value = facts[name]
  return typeof value === 'string' ? value : ''
}

const costIn = (facts: Taken['event']['facts']) => {
  const { amount, currency } = facts.cost as Money
  return { amount: amountOf(amount, currency) }
}

/** What the texts name; undefined for a deadline that has been met in the meantime. */
function paramsOf({ event, order }: Taken, { kind }: OrderNotification, actorName: string) {
  const params = { order: order.number }
  const dueAt = order.dueAt?.toISOString()
  switch (kind) {
    case 'order-approval-needed':
      return dueAt && { ...params, name: actorName, dueAt }
    case 'order-returned':
    case 'order-change-returned':
      return dueAt && { ...params, dueAt }
    case 'order-fees-confirmed':
      return dueAt && { ...params, amount: amountOf(order.total, order.currency), dueAt }
    case 'order-payment-due':
      return { ...params, amount: amountOf(order.owed, order.currency) }
    case 'order-payment-booked':
    case 'order-refund-booked': {
      const amount = textIn(event.facts, 'amount').replace(/^-/, '')
      return { ...params, amount: amountOf(amount, textIn(event.facts, 'currency')) }
    }
    case 'order-receipt-refused':
    case 'order-charge-billed':
    case 'order-charge-upheld':
    case 'order-charge-withdrawn':
      return { ...params, ...costIn(event.facts), reason: textIn(event.facts, 'reason') }
    case 'order-cut-off-earlier':
      return { ...params, ...(event.facts.earlier as Record<'cutOff' | 'dueAt', string>) }
    case 'order-handed-over':
      return { ...params, name: textIn(event.facts, 'person') }
    case 'order-approval-refused':
    case 'order-rejected':
    case 'order-declined':
    case 'order-change-declined':
      return { ...params, reason: textIn(event.facts, 'reason') }
    default:
      return params
  }
}

/** The name of the person who did it; no other event is written with a name. */
const nameOfActor = async (
  deps: OrderNotificationDeps,
  db: Db,
  { event }: Taken,
  { kind }: OrderNotification,
) =>
  kind === 'order-approval-needed' && event.actorId !== null
    ? ((await deps.findPeople(db, [event.actorId]))[0]?.name ?? '')
    : ''

async function notifyReaders(
  deps: OrderNotificationDeps,
  { db, client }: Transaction,
  taken: Taken,
): Promise<void> {
  const { event, order } = taken
  const notification = orderNotificationOf(event, order.state)
  if (!notification) return
  const params = paramsOf(taken, notification, await nameOfActor(deps, db, taken, notification))
  if (!params) return
  const { number, brand } = order
  for (const personId of await readersOf(db, order, notification.to))
    if ('includesActor' in notification || personId !== event.actorId)
      await deps.notify(client, {
        personId,
        kind: notification.kind,
        params: params as Parameters<Notify>[1]['params'],
        path: orderUrl(number),
        brand,
      })
}

const deliverOne = (deps: OrderNotificationDeps, eventId: number, now: Date): Promise<void> =>
  deps.database.transaction(async (db, client) => {
    const taken = await takeNotification(db, eventId)
    if (!taken || isLate(taken.event.at, now)) return
    await notifyReaders(deps, { db, client }, taken)
  })

type Outbox = {
  readonly find: typeof findWaitingNotifications
  deliver(deps: OrderNotificationDeps, id: number, now: Date): Promise<void>
}

const outboxes: readonly Outbox[] = [
  { find: findWaitingNotifications, deliver: deliverOne },
  { find: findWaitingMessageNotifications, deliver: deliverMessageNotification },
]

/** Batch by batch; one that fails keeps no other back. */
async function deliverAll(deps: OrderNotificationDeps, { find, deliver }: Outbox): Promise<unknown[]> {
  const now = deps.clock.now()
  const failed: unknown[] = []
  let after: number | undefined = 0
  while (after !== undefined) {
    const batch: number[] = await find(deps.database.db, after, notificationsPerBatch)
    for (const id of batch) await deliver(deps, id, now).catch((error: unknown) => failed.push(error))
    after = batch.length === notificationsPerBatch ? batch.at(-1) : undefined
  }
  return failed
}

/** Of the history and of messages. Any number of instances may run it at once: what one has taken, the others leave out. */
export async function deliverOrderNotifications(deps: OrderNotificationDeps): Promise<void> {
  const failed: unknown[] = []
  for (const outbox of outboxes) failed.push(...(await deliverAll(deps, outbox)))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} notifications were not delivered`)
}

/** Every minute, for what an instance that failed has left; usually they are delivered at once. */
export const orderNotificationsJob = (deps: OrderNotificationDeps): JobKind => ({
  name: 'deliver-order-notices',
  tries: 3,
  secondsBetweenTries: 30,
  cron: '* * * * *',
  work: () => deliverOrderNotifications(deps),
})
