import type { OrderState } from './order.ts'

export const orderTabs = ['to-confirm', 'in-process', 'completed', 'cancelled'] as const
export type OrderTab = (typeof orderTabs)[number]

/** Spec §4: the four tabs of the order list. Until an order is generated it waits for someone's word. */
export const tabOf: Readonly<Record<OrderState, OrderTab>> = {
  'awaiting-company-approval': 'to-confirm',
  'request-sent': 'to-confirm',
  'fees-confirmed': 'to-confirm',
  'accepted-and-paid': 'to-confirm',
  'order-generated': 'in-process',
  'in-process': 'in-process',
  completed: 'completed',
  cancelled: 'cancelled',
  rejected: 'cancelled',
  declined: 'cancelled',
}
