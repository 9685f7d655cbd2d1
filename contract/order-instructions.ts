import { z } from 'zod'
import { defineCall } from './call.ts'
import { orderNumber } from './orders.ts'

/** The instruction file of an order. */
export const readInstruction = defineCall({
  name: 'readInstruction',
  capability: 'orders',
  access: 'staff',
  method: 'GET',
  path: '/api/console/orders/instruction',
  query: z.object({ number: orderNumber, fileId: z.uuid() }),
  data: z.file(),
  dataKind: 'file',
})
