/** What is open on an order beside its next step: receipts and refunds for finance, objections for operations. */
export const orderMatters = ['receipt', 'refund', 'objection'] as const
export type OrderMatter = (typeof orderMatters)[number]
