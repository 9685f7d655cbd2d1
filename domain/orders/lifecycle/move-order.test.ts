import { describe, expect, test } from 'vitest'
import type { Actor, Holder } from '#domain/access/actor.ts'
import { owedFor } from '#domain/orders/payment/account.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import {
  exampleAmendment,
  exampleCancellation,
  exampleFees,
  exampleMoves,
  exampleQuote,
  orderIn,
} from '#tests/fixtures/orders.ts'
import type { OrderMove } from './move.ts'
import { moveOrder, movesOpenTo } from './move-order.ts'
import { system } from './mover.ts'
import { type MoveName, moveNames } from './moves.ts'
import type { Amendment, Cancellation, Order } from './order.ts'
import { type FeeState, feeStates, type OrderState, orderStates } from './states.ts'
import { orderSteps } from './steps.ts'

const { member, 'company-administrator': head, operations, sales } = exampleActors

const cancellations: Readonly<Record<Cancellation['state'], Cancellation>> = {
  none: { state: 'none' },
  requested: { state: 'requested', request: exampleCancellation },
  accepted: { state: 'accepted', request: exampleCancellation },
  declined: { state: 'declined', request: exampleCancellation, answer: 'on board' },
}
const amendments: Readonly<Record<Amendment['state'], Amendment>> = {
  none: { state: 'none' },
  requested: { state: 'requested', request: exampleAmendment },
  returned: { state: 'returned', request: exampleAmendment, remarks: [] },
  accepted: { state: 'accepted', request: exampleAmendment },
  declined: { state: 'declined', request: exampleAmendment, answer: 'closed' },
}

// Decision 55: the orders of a suspended company go on.
const customers = 'member company-administrator suspended-member suspended-administrator'

/**
 * Written by hand from §4 and §6 of the specification and from decisions 55 and 83, not from the code under test: the
 * move | who | from which states | to which state | what becomes of the charges, the cancellation or the amendment.
 */
const expected = `
approve              | company-administrator | awaiting-company-approval | request-sent |
refuse-approval      | company-administrator | awaiting-company-approval | approval-refused |
lapse-approval       | system | awaiting-company-approval | expired |
withdraw             | ${customers} | awaiting-company-approval request-sent returned fees-confirmed fees-accepted | cancelled |
return               | operations | request-sent | returned | fees none,proposed,disputed > none
send-again           | ${customers} | returned | request-sent |
propose-fees         | sales | request-sent | same | fees none,proposed,disputed > proposed
confirm-fees         | operations | request-sent | fees-confirmed | fees proposed > confirmed
dispute-fees         | ${customers} | fees-confirmed | request-sent | fees confirmed > disputed
accept-fees          | ${customers} | fees-confirmed | fees-accepted | fees confirmed > accepted
expire               | system | returned fees-confirmed | expired |
generate             | system | fees-accepted | order-generated |
reject-request       | operations | request-sent returned fees-confirmed fees-accepted | rejected |
start                | operations | order-generated | in-process |
complete             | operations | in-process | completed |
decline              | operations | order-generated in-process | declined |
assign               | sales operations | awaiting-company-approval request-sent returned fees-confirmed fees-accepted order-generated in-process | same |
cancel               | ${customers} | order-generated | cancelled | cancellation none,declined > accepted
request-cancellation | ${customers} | in-process | same | cancellation none,declined > requested
accept-cancellation  | operations | in-process | cancelled | cancellation requested > accepted
decline-cancellation | operations | in-process | same | cancellation requested > declined
request-amendment    | ${customers} | order-generated in-process | same | amendment none,returned,accepted,declined > requested
return-amendment     | operations | order-generated in-process | same | amendment requested > returned
accept-amendment     | operations | order-generated in-process | same | amendment requested > accepted
decline-amendment    | operations | order-generated in-process | same | amendment requested,returned > declined
`

