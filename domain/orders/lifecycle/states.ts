/** Spec §4: the tabs of the order list. Until an order is generated it waits for a reply. */
export const orderTabs = ['to-confirm', 'in-process', 'completed', 'cancelled'] as const
export type OrderTab = (typeof orderTabs)[number]

/** Of DCSA Booking 2.0.5, those that an order can have. */
export const bookingStatuses = [
  'RECEIVED',
  'PENDING_UPDATE',
  'CONFIRMED',
  'REJECTED',
  'DECLINED',
  'CANCELLED',
  'COMPLETED',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

type StateFacts = {
  readonly tab: OrderTab
  /** Null while the order has not left its company. */
  readonly booking: BookingStatus | null
  /** How many of the four steps of placing are done; an order that ended on the way shows none. */
  readonly stepsDone: number
}

/** Every state of an order. */
export const orderStateFacts = {
  'awaiting-company-approval': { tab: 'to-confirm', booking: null, stepsDone: 0 },
  // A company that refuses its own order never sent it: for the carrier there is no booking to reject.
  'approval-refused': { tab: 'cancelled', booking: null, stepsDone: 0 },
  'request-sent': { tab: 'to-confirm', booking: 'RECEIVED', stepsDone: 1 },
  returned: { tab: 'to-confirm', booking: 'PENDING_UPDATE', stepsDone: 1 },
  'fees-confirmed': { tab: 'to-confirm', booking: 'RECEIVED', stepsDone: 2 },
  'fees-accepted': { tab: 'to-confirm', booking: 'RECEIVED', stepsDone: 2 },
  'order-generated': { tab: 'in-process', booking: 'CONFIRMED', stepsDone: 4 },
  'in-process': { tab: 'in-process', booking: 'CONFIRMED', stepsDone: 4 },
  completed: { tab: 'completed', booking: 'COMPLETED', stepsDone: 4 },
  cancelled: { tab: 'cancelled', booking: 'CANCELLED', stepsDone: 0 },
  rejected: { tab: 'cancelled', booking: 'REJECTED', stepsDone: 0 },
  declined: { tab: 'cancelled', booking: 'DECLINED', stepsDone: 0 },
  expired: { tab: 'cancelled', booking: 'CANCELLED', stepsDone: 0 },
} as const satisfies Record<string, StateFacts>

export type OrderState = keyof typeof orderStateFacts
export const orderStates = Object.keys(orderStateFacts) as unknown as readonly [OrderState, ...OrderState[]]
export const tabOf = (state: OrderState): OrderTab => orderStateFacts[state].tab

/** Spec §2: the four steps that the order-confirmed page shows. */
export const placingSteps = ['request-sent', 'fees-confirmed', 'paid', 'order-generated'] as const

/** The charges of an order have states of their own. */
export const feeStates = ['none', 'proposed', 'confirmed', 'accepted', 'disputed'] as const
export type FeeState = (typeof feeStates)[number]

/** So has a change that the customer requests; only an amendment is returned for correction. */
export const changeStates = ['none', 'requested', 'returned', 'accepted', 'declined'] as const
export type ChangeState = (typeof changeStates)[number]
