import { z } from 'zod'
import { defineCall } from './call.ts'
import { money } from './offers.ts'
import { containerType, homePort, placeCode, wholeYuan } from './queries.ts'

const alertView = z.object({
  alertId: z.string(),
  pol: z.string(),
  pod: z.string(),
  type: containerType,
  /** CNY per container, all-in. */
  threshold: z.string(),
  /** The cheapest total today; null without a price. */
  currentPrice: money.nullable(),
  /** The lowest price on the last day before today that had one. */
  earlier: z.object({ day: z.iso.date(), price: money }).nullable(),
  notifiedAt: z.iso.datetime().nullable(),
})
export type AlertView = z.infer<typeof alertView>

export const listAlerts = defineCall({
  name: 'listAlerts',
  capability: 'quotes',
  access: 'customer',
  method: 'GET',
  path: '/api/alerts',
  data: z.object({ alerts: z.array(alertView), max: z.number().int() }),
})

export const addAlert = defineCall({
  name: 'addAlert',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/alerts',
  body: z.object({
    pol: homePort,
    pod: placeCode,
    type: containerType,
    threshold: wholeYuan,
  }),
  data: alertView,
})

export const removeAlert = defineCall({
  name: 'removeAlert',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/alerts/remove',
  body: z.object({ alertId: z.uuid() }),
  data: z.object({ alerts: z.array(alertView), max: z.number().int() }),
})
