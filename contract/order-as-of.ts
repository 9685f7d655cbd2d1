import { z } from 'zod'
import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { orderStates } from '#domain/orders/lifecycle/states.ts'
import { defineCall } from './call.ts'
import { namedPlace } from './offers.ts'
import { orderValues } from './order-values.ts'
import { orderWork } from './order-work.ts'
import { orderNumber, orderView } from './orders.ts'

/** An order as it was at a moment. */
const pastOrder = z.object({
  number: z.string(),
  service: z.enum(orderServices),
  /** The moment that was asked for, and the last change up to it. */
  at: z.iso.datetime(),
  since: z.iso.datetime(),
  state: z.enum(orderStates),
  values: orderValues,
  more: orderView.shape.more,
  places: z.array(namedPlace),
  fees: orderView.shape.fees,
  details: orderWork.shape.details,
  milestones: orderWork.shape.milestones,
})
export type PastOrder = z.infer<typeof pastOrder>

const query = z.object({ number: orderNumber, at: z.iso.datetime() })

export const readOrderAsOf = defineCall({
  name: 'readOrderAsOf',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/asOf',
  query,
  data: pastOrder,
})

export const readAnyOrderAsOf = defineCall({
  name: 'readAnyOrderAsOf',
  capability: 'orders',
  access: 'staff',
  method: 'GET',
  path: '/api/console/orders/asOf',
  query,
  data: pastOrder,
})