type Expected = {
  readonly name: MoveName
  readonly by: readonly (Holder | 'system')[]
  readonly from: readonly OrderState[]
  readonly to: OrderState | 'same'
  readonly part: 'fees' | 'cancellation' | 'amendment' | undefined
  readonly partFrom: readonly string[]
  readonly partTo: string | undefined
}
const rows: readonly Expected[] = expected
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', by = '', from = '', to = '', shift = ''] = row.split('|').map((cell) => cell.trim())
    const [part, partFrom, , partTo] = shift.split(' ')
    return {
      name: name as MoveName,
      by: by.split(' ') as Expected['by'],
      from: from.split(' ') as OrderState[],
      to: to as Expected['to'],
      part: (part || undefined) as Expected['part'],
      partFrom: partFrom?.split(',') ?? [],
      partTo,
    }
  })

const movers = { ...exampleActors, system }
const everyone = Object.keys(movers) as (keyof typeof movers)[]

/** How a customer without the right is refused a move of customers; everyone else is not allowed. */
const deniedCustomers: Partial<Record<Holder, RefusalCode>> = {
  registered: 'company-not-certified',
  applying: 'certification-in-progress',
  member: 'not-the-administrator',
  'suspended-member': 'company-suspended',
  'suspended-administrator': 'company-suspended',
}
function denialOf(who: Holder | 'system', by: Expected['by']): RefusalCode | undefined {
  if (by.includes(who)) return undefined
  if (who === 'visitor') return 'logged-out'
  if (who === 'system') return 'not-allowed'
  return (by.includes('company-administrator') && deniedCustomers[who]) || 'not-allowed'
}

/** A refused move gives its reason and leaves the order as it was. */
function deny(order: Order, move: OrderMove, mover: Actor | typeof system, refusal: RefusalCode, which = '') {
  const before = structuredClone(order)
  expect(moveOrder(order, move, mover), which).toMatchObject({ ok: false, refusal })
  expect(order, which).toEqual(before)
}

/** An order in which only the state of the order decides. */
const readyFor = ({ part, partFrom }: Expected, state: OrderState): Order => {
  const [first = 'none'] = partFrom
  if (part === 'fees') return orderIn(state, { fees: exampleFees[first as FeeState] })
  if (part === 'cancellation')
    return orderIn(state, { cancellation: cancellations[first as Cancellation['state']] })
  if (part === 'amendment') return orderIn(state, { amendment: amendments[first as Amendment['state']] })
  return orderIn(state)
}

test('every move stands in the table by hand', () => {
  expect(rows.map(({ name }) => name)).toEqual(moveNames)
})

test.each(rows)('$name, from every state and by everyone', (row) => {
  const { name, by, from, to } = row
  for (const state of orderStates)
    for (const who of everyone) {
      const which = `${state} by ${who}`
      const order = readyFor(row, state)
      const refusal = denialOf(who, by) ?? (from.includes(state) ? undefined : 'order-step-closed')
      if (refusal) deny(order, exampleMoves[name], movers[who], refusal, which)
      else
        expect(moveOrder(order, exampleMoves[name], movers[who]), which).toMatchObject({
          ok: true,
          value: { version: 5, orderNo: 'QS1', companyId: 'c1', state: to === 'same' ? state : to },
        })
    }
})

test.each(rows.filter(({ part }) => part === 'fees'))(
  '$name, in every state of the charges',
  ({ name, by, from, partFrom, partTo }) => {
    const mover = movers[by[0] ?? 'visitor']
    const [state = 'returned'] = from
    for (const now of feeStates) {
      const order = orderIn(state, { fees: exampleFees[now] })
      if (partFrom.includes(now))
        expect(moveOrder(order, exampleMoves[name], mover), now).toMatchObject({
          value: { fees: { state: partTo } },
        })
      else
        deny(order, exampleMoves[name], mover, now === 'none' ? 'no-fees-proposed' : 'order-step-closed', now)
    }
  },
)

test.each(rows.filter(({ part }) => part === 'cancellation' || part === 'amendment'))(
  '$name, in every state of the $part',
  ({ name, by, from, part, partFrom, partTo }) => {
    const mover = movers[by[0] ?? 'visitor']
    const [state = 'returned'] = from
    const changes = part === 'cancellation' ? cancellations : amendments
    for (const [now, change] of Object.entries(changes)) {
      const order = orderIn(state, { [part ?? '']: change })
      const isTwice = now === 'requested' && partTo === 'requested'
      if (partFrom.includes(now))
        expect(moveOrder(order, exampleMoves[name], mover), now).toMatchObject({
          value: { [part ?? '']: { state: partTo } },
        })
      else deny(order, exampleMoves[name], mover, isTwice ? 'change-pending' : 'no-change-pending', now)
    }
  },
)

