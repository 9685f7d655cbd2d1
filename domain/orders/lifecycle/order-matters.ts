/** What is open on an order beside its next step: money, receipts and refunds for finance, objections for operations. */
export const orderMatters = ['unpaid', 'receipt', 'refund', 'objection'] as const
export type OrderMatter = (typeof orderMatters)[number]
