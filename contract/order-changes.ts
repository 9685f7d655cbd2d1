import { z } from 'zod'
import { defineCall } from './call.ts'
import { linePrice, money } from './offers.ts'
import { announcedCharge } from './order-values.ts'
import { orderNumber } from './orders.ts'

/** The ways in which a customer ends an order, from the first state to the last. */
export const waysToEnd = ['withdraw', 'cancel', 'request-cancellation'] as const

const cancellationCost = z.object({
  /** Null where the order cannot be ended by the reader now. */
  move: z.enum(waysToEnd).nullable(),
  /** Of this minute, with tax; it replaces the price of the order. */
  cost: money,
  charges: z.array(z.object({ contingency: announcedCharge, confirmed: linePrice })),
  /** The cost that follows, and from when; null where it stays as it is. */
  next: z.object({ at: z.iso.datetime(), cost: money }).nullable(),
})
export type CancellationCostView = z.infer<typeof cancellationCost>

/** What ending an order costs now. */
export const readCancellationCost = defineCall({
  name: 'readCancellationCost',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/cancellation-cost',
  query: z.object({ number: orderNumber }),
  data: cancellationCost,
})
