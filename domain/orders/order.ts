import type { ConfirmedFees, FeeProposal, Objection, PaidFees, Quoted } from './fees.ts'

export const orderStates = [
  'awaiting-company-approval',
  'request-sent',
  'fees-confirmed',
  'accepted-and-paid',
  'order-generated',
  'in-process',
  'completed',
  'cancelled',
  'rejected',
  'declined',
] as const
export type OrderState = (typeof orderStates)[number]

/** A change requested by the customer has its own states, beside those of the order. */
export type Track =
  | { readonly state: 'none' }
  | { readonly state: 'requested'; readonly requestedBy: string; readonly request: string }
  | { readonly state: 'accepted'; readonly request: string; readonly decidedBy: string }
  | {
      readonly state: 'declined'
      readonly request: string
      readonly decidedBy: string
      readonly reason: string
    }

export type OrderCore = {
  readonly orderNo: string
  readonly companyId: string
  readonly placedBy: string
  readonly assignedTo: string | null
  /** Rises with every move; a decision taken on an older sight of the order is refused. */
  readonly version: number
  readonly quote: Quoted
  readonly cancellation: Track
  readonly amendment: Track
}

type Paid<S extends OrderState> = { readonly state: S; readonly fees: PaidFees }
type Ended<S extends OrderState> = {
  readonly state: S
  readonly reason: string
  readonly endedBy: string
  readonly fees: ConfirmedFees | PaidFees | null
}

export type Progress =
  | { readonly state: 'awaiting-company-approval' }
  | {
      readonly state: 'request-sent'
      readonly proposal: FeeProposal | null
      readonly objections: readonly Objection[]
    }
  | { readonly state: 'fees-confirmed'; readonly fees: ConfirmedFees }
  | Paid<'accepted-and-paid'>
  | Paid<'order-generated'>
  | Paid<'in-process'>
  | Paid<'completed'>
  | Ended<'cancelled'>
  | Ended<'rejected'>
  | Ended<'declined'>

export type Order = OrderCore & Progress

export const isOpen = (track: Track): boolean => track.state === 'requested'

/** Without the progress, so that nothing of the state before is carried into the next. */
export function coreOf(order: Order): OrderCore {
  const { orderNo, companyId, placedBy, assignedTo, version, quote, cancellation, amendment } = order
  return { orderNo, companyId, placedBy, assignedTo, version, quote, cancellation, amendment }
}
