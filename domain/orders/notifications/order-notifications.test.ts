import { describe, expect, test } from 'vitest'
import { orderEventKinds } from '#domain/orders/lifecycle/order-event.ts'
import { mayBeNotified, orderNotificationOf } from './order-notifications.ts'
import { endOfPaymentDay, isNear, orderReminders } from './reminders.ts'

/** By hand, from the list of what a customer wants to know. */
const stated = {
  approve: 'order-approved',
  'refuse-approval': 'order-approval-refused',
  'lapse-approval': 'order-expired',
  expire: 'order-expired',
  return: 'order-returned',
  'confirm-fees': 'order-fees-confirmed',
  'accept-fees': 'order-payment-due',
  'book-payment': 'order-payment-booked',
  generate: 'order-generated',
  'reject-request': 'order-rejected',
  decline: 'order-declined',
  complete: 'order-completed',
  withdraw: 'order-cancelled',
  cancel: 'order-cancelled',
  'accept-cancellation': 'order-cancelled',
  'decline-cancellation': 'order-change-declined',
  'accept-amendment': 'order-change-accepted',
  'hand-over': 'order-handed-over',
  'return-amendment': 'order-change-returned',
  'decline-amendment': 'order-change-declined',
  'bill-charge': 'order-charge-billed',
  'uphold-charge': 'order-charge-upheld',
  'withdraw-charge': 'order-charge-withdrawn',
  'refuse-receipt': 'order-receipt-refused',
}

test('each event is notified by its own notification; what staff do among themselves is not', () => {
  const notified = orderEventKinds.flatMap((kind) => {
    const notification = orderNotificationOf({ kind, facts: {} }, 'fees-accepted')
    return notification ? [[kind, notification.kind]] : []
  })
  expect(Object.fromEntries(notified)).toEqual(stated)
})

test('each goes to those who look after the order; the payment that is due also to the person who accepted', () => {
  for (const kind of orderEventKinds) {
    const notification = orderNotificationOf({ kind, facts: {} }, 'fees-accepted')
    if (notification) expect(notification.to, kind).toBe('keepers')
    expect(notification !== undefined && 'includesActor' in notification, kind).toBe(kind === 'accept-fees')
  }
})

describe('by what has become of the order', () => {
  test('a new order is notified where the company must approve it, to its administrators', () => {
    const place = (state: string) => ({ kind: 'place', facts: { state } }) as const
    expect(orderNotificationOf(place('awaiting-company-approval'), 'awaiting-company-approval')).toEqual({
      kind: 'order-approval-needed',
      to: 'administrators',
    })
    expect(orderNotificationOf(place('request-sent'), 'request-sent')).toBeUndefined()
    expect(mayBeNotified(place('request-sent'))).toBe(false)
    expect(mayBeNotified(place('awaiting-company-approval'))).toBe(true)
  })

  test('accepted charges are due where the order waits for the payment', () => {
    expect(orderNotificationOf({ kind: 'accept-fees', facts: {} }, 'fees-accepted')?.kind).toBe(
      'order-payment-due',
    )
    expect(orderNotificationOf({ kind: 'accept-fees', facts: {} }, 'order-generated')).toBeUndefined()
    expect(mayBeNotified({ kind: 'accept-fees', facts: {} })).toBe(true)
  })

  test('what staff fill in is notified where a cut-off is earlier', () => {
    const earlier = { cutOff: 'FCO', dueAt: '2026-12-02T09:00:00.000Z' }
    expect(orderNotificationOf({ kind: 'fill-in', facts: { earlier } }, 'in-process')?.kind).toBe(
      'order-cut-off-earlier',
    )
    expect(mayBeNotified({ kind: 'fill-in', facts: {} })).toBe(false)
  })

  test('money that goes back is a refund', () => {
    expect(orderNotificationOf({ kind: 'book-payment', facts: { amount: '-5.00' } }, 'cancelled')?.kind).toBe(
      'order-refund-booked',
    )
  })
})

// A day for an answer and a cut-off, three for a bank transfer.
test.each([
  ['answer', 24],
  ['payment', 72],
  ['cutOff', 24],
] as const)('the deadline of %s is near for %i hours, and no longer once it has passed', (of, hours) => {
  const now = new Date('2026-11-18T04:00:00Z')
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const last = hours * 60 * 60
  const seconds = [0, 1, last, last + 1]
  expect(seconds.map((later) => isNear(inSeconds(later), now, of))).toEqual([false, true, true, false])
})

test('the last day to pay ends at midnight in Shanghai', () => {
  expect(endOfPaymentDay('2026-11-20').toISOString()).toBe('2026-11-20T16:00:00.000Z')
})

test('people are reminded of answers, payments and each cut-off of the ship', () => {
  expect(orderReminders).toEqual(['answer', 'payment', 'ECP', 'DCO', 'VCO', 'FCO', 'CUA'])
})
