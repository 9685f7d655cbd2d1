import { expect, test } from 'vitest'
import { orderIn } from '#tests/fixtures/orders.ts'
import { bookingOf, bookingTabs } from './booking-states.ts'
import { orderMoves, trackMoves } from './lifecycle.ts'
import { type OrderState, orderStates } from './order.ts'
import { placingSteps, stepsDone } from './placing-steps.ts'
import { orderTabs, tabOf } from './tabs.ts'

type Edge = readonly [OrderState, OrderState]
const edges: Edge[] = [
  ...Object.values(orderMoves).flatMap(({ from, to }) => from.map((state): Edge => [state, to])),
  ...Object.values(trackMoves).flatMap((rule) =>
    'orderTo' in rule ? rule.during.map((state): Edge => [state, rule.orderTo]) : [],
  ),
]

function reachable(start: readonly OrderState[], steps: readonly Edge[]): Set<OrderState> {
  const reached = new Set(start)
  for (let size = -1; size !== reached.size; ) {
    size = reached.size
    for (const [from, to] of steps) if (reached.has(from)) reached.add(to)
  }
  return reached
}
const backwards = edges.map(([from, to]): Edge => [to, from])

test('nothing leaves a final state, and everything else is not final', () => {
  const final = orderStates.filter((state) => !edges.some(([from]) => from === state))
  expect(final).toEqual(['completed', 'cancelled', 'rejected', 'declined'])
})

test('no dead end: every order can still be completed, and can still be ended', () => {
  const alive = orderStates.filter((state) => edges.some(([from]) => from === state))
  expect([...reachable(['completed'], backwards)].sort()).toEqual([...alive, 'completed'].sort())
  for (const state of alive)
    expect(edges.some(([from, to]) => from === state && tabOf[to] === 'cancelled')).toBe(true)
})

test('no state is out of reach', () => {
  expect([...reachable(['awaiting-company-approval'], edges)].sort()).toEqual([...orderStates].sort())
  const direct = reachable(['request-sent'], edges)
  expect(direct.size).toBe(orderStates.length - 1)
})

test('the way of an order cannot be shortened past fees, payment or approval', () => {
  const way: OrderState[] = [
    'awaiting-company-approval',
    'request-sent',
    'fees-confirmed',
    'accepted-and-paid',
    'order-generated',
    'in-process',
    'completed',
  ]
  for (const [index, state] of way.entries()) {
    const without = edges.filter(([from, to]) => from !== state && to !== state)
    const start = way[0] as OrderState
    if (index > 0 && index < way.length - 1)
      expect(reachable([start], without).has('completed'), state).toBe(false)
  }
})

test('every state stands under one tab, and no tab is empty', () => {
  expect(new Set(orderStates.map((state) => tabOf[state]))).toEqual(new Set(orderTabs))
  expect(Object.keys(tabOf).sort()).toEqual([...orderStates].sort())
})

test('every booking state stands under the tab of its orders', () => {
  expect(bookingTabs).toEqual({
    RECEIVED: 'to-confirm',
    PENDING_UPDATE: 'to-confirm',
    UPDATE_RECEIVED: 'to-confirm',
    CONFIRMED: 'in-process',
    PENDING_AMENDMENT: 'in-process',
    REJECTED: 'cancelled',
    DECLINED: 'cancelled',
    CANCELLED: 'cancelled',
    COMPLETED: 'completed',
  })
})

test.each([
  ['awaiting-company-approval', 'to-confirm', null, 0],
  ['request-sent', 'to-confirm', 'RECEIVED', 1],
  ['fees-confirmed', 'to-confirm', 'PENDING_UPDATE', 2],
  ['accepted-and-paid', 'to-confirm', 'UPDATE_RECEIVED', 3],
  ['order-generated', 'in-process', 'CONFIRMED', 4],
  ['in-process', 'in-process', 'CONFIRMED', 4],
  ['completed', 'completed', 'COMPLETED', 4],
  ['cancelled', 'cancelled', 'CANCELLED', 0],
  ['rejected', 'cancelled', 'REJECTED', 0],
  ['declined', 'cancelled', 'DECLINED', 0],
] as const)(
  '%s is shown under %s as %s, with %i steps of placing done',
  (state, tab, bookingStatus, steps) => {
    expect(tabOf[state]).toBe(tab)
    expect(bookingOf(orderIn(state))).toEqual({
      bookingStatus,
      bookingCancellationStatus: null,
      amendedBookingStatus: null,
    })
    expect(stepsDone[state]).toBe(steps)
  },
)

test.each([
  [{ state: 'requested', requestedBy: 'm', request: 'r' }, 'RECEIVED'],
  [{ state: 'accepted', request: 'r', decidedBy: 'o' }, 'CONFIRMED'],
  [{ state: 'declined', request: 'r', decidedBy: 'o', reason: 'x' }, 'DECLINED'],
] as const)('a track %o is shown as %s', (track, word) => {
  expect(bookingOf(orderIn('in-process', { cancellation: track, amendment: track }))).toMatchObject({
    bookingCancellationStatus: `CANCELLATION_${word}`,
    amendedBookingStatus: `AMENDMENT_${word}`,
  })
})

test('placing an order has four steps', () => {
  expect(placingSteps).toEqual(['request-sent', 'fees-confirmed', 'accepted-and-paid', 'order-generated'])
})
