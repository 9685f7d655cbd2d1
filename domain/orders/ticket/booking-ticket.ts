import type { OrderService } from '#domain/orders/fields/order-forms.ts'
import { type OrderState, tabOf } from '#domain/orders/lifecycle/states.ts'
import { documentKinds } from '#domain/quotes/saved/document-number.ts'

type Booked = { readonly service: OrderService; readonly state: OrderState }

/** A sea order has an electronic booking ticket from the moment that it is generated. */
export const hasTicket = ({ service, state }: Booked): boolean =>
  service === 'ocean' && ['in-process', 'completed'].includes(tabOf(state))

/** The number of the ticket is that of its order, without the letter of orders. */
export const ticketNumber = (orderNumber: string): string =>
  `EB-${orderNumber.slice(documentKinds.order.length)}`
