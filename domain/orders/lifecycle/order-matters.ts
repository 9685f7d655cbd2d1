/** What is open on an order beside its next step: receipts and refunds for finance, objections for operations. */
export const orderMatters = ['receipt', 'refund', 'objection'] as const
/** Of a queue no more are counted: it is long. */
export const mostCountedMatters = 1000

export type OrderMatter = (typeof orderMatters)[number]
