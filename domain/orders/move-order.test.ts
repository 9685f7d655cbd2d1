import { describe, expect, test } from 'vitest'
import type { Actor, Holder } from '#domain/access/actor.ts'
import { exampleActors } from '#domain/access/example-actors.ts'
import { may } from '#domain/access/permissions.ts'
import { yuan } from '#domain/values/money.ts'
import { exampleMoves, exampleQuote, orderIn } from './example-orders.ts'
import { type OrderMoveName, orderMoves, type TrackMoveName, trackMoves } from './lifecycle.ts'
import { moveOrder } from './move-order.ts'
import { type Order, type OrderState, orderStates, type Track } from './order.ts'
import { placeOrder } from './place-order.ts'

const people = Object.keys(exampleActors) as Holder[]
const { member, 'company-administrator': head, operations, sales } = exampleActors
const tracks: { readonly [S in Track['state']]: Extract<Track, { state: S }> } = {
  none: { state: 'none' },
  requested: { state: 'requested', requestedBy: 'member', request: 'goods late' },
  accepted: { state: 'accepted', request: 'goods late', decidedBy: 'operations' },
  declined: { state: 'declined', request: 'goods late', decidedBy: 'operations', reason: 'on board' },
}

/** What a denial must leave behind: a reason, and the order as it was. */
function deny(order: Order, move: Parameters<typeof moveOrder>[1], actor: Actor, refusal?: string) {
  const untouched = structuredClone(order)
  expect(moveOrder(order, move, actor)).toMatchObject({ ok: false, ...(refusal && { refusal }) })
  expect(order).toEqual(untouched)
}

describe.each(Object.keys(orderMoves) as OrderMoveName[])('%s', (name) => {
  const { from, to, permission } = orderMoves[name]
  const pairs = orderStates.flatMap((state) => people.map((who) => [state, who] as const))
  test.each(pairs)('from %s by %s', (state, who) => {
    const order = orderIn(state)
    const actor = exampleActors[who]
    if (!may(actor, permission)) return deny(order, exampleMoves[name], actor)
    if (!(from as readonly OrderState[]).includes(state))
      return deny(order, exampleMoves[name], actor, 'order-step-closed')
    const untouched = structuredClone(order)
    expect(moveOrder(order, exampleMoves[name], actor)).toMatchObject({
      ok: true,
      value: { state: to, version: 5, quote: exampleQuote, orderNo: 'QS1', companyId: 'c1' },
    })
    expect(order).toEqual(untouched)
  })
})

describe.each(Object.keys(trackMoves) as TrackMoveName[])('%s', (name) => {
  const rule = trackMoves[name]
  const cases = orderStates.flatMap((state) =>
    (Object.keys(tracks) as Track['state'][]).flatMap((track) =>
      people.map((who) => [state, track, who] as const),
    ),
  )
  test.each(cases)('of an order %s with the track %s by %s', (state, track, who) => {
    const order = orderIn(state, { [rule.track]: tracks[track] })
    const actor = exampleActors[who]
    if (!may(actor, rule.permission)) return deny(order, exampleMoves[name], actor)
    if (!(rule.during as readonly OrderState[]).includes(state))
      return deny(order, exampleMoves[name], actor, 'order-step-closed')
    if (!(rule.from as readonly Track['state'][]).includes(track))
      return deny(
        order,
        exampleMoves[name],
        actor,
        rule.to === 'requested' && track === 'requested' ? 'change-pending' : 'no-change-pending',
      )
    expect(moveOrder(order, exampleMoves[name], actor)).toMatchObject({
      ok: true,
      value: {
        state: 'orderTo' in rule ? rule.orderTo : state,
        [rule.track]: { state: rule.to },
        version: 5,
      },
    })
  })
})

test.each(Object.keys(exampleMoves) as (keyof typeof exampleMoves)[])(
  '%s on an older sight is refused',
  (name) => {
    const rule = name in orderMoves ? orderMoves[name as OrderMoveName] : trackMoves[name as TrackMoveName]
    const actor = people.map((who): Actor => exampleActors[who]).find((one) => may(one, rule.permission))
    for (const version of [3, 5])
      deny(orderIn('request-sent'), { ...exampleMoves[name], version }, actor ?? member, 'order-changed')
  },
)

test.each(Object.keys(exampleMoves) as (keyof typeof exampleMoves)[])(
  '%s by another company finds no order',
  (name) => {
    for (const state of orderStates) {
      const verdict = moveOrder(orderIn(state), exampleMoves[name], { ...head, companyId: 'c2' })
      expect(verdict).toMatchObject({ ok: false })
      expect(verdict.ok || ['not-found', 'not-allowed'].includes(verdict.refusal)).toBe(true)
    }
  },
)

