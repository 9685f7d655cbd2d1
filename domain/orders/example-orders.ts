import type { PaidFees, Quoted } from './fees.ts'
import type { Order, OrderCore, OrderState, Progress } from './order.ts'
import type { MoveName, OrderMove, TrackMove } from './order-move.ts'

/** One order in every state and one well-filled move of every name, for tests. */
export const exampleQuote: Quoted = {
  lines: [
    { lineId: 'l1', item: 'OF', price: { unitPrice: '1850', currency: 'USD', quantity: '2' } },
    { lineId: 'l2', item: 'DOC', price: { unitPrice: '450', currency: 'CNY', quantity: '1' } },
  ],
  couldBeAdded: [{ item: 'DSF', trigger: 'waiting', unitPrice: '80', currency: 'CNY' }],
}

const exampleCore: OrderCore = {
  orderNo: 'QS1',
  companyId: 'c1',
  placedBy: 'member',
  assignedTo: 'sales',
  version: 4,
  quote: exampleQuote,
  cancellation: { state: 'none' },
  amendment: { state: 'none' },
}

const fees: PaidFees = {
  proposedBy: 'sales',
  confirmedBy: 'operations',
  acceptedBy: 'member',
  paymentNo: 'P1',
  lines: exampleQuote.lines.map((quoted) => ({ kind: 'kept', lineId: quoted.lineId, quoted })),
}
const { acceptedBy: _acceptedBy, paymentNo: _paymentNo, ...confirmed } = fees
const { confirmedBy: _confirmedBy, ...proposal } = confirmed

const progress: { readonly [S in OrderState]: Extract<Progress, { state: S }> } = {
  'awaiting-company-approval': { state: 'awaiting-company-approval' },
  'request-sent': { state: 'request-sent', proposal, objections: [] },
  'fees-confirmed': { state: 'fees-confirmed', fees: confirmed },
  'accepted-and-paid': { state: 'accepted-and-paid', fees },
  'order-generated': { state: 'order-generated', fees },
  'in-process': { state: 'in-process', fees },
  completed: { state: 'completed', fees },
  cancelled: { state: 'cancelled', reason: 'late', endedBy: 'member', fees: null },
  rejected: { state: 'rejected', reason: 'no space', endedBy: 'operations', fees: null },
  declined: { state: 'declined', reason: 'no vessel', endedBy: 'operations', fees },
}

export const orderIn = <S extends OrderState>(
  state: S,
  change: Partial<OrderCore> = {},
): Extract<Order, { state: S }> =>
  ({ ...exampleCore, ...change, ...progress[state] }) as unknown as Extract<Order, { state: S }>

const version = exampleCore.version
const accepted = exampleQuote.lines.map(({ lineId }) => ({ lineId, answer: 'accept' }) as const)

export const exampleMoves: { readonly [M in MoveName]: Extract<OrderMove | TrackMove, { move: M }> } = {
  approve: { move: 'approve', version },
  'refuse-approval': { move: 'refuse-approval', version, reason: 'too dear' },
  withdraw: { move: 'withdraw', version, reason: 'not needed' },
  'propose-fees': { move: 'propose-fees', version, edits: [] },
  'confirm-fees': { move: 'confirm-fees', version },
  'reject-fees': {
    move: 'reject-fees',
    version,
    answers: [
      { lineId: 'l1', answer: 'reject', reason: 'not as quoted' },
      { lineId: 'l2', answer: 'accept' },
    ],
  },
  'accept-and-pay': { move: 'accept-and-pay', version, answers: accepted, paymentNo: 'P1' },
  'reject-request': { move: 'reject-request', version, reason: 'no space' },
  generate: { move: 'generate', version },
  start: { move: 'start', version },
  complete: { move: 'complete', version },
  decline: { move: 'decline', version, reason: 'no vessel' },
  'request-cancellation': { move: 'request-cancellation', version, request: 'goods late' },
  'accept-cancellation': { move: 'accept-cancellation', version },
  'decline-cancellation': { move: 'decline-cancellation', version, reason: 'on board' },
  'request-amendment': { move: 'request-amendment', version, request: 'one box more' },
  'accept-amendment': { move: 'accept-amendment', version },
  'decline-amendment': { move: 'decline-amendment', version, reason: 'closed' },
}
