import type { OrderState } from '#domain/orders/lifecycle/states.ts'

/** What staff fill in and record belongs to an order that is generated and not yet completed. */
export const isRunning = ({ state }: { readonly state: OrderState }): boolean =>
  state === 'order-generated' || state === 'in-process'
