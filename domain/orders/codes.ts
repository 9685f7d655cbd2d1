/** Refusals of orders: the number in the envelope and the HTTP status. A number is never reused. */
export const orderRefusals = {
  'not-assigned-to-you': { code: 1107, status: 403 },
  'needs-second-person': { code: 1108, status: 403 },
  'order-step-closed': { code: 1116, status: 409 },
  'order-changed': { code: 1117, status: 409 },
  'change-pending': { code: 1118, status: 409 },
  'no-change-pending': { code: 1119, status: 409 },
  'no-fees-proposed': { code: 1120, status: 409 },
  'charge-not-announced': { code: 1121, status: 422 },
  'unknown-line': { code: 1123, status: 422 },
  'line-named-twice': { code: 1124, status: 422 },
  'lines-undecided': { code: 1125, status: 422 },
  'fees-not-all-accepted': { code: 1126, status: 422 },
  'cancellation-cost-moved': { code: 1366, status: 409 },
  'refund-above-paid': { code: 1368, status: 422 },
  'payment-booked-before': { code: 1369, status: 409 },
  'nothing-to-pay-yet': { code: 1371, status: 409 },
  'too-many-to-export': { code: 1390, status: 422 },
  'booking-not-confirmed': { code: 1391, status: 409 },
  'charge-above-cap': { code: 1393, status: 422 },
  'objection-too-late': { code: 1394, status: 409 },
  'charge-settled': { code: 1395, status: 409 },
} as const

/** Audited actions by subject. What customers do is in the history of the order. */
export const orderAuditActions = {
  order: [
    'orders-listed',
    'order-seen',
    'instruction-seen',
    'order-moved',
    'order-payments-listed',
    'payment-booked',
    'charge-billed',
    'charge-answered',
    'payment-terms-seen',
    'payment-terms-granted',
    'order-work-seen',
    'order-filled-in',
    'milestone-recorded',
  ],
} as const
