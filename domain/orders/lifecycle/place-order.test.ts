import { expect, test } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { yuan } from '#domain/values/money.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import { exampleQuote } from '#tests/fixtures/orders.ts'
import { placeOrder } from './place-order.ts'
import type { OrderState } from './states.ts'

const { member, 'company-administrator': head, registered } = exampleActors
const request = { orderNo: 'QS1', companyId: 'c1', quote: exampleQuote }

test.each<[Actor, boolean, OrderState]>([
  [member, false, 'request-sent'],
  [member, true, 'awaiting-company-approval'],
  [head, true, 'request-sent'],
  [head, false, 'request-sent'],
])('placed by %o, approval needed %s: %s', (actor, ordersNeedApproval, state) => {
  expect(placeOrder(request, { ordersNeedApproval, orderLimit: null }, actor)).toMatchObject({
    ok: true,
    value: { state, version: 1, assignedTo: null, placedBy: 'userId' in actor ? actor.userId : '' },
  })
})

// Freight 26,356.58 untaxed, documents 450.00 with 6 %.
test.each<[Actor, string, OrderState]>([
  [member, '26833.58', 'request-sent'],
  [member, '26833.57', 'awaiting-company-approval'],
  [head, '0', 'request-sent'],
])('placed by %o with a limit of %s: %s', (actor, limit, state) => {
  const approval = { ordersNeedApproval: false, orderLimit: yuan(limit) }
  expect(placeOrder(request, approval, actor)).toMatchObject({ ok: true, value: { state } })
})

test('a new order has no charges, remarks, changes or end, and belongs to the person who placed it', () => {
  const placed = placeOrder(request, { ordersNeedApproval: false, orderLimit: null }, member)
  expect(placed).toEqual({
    ok: true,
    value: {
      orderNo: 'QS1',
      companyId: 'c1',
      placedBy: 'member',
      assignedTo: null,
      version: 1,
      state: 'request-sent',
      quote: exampleQuote,
      fees: { state: 'none' },
      remarks: [],
      cancellation: { state: 'none' },
      amendment: { state: 'none' },
      end: null,
    },
  })
})

test('what the consignee pays does not count towards the limit', () => {
  const lines = exampleQuote.lines.map((line) =>
    line.fee === 'OF' ? { ...line, paymentTerm: 'collect' as const } : line,
  )
  const approval = { ordersNeedApproval: false, orderLimit: yuan('477.00') }
  const collect = { ...request, quote: { ...exampleQuote, lines } }
  expect(placeOrder(collect, approval, member)).toMatchObject({ value: { state: 'request-sent' } })
})

test('a certified company is needed, and one’s own', () => {
  const place = (actor: Actor) => placeOrder(request, { ordersNeedApproval: false, orderLimit: null }, actor)
  expect(place(registered)).toMatchObject({ refusal: 'company-not-certified' })
  expect(place({ ...member, companyId: 'c2' })).toMatchObject({ refusal: 'not-found' })
})
