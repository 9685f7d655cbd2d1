import type { orderEventKinds } from '#domain/orders/lifecycle/order-event.ts'
import type { OrderState } from '#domain/orders/lifecycle/states.ts'

type OrderEventKind = (typeof orderEventKinds)[number]

/** Who is notified: the administrators of the company, or the person who looks after the order and those who follow it. */
export type NotificationReaders = 'administrators' | 'keepers'

type Notice = {
  readonly kind: `order-${string}`
  readonly to: NotificationReaders
  /** Others are not notified of what they did themselves. */
  readonly includesActor?: true
}

const approvalNeeded = { kind: 'order-approval-needed', to: 'administrators' } as const
const paymentDue = { kind: 'order-payment-due', to: 'keepers', includesActor: true } as const
const paymentBooked = { kind: 'order-payment-booked', to: 'keepers' } as const
const refundBooked = { kind: 'order-refund-booked', to: 'keepers' } as const
const expired = { kind: 'order-expired', to: 'keepers' } as const
const cancelled = { kind: 'order-cancelled', to: 'keepers' } as const
const cutOffEarlier = { kind: 'order-cut-off-earlier', to: 'keepers' } as const
const changeDeclined = { kind: 'order-change-declined', to: 'keepers' } as const

/** What customers are notified of by one kind of event alone; what staff do among themselves is not in it. */
const notificationsByEvent = {
  approve: { kind: 'order-approved', to: 'keepers' },
  'refuse-approval': { kind: 'order-approval-refused', to: 'keepers' },
  'lapse-approval': expired,
  expire: expired,
  return: { kind: 'order-returned', to: 'keepers' },
  'confirm-fees': { kind: 'order-fees-confirmed', to: 'keepers' },
  generate: { kind: 'order-generated', to: 'keepers' },
  'reject-request': { kind: 'order-rejected', to: 'keepers' },
  decline: { kind: 'order-declined', to: 'keepers' },
  complete: { kind: 'order-completed', to: 'keepers' },
  withdraw: cancelled,
  cancel: cancelled,
  'accept-cancellation': cancelled,
  'decline-cancellation': changeDeclined,
  'accept-amendment': { kind: 'order-change-accepted', to: 'keepers' },
  'return-amendment': { kind: 'order-change-returned', to: 'keepers' },
  'decline-amendment': changeDeclined,
  'bill-charge': { kind: 'order-charge-billed', to: 'keepers' },
  'uphold-charge': { kind: 'order-charge-upheld', to: 'keepers' },
  'withdraw-charge': { kind: 'order-charge-withdrawn', to: 'keepers' },
  'refuse-receipt': { kind: 'order-receipt-refused', to: 'keepers' },
  'hand-over': { kind: 'order-handed-over', to: 'keepers' },
} as const satisfies Partial<Record<OrderEventKind, Notice>>

type NotifiedEvent = {
  readonly kind: OrderEventKind
  readonly facts: Readonly<Record<string, unknown>>
}

const hasOwnNotification = (kind: OrderEventKind): kind is keyof typeof notificationsByEvent =>
  Object.hasOwn(notificationsByEvent, kind)

/** What an event is notified by; undefined for what concerns staff alone. `state` is that of the order now. */
export function orderNotificationOf({ kind, facts }: NotifiedEvent, state: OrderState) {
  if (hasOwnNotification(kind)) return notificationsByEvent[kind]
  if (kind === 'place') return facts.state === 'awaiting-company-approval' ? approvalNeeded : undefined
  // An order that was generated at once is paid later, and one that has ended is not paid at all.
  if (kind === 'accept-fees') return state === 'fees-accepted' ? paymentDue : undefined
  if (kind === 'book-payment') return String(facts.amount).startsWith('-') ? refundBooked : paymentBooked
  if (kind === 'fill-in') return facts.earlier ? cutOffEarlier : undefined
  return undefined
}

/** Whether an event may be notified at all. */
export const mayBeNotified = (event: NotifiedEvent): boolean =>
  orderNotificationOf(event, 'fees-accepted') !== undefined

export type OrderNotification = NonNullable<ReturnType<typeof orderNotificationOf>>
