import { expect, test } from 'vitest'
import { exampleAmendment, exampleCancellation, orderIn } from '#tests/fixtures/orders.ts'
import { moveNames, ruleOf } from './moves.ts'
import { bookingOf } from './order.ts'
import { usualCustomerSort, usualStaffSort } from './order-sorts.ts'
import { type OrderState, orderStateFacts, orderStates, orderTabs, placingSteps, tabOf } from './states.ts'

type Edge = readonly [OrderState, OrderState]
const edges: readonly Edge[] = moveNames.flatMap((name) => {
  const { from, to } = ruleOf(name)
  return to ? from.map((state): Edge => [state, to]) : []
})
const backwards = edges.map(([from, to]): Edge => [to, from])

function reachable(start: readonly OrderState[], steps: readonly Edge[]): Set<OrderState> {
  const reached = new Set(start)
  for (let size = -1; size !== reached.size; ) {
    size = reached.size
    for (const [from, to] of steps) if (reached.has(from)) reached.add(to)
  }
  return reached
}
const isLeft = (state: OrderState) => edges.some(([from]) => from === state)

test('nothing leaves a final state, and everything else is not final', () => {
  expect(orderStates.filter((state) => !isLeft(state))).toEqual([
    'approval-refused',
    'completed',
    'cancelled',
    'rejected',
    'declined',
    'expired',
  ])
})

test('no dead end: every order can still be completed, and can still be ended', () => {
  const alive = orderStates.filter(isLeft)
  expect([...reachable(['completed'], backwards)].sort()).toEqual([...alive, 'completed'].sort())
  for (const state of alive)
    expect(edges.some(([from, to]) => from === state && tabOf(to) === 'cancelled')).toBe(true)
})

test('every state can be reached, from the approval of a company and without it', () => {
  expect([...reachable(['awaiting-company-approval'], edges)].sort()).toEqual([...orderStates].sort())
  const direct = reachable(['request-sent'], edges)
  const missing = orderStates.filter((state) => !direct.has(state))
  expect(missing).toEqual(['awaiting-company-approval', 'approval-refused'])
})

test('no way leads past the charges, their acceptance or the generated order', () => {
  const way: OrderState[] = [
    'request-sent',
    'fees-confirmed',
    'fees-accepted',
    'order-generated',
    'in-process',
  ]
  for (const state of way) {
    const without = edges.filter(([from, to]) => from !== state && to !== state)
    expect(reachable(['awaiting-company-approval'], without).has('completed'), state).toBe(false)
  }
})

// From §4 of the specification and DCSA Booking 2.0.5.
test.each([
  ['awaiting-company-approval', 'to-confirm', null, 0],
  ['approval-refused', 'cancelled', null, 0],
  ['request-sent', 'to-confirm', 'RECEIVED', 1],
  ['returned', 'to-confirm', 'PENDING_UPDATE', 1],
  ['fees-confirmed', 'to-confirm', 'RECEIVED', 2],
  ['fees-accepted', 'to-confirm', 'RECEIVED', 2],
  ['order-generated', 'in-process', 'CONFIRMED', 4],
  ['in-process', 'in-process', 'CONFIRMED', 4],
  ['completed', 'completed', 'COMPLETED', 4],
  ['cancelled', 'cancelled', 'CANCELLED', 0],
  ['rejected', 'cancelled', 'REJECTED', 0],
  ['declined', 'cancelled', 'DECLINED', 0],
  ['expired', 'cancelled', 'CANCELLED', 0],
] as const)('%s is shown under %s as %s, with %i steps done', (state, tab, bookingStatus, steps) => {
  expect(tabOf(state)).toBe(tab)
  expect(orderStateFacts[state].stepsDone).toBe(steps)
  expect(bookingOf(orderIn(state))).toEqual({
    bookingStatus,
    bookingCancellationStatus: null,
    amendedBookingStatus: null,
  })
})

test('no state is left out above, and no tab is empty', () => {
  expect(orderStates).toHaveLength(13)
  expect(new Set(orderStates.map(tabOf))).toEqual(new Set(orderTabs))
})

test('changes have the states of DCSA', () => {
  const request = exampleCancellation
  const amended = { request: exampleAmendment }
  const shown = [
    bookingOf(orderIn('in-process', { cancellation: { state: 'requested', request } })),
    bookingOf(orderIn('cancelled', { cancellation: { state: 'accepted', request } })),
    bookingOf(orderIn('in-process', { cancellation: { state: 'declined', request, answer: 'on board' } })),
    bookingOf(orderIn('in-process', { amendment: { state: 'requested', ...amended } })),
    bookingOf(orderIn('in-process', { amendment: { state: 'returned', ...amended, remarks: [] } })),
    bookingOf(orderIn('in-process', { amendment: { state: 'accepted', ...amended } })),
    bookingOf(orderIn('in-process', { amendment: { state: 'declined', ...amended, answer: 'closed' } })),
  ]
  expect(shown.map((booking) => Object.values(booking))).toEqual([
    ['CONFIRMED', 'CANCELLATION_RECEIVED', null],
    ['CANCELLED', 'CANCELLATION_CONFIRMED', null],
    ['CONFIRMED', 'CANCELLATION_DECLINED', null],
    ['CONFIRMED', null, 'AMENDMENT_RECEIVED'],
    ['PENDING_AMENDMENT', null, 'AMENDMENT_RECEIVED'],
    ['CONFIRMED', null, 'AMENDMENT_CONFIRMED'],
    ['CONFIRMED', null, 'AMENDMENT_DECLINED'],
  ])
})

test('placing an order has four steps', () => {
  expect(placingSteps).toEqual(['request-sent', 'fees-confirmed', 'paid', 'order-generated'])
})

test('a list of staff begins with the newest number, that of a company with what waits for it', () => {
  expect(usualStaffSort).toBe('-number')
  expect(usualCustomerSort).toBe('next')
})
