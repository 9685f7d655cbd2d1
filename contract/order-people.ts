import { z } from 'zod'
import { defineCall } from './call.ts'
import { onVersion, orderNumber } from './orders.ts'

const colleague = z.object({ id: z.uuid(), name: z.string() })

/** The members of the company who look after an order and follow it. */
const orderPeople = z.object({
  /** Of the order. */
  version: z.number(),
  owner: colleague,
  isOwner: z.boolean(),
  follows: z.boolean(),
  watchers: z.array(colleague),
  /** To hand the order over to, or to let follow; empty for those who may do neither. */
  colleagues: z.array(colleague),
})
export type OrderPeople = z.infer<typeof orderPeople>

export const readOrderPeople = defineCall({
  name: 'readOrderPeople',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/people',
  query: z.object({ number: orderNumber }),
  data: orderPeople,
})

/** Follows an order or stops it; the owner and administrators do so for a colleague too. */
export const followOrder = defineCall({
  name: 'followOrder',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/people/follow',
  body: z.object({
    number: orderNumber,
    follows: z.boolean(),
    /** Without it, the caller. */
    personId: z.uuid().optional(),
  }),
  /** Null for those who no longer see the order. */
  data: orderPeople.nullable(),
})

/** A colleague looks after the order from then on; who did so before follows it. */
export const handOverOrder = defineCall({
  name: 'handOverOrder',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/people/handOver',
  body: z.object({ ...onVersion, personId: z.uuid() }),
  data: orderPeople.nullable(),
})