test.each(['cancellation', 'amendment'] as const)(
  'while a %s waits for its answer the order stands still',
  (track) => {
    const open = { [track]: tracks.requested }
    deny(orderIn('in-process', open), exampleMoves.complete, operations, 'change-pending')
    deny(orderIn('in-process', open), exampleMoves.decline, operations, 'change-pending')
    deny(orderIn('in-process', open), exampleMoves['request-cancellation'], member, 'change-pending')
    deny(orderIn('in-process', open), exampleMoves['request-amendment'], member, 'change-pending')
  },
)

describe('placing an order', () => {
  const request = { orderNo: 'QS1', companyId: 'c1', quote: exampleQuote }
  test.each<[Actor, boolean, OrderState]>([
    [member, false, 'request-sent'],
    [member, true, 'awaiting-company-approval'],
    [head, true, 'request-sent'],
    [head, false, 'request-sent'],
  ])('by %o, approval needed %s: %s', (actor, ordersNeedApproval, state) => {
    expect(placeOrder(request, { ordersNeedApproval, orderLimit: null }, actor)).toMatchObject({
      ok: true,
      value: { state, version: 1, assignedTo: null, placedBy: 'userId' in actor ? actor.userId : '' },
    })
  })
  // Freight 26,356.58 untaxed, papers 450.00 with 6 %.
  test.each<[Actor, string, OrderState]>([
    [member, '26833.58', 'request-sent'],
    [member, '26833.57', 'awaiting-company-approval'],
    [head, '0', 'request-sent'],
  ])('by %o with a limit of his own of %s: %s', (actor, limit, state) => {
    const approval = { ordersNeedApproval: false, orderLimit: yuan(limit) }
    expect(placeOrder(request, approval, actor)).toMatchObject({ ok: true, value: { state } })
  })
  test('needs a certified company, and one’s own', () => {
    const place = (actor: Actor) =>
      placeOrder(request, { ordersNeedApproval: false, orderLimit: null }, actor)
    expect(place(exampleActors.registered)).toMatchObject({ refusal: 'company-not-certified' })
    expect(place({ ...member, companyId: 'c2' })).toMatchObject({ refusal: 'not-found' })
  })
})

describe('the words that go with a move', () => {
  test.each<[OrderState, keyof typeof exampleMoves, Actor]>([
    ['awaiting-company-approval', 'refuse-approval', head],
    ['request-sent', 'withdraw', member],
    ['request-sent', 'reject-request', operations],
    ['in-process', 'decline', operations],
  ])('ending an order that is %s by %s needs a reason', (state, name, actor) => {
    const blank = { ...exampleMoves[name], reason: '  ' } as Parameters<typeof moveOrder>[1]
    deny(orderIn(state), blank, actor, 'reason-needed')
  })
  test('a request needs words, and so does declining it', () => {
    const order = orderIn('in-process')
    deny(order, { ...exampleMoves['request-cancellation'], request: ' ' }, member, 'reason-needed')
    deny(order, { ...exampleMoves['request-amendment'], request: '' }, member, 'reason-needed')
    const asked = orderIn('in-process', { cancellation: tracks.requested })
    deny(asked, { ...exampleMoves['decline-cancellation'], reason: ' ' }, operations, 'reason-needed')
  })
  test('a cancelled order keeps the customer’s words, who agreed, and what was paid', () => {
    const asked = orderIn('in-process', { cancellation: tracks.requested })
    expect(moveOrder(asked, exampleMoves['accept-cancellation'], operations)).toMatchObject({
      value: { reason: 'goods late', endedBy: 'operations', fees: asked.fees, cancellation: tracks.accepted },
    })
  })
  test('a declined request is kept with the answer', () => {
    const asked = orderIn('in-process', { amendment: tracks.requested })
    expect(moveOrder(asked, exampleMoves['decline-amendment'], operations)).toEqual({
      ok: true,
      value: { ...asked, version: 5, amendment: { ...tracks.declined, reason: 'closed' } },
    })
  })
})

describe('two people for the fees', () => {
  const both: Actor = { kind: 'staff', userId: 'sales', roles: ['sales', 'operations'] }
  test('whoever proposed does not confirm', () => {
    deny(orderIn('request-sent'), exampleMoves['confirm-fees'], both, 'needs-second-person')
  })
  test('nothing proposed, nothing to confirm', () => {
    const bare: Order = { ...orderIn('request-sent'), proposal: null }
    deny(bare, exampleMoves['confirm-fees'], operations, 'no-fees-proposed')
  })
  test('sales propose on their own orders only', () => {
    deny(
      orderIn('request-sent', { assignedTo: 'a colleague' }),
      exampleMoves['propose-fees'],
      sales,
      'not-assigned-to-you',
    )
  })
})
