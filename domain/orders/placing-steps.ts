import type { OrderState } from './order.ts'

/** Spec §2: the four steps that the order-confirmed page shows. */
export const placingSteps = [
  'request-sent',
  'fees-confirmed',
  'accepted-and-paid',
  'order-generated',
] as const satisfies readonly OrderState[]

/** How many of the four are behind an order; one that ended on the way has none to show. */
export const stepsDone: Readonly<Record<OrderState, number>> = {
  'awaiting-company-approval': 0,
  'request-sent': 1,
  'fees-confirmed': 2,
  'accepted-and-paid': 3,
  'order-generated': 4,
  'in-process': 4,
  completed: 4,
  cancelled: 0,
  rejected: 0,
  declined: 0,
}
