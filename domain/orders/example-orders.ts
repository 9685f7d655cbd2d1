import type { FeeLine, QuotedContingency } from '#domain/quotes/fee-line.ts'
import type { ExchangeRate } from '#domain/values/exchange.ts'
import type { PaidFees, Quoted, ReviewedLine } from './fees.ts'
import type { Order, OrderCore, OrderState, Progress } from './order.ts'
import type { MoveName, OrderMove, TrackMove } from './order-move.ts'

const tariff = { code: 'example', version: '1' }
const dollar: ExchangeRate = { value: '7.1234', date: '2026-11-13', source: 'PBOC', from: 'USD', to: 'CNY' }
const same: ExchangeRate = { value: '1', date: '2026-11-15', source: 'same currency', from: 'CNY', to: 'CNY' }

/** Written out, not reckoned: the rules under test have no hand in it. */
const freight: FeeLine = {
  lineId: 'l1',
  fee: 'OF',
  service: 'ocean',
  group: 'freight',
  rule: 'freight',
  params: {},
  unitPrice: { amount: '1850.00', currency: 'USD' },
  quantity: { amount: '2', unit: 'container' },
  formula: { kind: 'given', name: 'freight', value: '3700' },
  sum: { amount: '3700.00', currency: 'USD' },
  rate: dollar,
  standardAmount: { amount: '26356.58', currency: 'CNY' },
  taxPercent: '0',
  tariff,
}
const document: FeeLine = {
  ...freight,
  lineId: 'l2',
  fee: 'DOC',
  unitPrice: { amount: '450.00', currency: 'CNY' },
  quantity: { amount: '1', unit: 'BL' },
  formula: { kind: 'given', name: 'price', value: '450' },
  sum: { amount: '450.00', currency: 'CNY' },
  rate: same,
  standardAmount: { amount: '450.00', currency: 'CNY' },
  taxPercent: '6',
}
const waiting: QuotedContingency = {
  service: 'trucking',
  fee: 'DSF',
  trigger: 'waiting',
  params: {},
  unitPrice: { amount: '80.00', currency: 'CNY' },
  unit: 'hour',
  most: { amount: '800.00', currency: 'CNY' },
  tariff,
}
const dryRun: QuotedContingency = {
  ...waiting,
  fee: 'FKF',
  trigger: 'dry-run',
  variant: '20GP',
  unitPrice: { amount: '640.00', currency: 'CNY' },
  unit: 'vehicle',
  least: { amount: '800.00', currency: 'CNY' },
}
const longRun: QuotedContingency = {
  ...dryRun,
  variant: '40HQ',
  unitPrice: { amount: '900.00', currency: 'CNY' },
}

/** One order in every state and one well-filled move of every name, for tests. */
export const exampleQuote: Quoted = {
  day: '2026-11-15',
  lines: [freight, document],
  contingentCharges: [waiting, dryRun, longRun],
  rates: { USD: dollar },
}

const saved = (quoted: FeeLine): ReviewedLine => ({
  kind: 'saved',
  lineId: quoted.lineId,
  quoted,
  confirmed: quoted,
})

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
  lines: exampleQuote.lines.map(saved),
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
