import { z } from 'zod'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { day } from './queries.ts'
import { quoteNumber } from './quotes.ts'

const orderSailing = z.object({
  code: z.string(),
  carrier: z.string(),
  vessel: z.string(),
  voyage: z.string(),
  terminal: z.string(),
  /** The day in Shanghai. */
  departsOn: z.string(),
})
export type OrderSailing = z.infer<typeof orderSailing>

/** The ships that an order on a quote can name, next departure first; none where we know no sailing of its lane. */
export const listOrderSailings = defineCall({
  name: 'listOrderSailings',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/sailings',
  query: z.object({
    quote: quoteNumber,
    /** A part of the vessel or the voyage. */
    search: z.string().trim().max(textLimits.search).optional(),
    /** Days of departure, both included. */
    from: day.optional(),
    to: day.optional(),
  }),
  data: z.object({
    sailings: z.array(orderSailing),
    /** Only the port of loading is known: the ship may be one that we do not list. */
    isPortOnly: z.boolean(),
  }),
})