test('a move based on another version of the order is refused', () => {
  for (const { name, by } of rows)
    for (const version of [3, 5])
      deny(
        orderIn('request-sent'),
        { ...exampleMoves[name], version } as OrderMove,
        movers[by[0] ?? 'visitor'],
        'order-changed',
        name,
      )
})

test('a refusal names the version, or the state and the move', () => {
  const old = { ...exampleMoves.withdraw, version: 3 }
  expect(moveOrder(orderIn('request-sent'), old, member)).toMatchObject({ params: { version: 4 } })
  expect(moveOrder(orderIn('completed'), exampleMoves.withdraw, member)).toMatchObject({
    params: { state: 'completed', move: 'withdraw' },
  })
  const disputed = orderIn('request-sent', { fees: exampleFees.disputed })
  expect(moveOrder(disputed, exampleMoves['confirm-fees'], operations)).toMatchObject({
    params: { state: 'request-sent', move: 'confirm-fees' },
  })
})

test('another company finds no order', () => {
  const stranger = { ...head, companyId: 'c2' }
  for (const { name, by } of rows)
    for (const state of orderStates)
      deny(
        orderIn(state),
        exampleMoves[name],
        stranger,
        by.includes('company-administrator') ? 'not-found' : 'not-allowed',
        name,
      )
})

test.each([{ cancellation: cancellations.requested }, { amendment: amendments.requested }])(
  'while a change waits for its answer the order stands still: %o',
  (open) => {
    const order = orderIn('in-process', open)
    deny(order, exampleMoves.complete, operations, 'change-pending')
    deny(order, exampleMoves.decline, operations, 'change-pending')
    deny(order, exampleMoves['request-cancellation'], member, 'change-pending')
    deny(order, exampleMoves['request-amendment'], member, 'change-pending')
    deny(
      orderIn('order-generated', { amendment: amendments.requested }),
      exampleMoves.cancel,
      member,
      'change-pending',
    )
    expect(moveOrder(order, exampleMoves.assign, operations)).toMatchObject({
      value: { assignedTo: 'another' },
    })
  },
)

test('an amendment to correct holds the order up, and the customer can still cancel', () => {
  const order = orderIn('in-process', { amendment: amendments.returned })
  deny(order, exampleMoves.complete, operations, 'change-pending')
  expect(moveOrder(order, exampleMoves['request-cancellation'], member)).toMatchObject({ ok: true })
})

