import { z } from 'zod'
import { type CutOffCode, cutOffCodes } from '#domain/schedules/cut-offs.ts'
import { defineCall } from './call.ts'
import { orderRow } from './orders.ts'

export const cutOffCode = z.enum(cutOffCodes as readonly [CutOffCode, ...CutOffCode[]])

const shipment = {
  number: true,
  service: true,
  from: true,
  to: true,
  places: true,
  containers: true,
} as const

const orderCutOff = orderRow.pick(shipment).extend({
  cutOff: cutOffCode,
  at: z.iso.datetime(),
  /** The IANA zone of the port of loading. */
  zone: z.string(),
  /** Counted from the departure, until the cut-off is filled in on the order. */
  isEstimated: z.boolean(),
})
export type OrderCutOffRow = z.infer<typeof orderCutOff>

/** The next cut-offs of running orders, the earliest first. */
export const listOrderCutOffs = defineCall({
  name: 'listOrderCutOffs',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/cutOffs',
  data: z.array(orderCutOff),
})
