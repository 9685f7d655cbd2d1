import type {
  AnnouncedCost,
  ConfirmedFees,
  FeeProposal,
  Objection,
  Quoted,
} from '#domain/orders/fees/fees.ts'
import type { Money } from '#domain/values/money.ts'
import { type BookingStatus, type ChangeState, type OrderState, orderStateFacts } from './states.ts'

/** The charges of an order, from the proposal of staff to the customer’s answer. */
export type Fees =
  | { readonly state: 'none' }
  | ({ readonly state: 'proposed' } & FeeProposal)
  | ({ readonly state: 'confirmed' } & ConfirmedFees)
  | ({ readonly state: 'accepted'; readonly acceptedBy: string } & ConfirmedFees)
  | ({ readonly state: 'disputed'; readonly objections: readonly Objection[] } & ConfirmedFees)

/** What staff ask the customer to correct; without a field it is about the whole order. */
export type Remark = {
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly property: string | null
}

/** What the customer asked for, with the price that they saw. */
export type CancellationRequest = {
  readonly requestedBy: string
  readonly reason: string
  /** In the standard currency, with tax. */
  readonly cost: Money
  readonly charges: readonly AnnouncedCost[]
}
export type AmendmentRequest = AmendedFields & {
  readonly requestedBy: string
  readonly reason: string
  readonly quote: Quoted
}
/** The versions of what was filled in: the one that holds, and the one that is asked for. */
export type AmendedFields = { readonly fromVersion: number; readonly fieldVersion: number }

export type Cancellation =
  | { readonly state: 'none' }
  | { readonly state: 'requested' | 'accepted'; readonly request: CancellationRequest }
  | { readonly state: 'declined'; readonly request: CancellationRequest; readonly answer: string }

export type Amendment =
  | { readonly state: 'none' }
  | { readonly state: 'requested' | 'accepted'; readonly request: AmendmentRequest }
  | { readonly state: 'returned'; readonly request: AmendmentRequest; readonly remarks: readonly Remark[] }
  | { readonly state: 'declined'; readonly request: AmendmentRequest; readonly answer: string }

export type Order = {
  readonly orderNo: string
  readonly companyId: string
  readonly placedBy: string
  readonly assignedTo: string | null
  /** Rises with every move; a decision on an older version of the order is refused. */
  readonly version: number
  readonly state: OrderState
  readonly quote: Quoted
  readonly fees: Fees
  /** Of an order that was returned for correction. */
  readonly remarks: readonly Remark[]
  readonly cancellation: Cancellation
  readonly amendment: Amendment
  /** Why it ended, unless it was completed; the system gives no reason of its own. */
  readonly end: { readonly reason: string; readonly endedBy: string | null } | null
}

/** While a change is open, the order itself does not move on. */
export const hasOpenChange = ({ cancellation, amendment }: Order): boolean =>
  [cancellation.state, amendment.state].some((state) => state === 'requested' || state === 'returned')

const cancellationStatus = {
  none: null,
  requested: 'CANCELLATION_RECEIVED',
  returned: null,
  accepted: 'CANCELLATION_CONFIRMED',
  declined: 'CANCELLATION_DECLINED',
} as const satisfies Record<ChangeState, string | null>

const amendmentStatus = {
  none: null,
  requested: 'AMENDMENT_RECEIVED',
  returned: 'AMENDMENT_RECEIVED',
  accepted: 'AMENDMENT_CONFIRMED',
  declined: 'AMENDMENT_DECLINED',
} as const satisfies Record<ChangeState, string | null>

/** DCSA Booking 2.0.5: PENDING_AMENDMENT while the customer has to correct an amendment. */
const bookingStatus = ({ state, amendment }: Order): BookingStatus | 'PENDING_AMENDMENT' | null =>
  amendment.state === 'returned' ? 'PENDING_AMENDMENT' : orderStateFacts[state].booking

/** The three states that DCSA gives a booking. */
export const bookingOf = (order: Order) => ({
  bookingStatus: bookingStatus(order),
  bookingCancellationStatus: cancellationStatus[order.cancellation.state],
  amendedBookingStatus: amendmentStatus[order.amendment.state],
})
