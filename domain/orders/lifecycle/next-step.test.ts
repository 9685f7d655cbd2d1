import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'
import type { Order } from './order.ts'
import { orderStates } from './states.ts'

const since = new Date('2026-11-15T04:00:00Z')
const none = { state: 'none' } as const
type Parts = Pick<Order, 'state' | 'fees' | 'cancellation' | 'amendment'>
const order = (parts: object) => ({ fees: none, cancellation: none, amendment: none, ...parts }) as Parts

/** Who acts next and within how many hours; stated a second time by hand. */
test.each([
  [{ state: 'awaiting-company-approval' }, 'company-administrator', 72],
  [{ state: 'request-sent' }, 'sales', 24],
  [{ state: 'request-sent', fees: { state: 'disputed' } }, 'sales', 24],
  [{ state: 'request-sent', fees: { state: 'proposed' } }, 'operations', 24],
  [{ state: 'returned' }, 'customer', 72],
  [{ state: 'fees-confirmed' }, 'customer', 72],
  [{ state: 'fees-accepted' }, 'customer', null],
  [{ state: 'order-generated' }, 'operations', null],
  [{ state: 'in-process' }, 'operations', null],
  [{ state: 'in-process', cancellation: { state: 'requested' } }, 'operations', 24],
  [{ state: 'order-generated', amendment: { state: 'requested' } }, 'operations', 24],
  [{ state: 'in-process', amendment: { state: 'returned' } }, 'customer', 72],
])('%o waits for %s, %s hours', (parts, actor, hours) => {
  const dueAt = hours === null ? null : new Date(since.getTime() + hours * 3_600_000)
  expect(nextStepOf(order(parts), since)).toEqual({ actor, dueAt })
})

const ended = ['approval-refused', 'completed', 'cancelled', 'rejected', 'declined', 'expired']
test.each(ended)('an order that is %s waits for no one', (state) => {
  expect(nextStepOf(order({ state }), since)).toBeNull()
})

test('every state is in these tables', () => {
  const waiting = ['awaiting-company-approval', 'request-sent', 'returned', 'fees-confirmed', 'fees-accepted']
  expect([...waiting, 'order-generated', 'in-process', ...ended].sort()).toEqual([...orderStates].sort())
})
