import type { Permission } from '#domain/access/permissions.ts'
import type { ChangeState, FeeState, OrderState } from './states.ts'

type Shift<State> = { readonly from: readonly State[]; readonly to: State }

export type MoveRule = {
  readonly from: readonly OrderState[]
  /** Without it the order stays in its state. */
  readonly to?: OrderState
  /** The system moves an order when a time has come or a payment suffices. */
  readonly by: Permission | 'system'
  readonly fees?: Shift<FeeState>
  readonly cancellation?: Shift<ChangeState>
  readonly amendment?: Shift<ChangeState>
}

const undecided = ['request-sent', 'returned', 'fees-confirmed', 'fees-accepted'] as const
const running = ['order-generated', 'in-process'] as const
const open = ['awaiting-company-approval', ...undecided, ...running] as const

/** The only place that knows how an order moves, who moves it, and what becomes of its charges and changes. */
export const orderMoves = {
  approve: { from: ['awaiting-company-approval'], to: 'request-sent', by: 'approve-order' },
  'refuse-approval': { from: ['awaiting-company-approval'], to: 'approval-refused', by: 'approve-order' },
  // The price is kept for so long; after it the order is placed again.
  'lapse-approval': { from: ['awaiting-company-approval'], to: 'expired', by: 'system' },
  withdraw: { from: ['awaiting-company-approval', ...undecided], to: 'cancelled', by: 'change-order' },

  return: {
    from: ['request-sent'],
    to: 'returned',
    by: 'run-orders',
    fees: { from: ['none', 'proposed', 'disputed'], to: 'none' },
  },
  'send-again': { from: ['returned'], to: 'request-sent', by: 'change-order' },

  'propose-fees': {
    from: ['request-sent'],
    by: 'propose-fees',
    fees: { from: ['none', 'proposed', 'disputed'], to: 'proposed' },
  },
  'confirm-fees': {
    from: ['request-sent'],
    to: 'fees-confirmed',
    by: 'confirm-fees',
    fees: { from: ['proposed'], to: 'confirmed' },
  },
  'dispute-fees': {
    from: ['fees-confirmed'],
    to: 'request-sent',
    by: 'answer-fees',
    fees: { from: ['confirmed'], to: 'disputed' },
  },
  'accept-fees': {
    from: ['fees-confirmed'],
    to: 'fees-accepted',
    by: 'answer-fees',
    fees: { from: ['confirmed'], to: 'accepted' },
  },
  expire: { from: ['returned', 'fees-confirmed'], to: 'expired', by: 'system' },
  // As soon as the terms of payment allow it.
  generate: { from: ['fees-accepted'], to: 'order-generated', by: 'system' },
  'reject-request': { from: undecided, to: 'rejected', by: 'run-orders' },

  start: { from: ['order-generated'], to: 'in-process', by: 'run-orders' },
  complete: { from: ['in-process'], to: 'completed', by: 'run-orders' },
  decline: { from: running, to: 'declined', by: 'run-orders' },
  assign: { from: open, by: 'assign-orders' },

  // Before work begins the customer cancels at the cost of this minute; afterwards staff must stop the work first.
  cancel: {
    from: ['order-generated'],
    to: 'cancelled',
    by: 'change-order',
    cancellation: { from: ['none', 'declined'], to: 'accepted' },
  },
  'request-cancellation': {
    from: ['in-process'],
    by: 'change-order',
    cancellation: { from: ['none', 'declined'], to: 'requested' },
  },
  'accept-cancellation': {
    from: ['in-process'],
    to: 'cancelled',
    by: 'run-orders',
    cancellation: { from: ['requested'], to: 'accepted' },
  },
  'decline-cancellation': {
    from: ['in-process'],
    by: 'run-orders',
    cancellation: { from: ['requested'], to: 'declined' },
  },

  'request-amendment': {
    from: running,
    by: 'change-order',
    amendment: { from: ['none', 'returned', 'accepted', 'declined'], to: 'requested' },
  },
  'return-amendment': {
    from: running,
    by: 'run-orders',
    amendment: { from: ['requested'], to: 'returned' },
  },
  'accept-amendment': {
    from: running,
    by: 'run-orders',
    amendment: { from: ['requested'], to: 'accepted' },
  },
  'decline-amendment': {
    from: running,
    by: 'run-orders',
    amendment: { from: ['requested', 'returned'], to: 'declined' },
  },
} as const satisfies Record<string, MoveRule>

export type MoveName = keyof typeof orderMoves
export const moveNames = Object.keys(orderMoves) as readonly MoveName[]

export const ruleOf = (move: MoveName): MoveRule => orderMoves[move]
