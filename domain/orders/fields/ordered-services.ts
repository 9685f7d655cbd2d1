import type { OrderService } from './order-forms.ts'

/** The main service of an order and those that were ordered with it. */
export type OrderedServices = {
  readonly service: OrderService
  readonly moreServices: readonly OrderService[]
}

/** Each service once. */
export const servicesOf = ({ service, moreServices }: OrderedServices): readonly OrderService[] => [
  ...new Set([service, ...moreServices]),
]
