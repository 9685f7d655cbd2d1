import type { Order, OrderState, Track } from './order.ts'
import type { OrderTab } from './tabs.ts'

/** DCSA Booking 2.0.5, bookingStatus, with the tab that shows each. */
export const bookingTabs = {
  RECEIVED: 'to-confirm',
  PENDING_UPDATE: 'to-confirm',
  UPDATE_RECEIVED: 'to-confirm',
  CONFIRMED: 'in-process',
  PENDING_AMENDMENT: 'in-process',
  REJECTED: 'cancelled',
  DECLINED: 'cancelled',
  CANCELLED: 'cancelled',
  COMPLETED: 'completed',
} as const satisfies Record<string, OrderTab>
export type BookingState = keyof typeof bookingTabs

/** An order that its company still holds back has not been sent, so there is no booking yet. */
const bookingStateOf: Readonly<Record<OrderState, BookingState | null>> = {
  'awaiting-company-approval': null,
  'request-sent': 'RECEIVED',
  'fees-confirmed': 'PENDING_UPDATE',
  'accepted-and-paid': 'UPDATE_RECEIVED',
  'order-generated': 'CONFIRMED',
  'in-process': 'CONFIRMED',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  rejected: 'REJECTED',
  declined: 'DECLINED',
}

/** DCSA bookingCancellationStatus; null without a request. */
const cancellationStateOf = {
  none: null,
  requested: 'CANCELLATION_RECEIVED',
  accepted: 'CANCELLATION_CONFIRMED',
  declined: 'CANCELLATION_DECLINED',
} as const satisfies Record<Track['state'], string | null>

/** DCSA amendedBookingStatus. */
const amendmentStateOf = {
  none: null,
  requested: 'AMENDMENT_RECEIVED',
  accepted: 'AMENDMENT_CONFIRMED',
  declined: 'AMENDMENT_DECLINED',
} as const satisfies Record<Track['state'], string | null>

export const bookingOf = ({ state, cancellation, amendment }: Order) => ({
  bookingStatus: bookingStateOf[state],
  bookingCancellationStatus: cancellationStateOf[cancellation.state],
  amendedBookingStatus: amendmentStateOf[amendment.state],
})
