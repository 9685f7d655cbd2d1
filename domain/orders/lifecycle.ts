import type { Permission } from '#domain/access/permissions.ts'
import type { OrderState, Track } from './order.ts'

type Rule = { readonly from: readonly OrderState[]; readonly to: OrderState; readonly permission: Permission }

/** The only place that knows how an order moves, and who moves it. */
export const orderMoves = {
  approve: { from: ['awaiting-company-approval'], to: 'request-sent', permission: 'approve-order' },
  'refuse-approval': { from: ['awaiting-company-approval'], to: 'rejected', permission: 'approve-order' },
  withdraw: {
    from: ['awaiting-company-approval', 'request-sent', 'fees-confirmed'],
    to: 'cancelled',
    permission: 'change-order',
  },
  'propose-fees': { from: ['request-sent'], to: 'request-sent', permission: 'propose-fees' },
  'confirm-fees': { from: ['request-sent'], to: 'fees-confirmed', permission: 'confirm-fees' },
  'reject-fees': { from: ['fees-confirmed'], to: 'request-sent', permission: 'answer-fees' },
  'accept-and-pay': { from: ['fees-confirmed'], to: 'accepted-and-paid', permission: 'answer-fees' },
  'reject-request': {
    from: ['request-sent', 'fees-confirmed', 'accepted-and-paid'],
    to: 'rejected',
    permission: 'run-orders',
  },
  generate: { from: ['accepted-and-paid'], to: 'order-generated', permission: 'run-orders' },
  start: { from: ['order-generated'], to: 'in-process', permission: 'run-orders' },
  complete: { from: ['in-process'], to: 'completed', permission: 'run-orders' },
  decline: { from: ['order-generated', 'in-process'], to: 'declined', permission: 'run-orders' },
} as const satisfies Record<string, Rule>
export type OrderMoveName = keyof typeof orderMoves

type TrackRule = {
  readonly track: 'cancellation' | 'amendment'
  /** The states of the order in which the track may move. */
  readonly during: readonly OrderState[]
  readonly from: readonly Track['state'][]
  readonly to: Track['state']
  readonly permission: Permission
  /** Where the track takes the order with it. */
  readonly orderTo?: OrderState
}

const paid = ['accepted-and-paid', 'order-generated', 'in-process'] as const
const running = ['order-generated', 'in-process'] as const

/** The same for the two tracks beside it: before payment a customer withdraws, afterwards they request it. */
export const trackMoves = {
  'request-cancellation': {
    track: 'cancellation',
    during: paid,
    from: ['none', 'declined'],
    to: 'requested',
    permission: 'change-order',
  },
  'accept-cancellation': {
    track: 'cancellation',
    during: paid,
    from: ['requested'],
    to: 'accepted',
    permission: 'run-orders',
    orderTo: 'cancelled',
  },
  'decline-cancellation': {
    track: 'cancellation',
    during: paid,
    from: ['requested'],
    to: 'declined',
    permission: 'run-orders',
  },
  'request-amendment': {
    track: 'amendment',
    during: running,
    from: ['none', 'accepted', 'declined'],
    to: 'requested',
    permission: 'change-order',
  },
  'accept-amendment': {
    track: 'amendment',
    during: running,
    from: ['requested'],
    to: 'accepted',
    permission: 'run-orders',
  },
  'decline-amendment': {
    track: 'amendment',
    during: running,
    from: ['requested'],
    to: 'declined',
    permission: 'run-orders',
  },
} as const satisfies Record<string, TrackRule>
export type TrackMoveName = keyof typeof trackMoves
