import { z } from 'zod'
import { defineCall } from './call.ts'
import { money } from './offers.ts'

/** What decides whether an order of the reader waits for an administrator of the company first. */
export const readOrderApproval = defineCall({
  name: 'readOrderApproval',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/approval',
  data: z.object({
    isAdministrator: z.boolean(),
    ordersNeedApproval: z.boolean(),
    /** Orders above it need approval; null without a limit. */
    orderLimit: money.nullable(),
  }),
})
