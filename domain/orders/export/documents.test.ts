import { expect, test } from 'vitest'
import type { OrderState } from '#domain/orders/lifecycle/states.ts'
import { documentsOf, mayPrint } from './documents.ts'

const before = 'order fee-statement'
const all = 'order fee-statement booking-confirmation'

// Written by hand: a booking is confirmed from the generation of the order on, and no longer once the order has ended early.
test.each<[OrderState, string]>([
  ['awaiting-company-approval', before],
  ['approval-refused', before],
  ['request-sent', before],
  ['returned', before],
  ['fees-confirmed', before],
  ['fees-accepted', before],
  ['order-generated', all],
  ['in-process', all],
  ['completed', all],
  ['cancelled', before],
  ['rejected', before],
  ['declined', before],
  ['expired', before],
])('an order that is %s has these documents: %s', (state, documents) => {
  expect(documentsOf(state).join(' ')).toBe(documents)
  expect(mayPrint('order', state).ok).toBe(true)
  expect(mayPrint('booking-confirmation', state)).toMatchObject(
    documents === all ? { ok: true } : { ok: false, refusal: 'booking-not-confirmed' },
  )
})