describe('the words that go with a move', () => {
  test.each<[OrderState, MoveName, Actor, Partial<Order>]>([
    ['awaiting-company-approval', 'refuse-approval', head, {}],
    ['request-sent', 'withdraw', member, {}],
    ['request-sent', 'reject-request', operations, {}],
    ['in-process', 'decline', operations, {}],
    ['order-generated', 'cancel', member, {}],
    ['in-process', 'request-cancellation', member, {}],
    ['in-process', 'request-amendment', member, {}],
    ['in-process', 'decline-cancellation', operations, { cancellation: cancellations.requested }],
    ['in-process', 'decline-amendment', operations, { amendment: amendments.requested }],
  ])('of an order that is %s, %s needs a reason', (state, name, actor, change) => {
    const blank = { ...exampleMoves[name], reason: '  ' } as OrderMove
    deny(orderIn(state, change), blank, actor, 'reason-needed')
  })
  test('an order that ended keeps the reason and who ended it', () => {
    expect(moveOrder(orderIn('request-sent'), exampleMoves.withdraw, member)).toMatchObject({
      value: { end: { reason: 'not needed', endedBy: 'member' } },
    })
    expect(moveOrder(orderIn('fees-confirmed'), exampleMoves.expire, system)).toMatchObject({
      value: { end: null },
    })
  })
  test.each<[MoveName, Partial<Order>, OrderState]>([
    ['return', { fees: exampleFees.none }, 'request-sent'],
    ['return-amendment', { amendment: amendments.requested }, 'in-process'],
  ])('%s says what to correct', (name, change, state) => {
    const order = orderIn(state, change)
    const returned = (remarks: readonly object[]) => ({ ...exampleMoves[name], remarks }) as OrderMove
    expect(moveOrder(order, returned([]), operations)).toMatchObject({ fields: { remarks: 'too-few' } })
    const said = { severity: 'error', message: 'Which port?', property: 'pod' }
    expect(moveOrder(order, returned([said, { ...said, message: ' ' }]), operations)).toMatchObject({
      fields: { 'remarks.1.message': 'required' },
    })
    expect(moveOrder(order, returned([{ ...said, message: '' }, said]), operations)).toMatchObject({
      fields: { 'remarks.0.message': 'required' },
    })
    const result = moveOrder(order, returned([said]), operations)
    const remarks = result.ok && (name === 'return' ? result.value.remarks : result.value.amendment)
    expect(remarks).toEqual(name === 'return' ? [said] : { ...amendments.returned, remarks: [said] })
  })
  test('an order that is sent again has the new price and no remarks', () => {
    const order = orderIn('returned', {
      remarks: [{ severity: 'warning', message: 'Which port?', property: null }],
    })
    expect(moveOrder(order, exampleMoves['send-again'], member)).toMatchObject({
      value: { remarks: [], quote: exampleAmendment.quote, fees: { state: 'none' } },
    })
  })
})

describe('cancelling', () => {
  test.each(['cancel', 'request-cancellation'] as const)('%s costs what the customer saw', (name) => {
    const order = orderIn(name === 'cancel' ? 'order-generated' : 'in-process')
    const moved = { ...exampleMoves[name], cost: { amount: '2960.01', currency: 'CNY' } } as const
    expect(moveOrder(order, moved, member)).toMatchObject({
      refusal: 'cancellation-cost-moved',
      params: { cost: '2,960.01' },
    })
  })
  test('at once, or when staff accept, the order keeps the customer’s words and the cost', () => {
    const accepted = { cancellation: cancellations.accepted }
    expect(moveOrder(orderIn('order-generated'), exampleMoves.cancel, member)).toMatchObject({
      value: { ...accepted, end: { reason: 'goods late', endedBy: 'member' } },
    })
    const asked = orderIn('in-process', { cancellation: cancellations.requested })
    expect(moveOrder(asked, exampleMoves['accept-cancellation'], operations)).toMatchObject({
      value: { ...accepted, end: { reason: 'goods late', endedBy: 'operations' } },
    })
  })
  test('the cost replaces the price: every other line ends', () => {
    const asked = orderIn('in-process', { cancellation: cancellations.requested })
    const moved = [
      moveOrder(orderIn('order-generated'), exampleMoves.cancel, member),
      moveOrder(asked, exampleMoves['accept-cancellation'], operations),
    ]
    for (const result of moved) {
      if (!result.ok || result.value.fees.state !== 'accepted') throw new Error('not cancelled')
      expect(result.value.fees.lines.map(({ lineId, kind }) => [lineId, kind])).toEqual([
        ['l1', 'removed'],
        ['l2', 'removed'],
        ['cancellation.KC.dead-freight.40HQ', 'cancellation'],
      ])
      expect(owedFor(result.value, [])).toEqual({ amount: '2960.00', currency: 'CNY' })
    }
  })
  test('a declined request stays with its answer', () => {
    const asked = orderIn('in-process', { cancellation: cancellations.requested })
    expect(moveOrder(asked, exampleMoves['decline-cancellation'], operations)).toEqual({
      ok: true,
      value: { ...asked, version: 5, cancellation: cancellations.declined },
    })
  })
})

