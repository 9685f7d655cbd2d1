import { describe, expect, test } from 'vitest'
import { orderEventKinds } from '#domain/orders/lifecycle/order-event.ts'
import { mayBeNoticed, noticeOf } from './order-notices.ts'
import { endOfPaymentDay, isNear } from './reminders.ts'

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

test('each event is notified by its own notice; what staff do among themselves is not', () => {
  const noticed = orderEventKinds.flatMap((kind) => {
    const notice = noticeOf({ kind, facts: {} }, 'fees-accepted')
    return notice ? [[kind, notice.kind]] : []
  })
  expect(Object.fromEntries(noticed)).toEqual(stated)
})

describe('by what has become of the order', () => {
  test('a new order is notified where the company must approve it, to its administrators', () => {
    const place = (state: string) => ({ kind: 'place', facts: { state } }) as const
    expect(noticeOf(place('awaiting-company-approval'), 'awaiting-company-approval')).toEqual({
      kind: 'order-approval-needed',
      to: 'administrators',
    })
    expect(noticeOf(place('request-sent'), 'request-sent')).toBeUndefined()
    expect(mayBeNoticed(place('request-sent'))).toBe(false)
  })

  test('accepted charges are due where the order waits for the payment', () => {
    expect(noticeOf({ kind: 'accept-fees', facts: {} }, 'fees-accepted')?.kind).toBe('order-payment-due')
    expect(noticeOf({ kind: 'accept-fees', facts: {} }, 'order-generated')).toBeUndefined()
  })

  test('money that goes back is a refund', () => {
    expect(noticeOf({ kind: 'book-payment', facts: { amount: '-5.00' } }, 'cancelled')?.kind).toBe(
      'order-refund-booked',
    )
  })
})

test('a deadline is near for a day, and no longer once it has passed', () => {
  const now = new Date('2026-11-18T04:00:00Z')
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const day = 24 * 60 * 60
  expect([0, 1, day, day + 1].map((seconds) => [seconds, isNear(inSeconds(seconds), now, 'answer')])).toEqual(
    [
      [0, false],
      [1, true],
      [day, true],
      [day + 1, false],
    ],
  )
  expect(endOfPaymentDay('2026-11-20').toISOString()).toBe('2026-11-20T16:00:00.000Z')
})
