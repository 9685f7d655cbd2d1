import { describe, expect, test } from 'vitest'
import { bookingOf, bookingStateOf, bookingTabs } from './booking-states.ts'
import { orderIn } from './example-orders.ts'
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

test.each(orderStates)('%s stands under the tab of its booking state', (state) => {
  const booking = bookingStateOf[state]
  if (booking === null) expect(state).toBe('awaiting-company-approval')
  else expect(tabOf[state]).toBe(bookingTabs[booking])
})

test.each([
  ['awaiting-company-approval', 'to-confirm', null],
  ['request-sent', 'to-confirm', 'RECEIVED'],
  ['fees-confirmed', 'to-confirm', 'PENDING_UPDATE'],
  ['accepted-and-paid', 'to-confirm', 'UPDATE_RECEIVED'],
  ['order-generated', 'in-process', 'CONFIRMED'],
  ['in-process', 'in-process', 'CONFIRMED'],
  ['completed', 'completed', 'COMPLETED'],
  ['cancelled', 'cancelled', 'CANCELLED'],
  ['rejected', 'cancelled', 'REJECTED'],
  ['declined', 'cancelled', 'DECLINED'],
] as const)('%s is shown under %s and told as %s', (state, tab, bookingStatus) => {
  expect(tabOf[state]).toBe(tab)
  expect(bookingOf(orderIn(state))).toEqual({
    bookingStatus,
    bookingCancellationStatus: null,
    amendedBookingStatus: null,
  })
})

test.each([
  [{ state: 'requested', requestedBy: 'm', request: 'r' }, 'RECEIVED'],
  [{ state: 'accepted', request: 'r', decidedBy: 'o' }, 'CONFIRMED'],
  [{ state: 'declined', request: 'r', decidedBy: 'o', reason: 'x' }, 'DECLINED'],
] as const)('a track %o is told as %s', (track, word) => {
  expect(bookingOf(orderIn('in-process', { cancellation: track, amendment: track }))).toMatchObject({
    bookingCancellationStatus: `CANCELLATION_${word}`,
    amendedBookingStatus: `AMENDMENT_${word}`,
  })
})

describe('the four steps of placing an order', () => {
  test('are done one after the other, as the order moves', () => {
    expect(placingSteps.map((step) => stepsDone[step])).toEqual([1, 2, 3, 4])
  })
  test.each(orderStates.filter((state) => !placingSteps.some((step) => step === state)))(
    'in %s all are done or none',
    (state) => {
      expect(stepsDone[state]).toBe(tabOf[state] === 'in-process' || state === 'completed' ? 4 : 0)
    },
  )
})