describe('an accepted amendment', () => {
  const asked = orderIn('in-process', { amendment: amendments.requested })
  test('replaces the quote; charges that it did not touch stay as agreed', () => {
    const [, document] = exampleQuote.lines
    if (!document) throw new Error('two lines')
    const agreed = exampleFees.accepted.lines.map((line) =>
      line.lineId === 'l2'
        ? { kind: 'removed' as const, lineId: 'l2', quoted: document, reason: 'waived' }
        : line,
    )
    const added = {
      kind: 'added' as const,
      lineId: 'added.DSF.waiting',
      contingency: exampleQuote.contingentCharges[0] as never,
      confirmed: document,
    }
    const order = { ...asked, fees: { ...exampleFees.accepted, lines: [...agreed, added] } }
    const result = moveOrder(order, exampleMoves['accept-amendment'], operations)
    if (!result.ok || result.value.fees.state !== 'accepted') throw new Error('not accepted')
    const { quote, fees } = result.value
    expect(quote).toEqual(exampleAmendment.quote)
    expect(fees.lines.map(({ lineId, kind }) => [lineId, kind])).toEqual([
      ['l1', 'saved'],
      ['l2', 'removed'],
      ['added.DSF.waiting', 'added'],
    ])
    expect(fees.lines[0]).toMatchObject({ confirmed: { standardAmount: { amount: '13178.29' } } })
    expect(fees).toMatchObject({ acceptedBy: 'member', confirmedBy: 'operations', proposedBy: 'sales' })
  })
})

describe('a move on charges that were not settled', () => {
  const none = { fees: exampleFees.none }
  test('leaves them as they are', () => {
    expect(moveOrder(orderIn('order-generated', none), exampleMoves.cancel, member)).toMatchObject({
      value: { state: 'cancelled', fees: exampleFees.none },
    })
    expect(moveOrder(orderIn('in-process', none), exampleMoves['request-amendment'], member).ok).toBe(true)
  })
  // The table of moves keeps these from happening.
  test.each<[MoveName, Order, string]>([
    ['confirm-fees', orderIn('request-sent', none), 'the charges are none'],
    ['dispute-fees', orderIn('fees-confirmed', { fees: exampleFees.disputed }), 'the charges are disputed'],
    ['accept-fees', orderIn('fees-confirmed', { fees: exampleFees.proposed }), 'the charges are proposed'],
    [
      'accept-amendment',
      orderIn('in-process', { amendment: amendments.requested, fees: exampleFees.confirmed }),
      'the charges of a running order are confirmed',
    ],
    ['accept-amendment', orderIn('in-process'), 'no change was requested'],
    ['accept-cancellation', orderIn('in-process'), 'no change was requested'],
    ['decline-cancellation', orderIn('in-process'), 'no change was requested'],
  ])('%s is an error where the order does not have what it needs', (name, order, message) => {
    const step = orderSteps[name] as (order: Order, move: OrderMove, mover: Actor) => unknown
    expect(() => step(order, exampleMoves[name], operations)).toThrow(message)
  })
  test.each<[MoveName, Order]>([
    ['accept-fees', orderIn('fees-confirmed')],
    ['propose-fees', orderIn('request-sent')],
    ['confirm-fees', orderIn('request-sent')],
    ['withdraw', orderIn('request-sent')],
    ['cancel', orderIn('order-generated')],
  ])('%s is an error where no person makes it', (name, order) => {
    const step = orderSteps[name] as (order: Order, move: OrderMove, mover: typeof system) => unknown
    expect(() => step(order, exampleMoves[name], system)).toThrow('only people make this move')
  })
})

describe('an amendment', () => {
  test('that no longer announces a charge which was added is refused', () => {
    const [, line] = exampleQuote.lines
    const [charge] = exampleQuote.contingentCharges
    if (!line || !charge) throw new Error('a line and a charge')
    const added = {
      kind: 'added',
      lineId: 'added.DSF.waiting',
      contingency: charge,
      confirmed: line,
    } as const
    const order = orderIn('in-process', {
      fees: { ...exampleFees.accepted, lines: [...exampleFees.accepted.lines, added] },
    })
    const quote = { ...exampleAmendment.quote, contingentCharges: [] }
    const move = { ...exampleMoves['request-amendment'], quote }
    expect(moveOrder(order, move, member)).toMatchObject({
      refusal: 'charge-not-announced',
      params: { item: 'DSF.waiting' },
    })
    expect(moveOrder(order, exampleMoves['request-amendment'], member)).toMatchObject({
      value: { amendment: { state: 'requested', request: exampleAmendment } },
    })
  })
})

