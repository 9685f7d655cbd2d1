import { describe, expect, test } from 'vitest'
import type { Actor, Holder } from '#domain/access/actor.ts'
import { yuan } from '#domain/values/money.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import { exampleMoves, exampleQuote, orderIn } from '#tests/fixtures/orders.ts'
import { type OrderMoveName, orderMoves, type TrackMoveName, trackMoves } from './lifecycle.ts'
import { moveOrder } from './move-order.ts'
import { type Order, type OrderState, orderStates, type Track } from './order.ts'
import { placeOrder } from './place-order.ts'

const { member, 'company-administrator': head, operations, sales } = exampleActors
const tracks: { readonly [S in Track['state']]: Extract<Track, { state: S }> } = {
  none: { state: 'none' },
  requested: { state: 'requested', requestedBy: 'member', request: 'goods late' },
  accepted: { state: 'accepted', request: 'goods late', decidedBy: 'operations' },
  declined: { state: 'declined', request: 'goods late', decidedBy: 'operations', reason: 'on board' },
}

// Decision 55: the orders of a suspended company go on.
const customers = ['member', 'company-administrator', 'suspended-member', 'suspended-administrator'] as const
const paid = ['accepted-and-paid', 'order-generated', 'in-process'] as const
const generated = ['order-generated', 'in-process'] as const

type ExpectedMove = {
  readonly by: readonly Holder[]
  /** From each state that allows the move to the state after it. */
  readonly moves: Partial<Record<OrderState, OrderState>>
}
type ExpectedTrackMove = {
  readonly by: readonly Holder[]
  readonly track: 'cancellation' | 'amendment'
  readonly during: readonly OrderState[]
  /** From each state of the track to the state after it, or to the refusal. */
  readonly moves: Record<Track['state'], Track['state'] | RefusalCode>
  readonly orderEndsAs?: OrderState
}

// Both tables are written from §4 and §6 of the specification and from decisions 11 and 55, not from the code under test.
const expectedMoves: Record<OrderMoveName, ExpectedMove> = {
  approve: { by: ['company-administrator'], moves: { 'awaiting-company-approval': 'request-sent' } },
  'refuse-approval': { by: ['company-administrator'], moves: { 'awaiting-company-approval': 'rejected' } },
  withdraw: {
    by: customers,
    moves: {
      'awaiting-company-approval': 'cancelled',
      'request-sent': 'cancelled',
      'fees-confirmed': 'cancelled',
    },
  },
  'propose-fees': { by: ['sales'], moves: { 'request-sent': 'request-sent' } },
  'confirm-fees': { by: ['operations'], moves: { 'request-sent': 'fees-confirmed' } },
  'reject-fees': { by: customers, moves: { 'fees-confirmed': 'request-sent' } },
  'accept-and-pay': { by: customers, moves: { 'fees-confirmed': 'accepted-and-paid' } },
  'reject-request': {
    by: ['operations'],
    moves: {
      'request-sent': 'rejected',
      'fees-confirmed': 'rejected',
      'accepted-and-paid': 'rejected',
    },
  },
  generate: { by: ['operations'], moves: { 'accepted-and-paid': 'order-generated' } },
  start: { by: ['operations'], moves: { 'order-generated': 'in-process' } },
  complete: { by: ['operations'], moves: { 'in-process': 'completed' } },
  decline: { by: ['operations'], moves: { 'order-generated': 'declined', 'in-process': 'declined' } },
}
const expectedTrackMoves: Record<TrackMoveName, ExpectedTrackMove> = {
  'request-cancellation': {
    by: customers,
    track: 'cancellation',
    during: paid,
    moves: {
      none: 'requested',
      requested: 'change-pending',
      accepted: 'no-change-pending',
      declined: 'requested',
    },
  },
  'accept-cancellation': {
    by: ['operations'],
    track: 'cancellation',
    during: paid,
    moves: {
      none: 'no-change-pending',
      requested: 'accepted',
      accepted: 'no-change-pending',
      declined: 'no-change-pending',
    },
    orderEndsAs: 'cancelled',
  },
  'decline-cancellation': {
    by: ['operations'],
    track: 'cancellation',
    during: paid,
    moves: {
      none: 'no-change-pending',
      requested: 'declined',
      accepted: 'no-change-pending',
      declined: 'no-change-pending',
    },
  },
  'request-amendment': {
    by: customers,
    track: 'amendment',
    during: generated,
    moves: { none: 'requested', requested: 'change-pending', accepted: 'requested', declined: 'requested' },
  },
  'accept-amendment': {
    by: ['operations'],
    track: 'amendment',
    during: generated,
    moves: {
      none: 'no-change-pending',
      requested: 'accepted',
      accepted: 'no-change-pending',
      declined: 'no-change-pending',
    },
  },
  'decline-amendment': {
    by: ['operations'],
    track: 'amendment',
    during: generated,
    moves: {
      none: 'no-change-pending',
      requested: 'declined',
      accepted: 'no-change-pending',
      declined: 'no-change-pending',
    },
  },
}
const moveNames = Object.keys(exampleMoves) as (keyof typeof exampleMoves)[]