/** By hand: what each can do with an order in a state. */
describe('the moves that are open', () => {
  const open = (order: Order) => (who: Actor | typeof system) => movesOpenTo(order, who).join(' ')
  test.each<[OrderState, string, string, string, string]>([
    ['awaiting-company-approval', 'withdraw', 'assign', 'assign', 'lapse-approval'],
    ['request-sent', 'withdraw', 'propose-fees assign', 'return confirm-fees reject-request assign', ''],
    ['returned', 'withdraw send-again', 'assign', 'reject-request assign', 'expire'],
    ['fees-confirmed', 'withdraw dispute-fees accept-fees', 'assign', 'reject-request assign', 'expire'],
    ['fees-accepted', 'withdraw', 'assign', 'reject-request assign', 'generate'],
    ['order-generated', 'cancel request-amendment', 'assign', 'start decline assign', ''],
    ['in-process', 'request-cancellation request-amendment', 'assign', 'complete decline assign', ''],
    ['completed', '', '', '', ''],
    ['cancelled', '', '', '', ''],
  ])('of an order that is %s: to a member %j, sales %j, operations %j, the system %j', (...row) => {
    const [state, ...moves] = row
    const order = orderIn(state, state === 'awaiting-company-approval' ? { fees: exampleFees.none } : {})
    expect([member, sales, operations, system].map(open(order))).toEqual(moves)
  })
  test('of an order with an open request', () => {
    const cancelling = orderIn('in-process', { cancellation: cancellations.requested })
    expect([member, operations].map(open(cancelling))).toEqual([
      '',
      'assign accept-cancellation decline-cancellation',
    ])
    const amending = orderIn('in-process', { amendment: amendments.requested })
    expect([member, operations].map(open(amending))).toEqual([
      '',
      'assign return-amendment accept-amendment decline-amendment',
    ])
  })
  test('to an administrator, and to none of another company', () => {
    const waiting = orderIn('awaiting-company-approval')
    expect(open(waiting)(head)).toBe('approve refuse-approval withdraw')
    expect(open(waiting)({ ...head, companyId: 'c2' })).toBe('')
    expect(open(waiting)({ kind: 'visitor' })).toBe('')
  })
})

describe('charges', () => {
  test('that are proposed wrongly are refused by their own name', () => {
    const edits = [{ edit: 'add', contingentCharge: 'YYF', quantity: '1' }] as const
    const move = { ...exampleMoves['propose-fees'], edits }
    expect(moveOrder(orderIn('request-sent'), move, sales)).toMatchObject({ refusal: 'charge-not-announced' })
  })
  test('every line is accepted, or none', () => {
    const order = orderIn('fees-confirmed')
    const { answers } = exampleMoves['dispute-fees']
    const accept = exampleMoves['accept-fees']
    expect(moveOrder(order, accept, member)).toMatchObject({
      value: { fees: { state: 'accepted', acceptedBy: 'member', confirmedBy: 'operations' } },
    })
    expect(moveOrder(order, { ...accept, answers }, member)).toMatchObject({
      refusal: 'fees-not-all-accepted',
      params: { count: 1 },
    })
    expect(moveOrder(order, { ...accept, answers: [] }, member)).toMatchObject({ refusal: 'lines-undecided' })
  })
  test('disputing nothing, or half an answer, is no dispute', () => {
    const dispute = { ...exampleMoves['dispute-fees'], answers: exampleMoves['accept-fees'].answers }
    const order = orderIn('fees-confirmed')
    expect(moveOrder(order, dispute, member)).toMatchObject({ fields: { answers: 'too-few' } })
    expect(moveOrder(order, { ...dispute, answers: [] }, member)).toMatchObject({
      refusal: 'lines-undecided',
    })
  })
})

describe('two people for the charges', () => {
  const both: Actor = { kind: 'staff', userId: 'sales', roles: ['sales', 'operations'] }
  test('the staff member who proposed the charges cannot confirm them', () => {
    deny(orderIn('request-sent'), exampleMoves['confirm-fees'], both, 'needs-second-person')
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