/** How a customer without the right is refused a move of customers; everyone else is not allowed. */
const deniedCustomers: Partial<Record<Holder, RefusalCode>> = {
  registered: 'company-not-certified',
  applying: 'certification-in-progress',
  member: 'not-the-administrator',
  'suspended-member': 'company-suspended',
  'suspended-administrator': 'company-suspended',
}
function denialOf(who: Holder, by: readonly Holder[]): RefusalCode | undefined {
  if (by.includes(who)) return undefined
  if (who === 'visitor') return 'logged-out'
  return (by.includes('company-administrator') && deniedCustomers[who]) || 'not-allowed'
}

const isRefusal = (next: Track['state'] | RefusalCode): next is RefusalCode => !Object.hasOwn(tracks, next)

type Move = Parameters<typeof moveOrder>[1]
/** A move that is refused gives its reason and leaves the order as it was. */
function deny(order: Order, move: Move, actor: Actor, refusal: RefusalCode, which = '') {
  const before = structuredClone(order)
  expect(moveOrder(order, move, actor), which).toMatchObject({ ok: false, refusal })
  expect(order, which).toEqual(before)
}
function allow(order: Order, move: Move, actor: Actor, after: object, which: string) {
  const before = structuredClone(order)
  expect(moveOrder(order, move, actor), which).toMatchObject({
    ok: true,
    value: { version: 5, quote: exampleQuote, orderNo: 'QS1', companyId: 'c1', ...after },
  })
  expect(order, which).toEqual(before)
}

const everyone = Object.keys(exampleActors) as Holder[]

test.each(Object.keys(expectedMoves) as OrderMoveName[])('%s, from every state and by everyone', (name) => {
  const { by, moves } = expectedMoves[name]
  const cases = orderStates.flatMap((state) => everyone.map((who) => [state, who] as const))
  for (const [state, who] of cases) {
    const which = `${state} by ${who}`
    const refusal = denialOf(who, by) ?? (moves[state] ? undefined : 'order-step-closed')
    if (refusal) deny(orderIn(state), exampleMoves[name], exampleActors[who], refusal, which)
    else allow(orderIn(state), exampleMoves[name], exampleActors[who], { state: moves[state] }, which)
  }
})

test.each(Object.keys(expectedTrackMoves) as TrackMoveName[])(
  '%s, in every state of the order, in every state of the track and by everyone',
  (name) => {
    const { by, track, during, moves, orderEndsAs } = expectedTrackMoves[name]
    const states = Object.keys(tracks) as Track['state'][]
    const cases = orderStates.flatMap((state) =>
      states.flatMap((now) => everyone.map((who) => [state, now, who] as const)),
    )
    for (const [state, now, who] of cases) {
      const which = `${state}, ${track} ${now}, by ${who}`
      const order = orderIn(state, { [track]: tracks[now] })
      const next = moves[now]
      const refusal =
        denialOf(who, by) ??
        (during.includes(state) ? undefined : 'order-step-closed') ??
        (isRefusal(next) ? next : undefined)
      const after = { state: orderEndsAs ?? state, [track]: { state: next } }
      if (refusal) deny(order, exampleMoves[name], exampleActors[who], refusal, which)
      else allow(order, exampleMoves[name], exampleActors[who], after, which)
    }
  },
)

test('the lifecycle tables name the states that the moves lead to', () => {
  for (const [name, { from, to }] of Object.entries(orderMoves))
    expect(Object.fromEntries(from.map((state) => [state, to])), name).toEqual(
      expectedMoves[name as OrderMoveName].moves,
    )
  for (const [name, rule] of Object.entries(trackMoves)) {
    const { moves, orderEndsAs } = expectedTrackMoves[name as TrackMoveName]
    expect(new Set(Object.values(moves).filter((next) => !isRefusal(next))), name).toEqual(new Set([rule.to]))
    expect('orderTo' in rule ? rule.orderTo : undefined, name).toBe(orderEndsAs)
  }
})

test('a move based on another version of the order is refused', () => {
  for (const name of moveNames) {
    const [who = 'visitor'] = { ...expectedMoves, ...expectedTrackMoves }[name].by
    for (const version of [3, 5])
      deny(
        orderIn('request-sent'),
        { ...exampleMoves[name], version },
        exampleActors[who],
        'order-changed',
        name,
      )
  }
})

test('another company finds no order', () => {
  const stranger = { ...head, companyId: 'c2' }
  for (const name of moveNames)
    for (const state of orderStates) {
      const isTheirs = { ...expectedMoves, ...expectedTrackMoves }[name].by.includes('company-administrator')
      deny(orderIn(state), exampleMoves[name], stranger, isTheirs ? 'not-found' : 'not-allowed', name)
    }
})

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
  // Freight 26,356.58 untaxed, documents 450.00 with 6 %.
  test.each<[Actor, string, OrderState]>([
    [member, '26833.58', 'request-sent'],
    [member, '26833.57', 'awaiting-company-approval'],
    [head, '0', 'request-sent'],
  ])('by %o with their own limit of %s: %s', (actor, limit, state) => {
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
  test('the staff member who proposed the fees cannot confirm them', () => {
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
