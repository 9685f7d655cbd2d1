import { z } from 'zod'
import { routeEnds } from '#domain/orders/fields/order-field.ts'
import { orderMilestones } from '#domain/orders/milestones/milestones.ts'
import { classifiers } from '#domain/tracking/milestones.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { orderValues } from './order-values.ts'
import { maxOrderBytes, orderNumber } from './orders.ts'

const zones = z.record(z.enum(routeEnds), z.string())

/** What staff filled in; version 0 is an order on which nothing was filled in yet. */
const orderDetails = z.object({
  version: z.number(),
  values: orderValues,
  /** The IANA zones of the times in the values. */
  zones,
  writtenBy: z.string(),
  writtenAt: z.iso.datetime().nullable(),
})

/** One record of a milestone; the last one of a milestone, a container and a classifier holds. */
const milestoneRecord = z.object({
  milestone: z.enum(orderMilestones),
  classifier: z.enum(classifiers),
  container: z.string().nullable(),
  /** Null for a record that takes back an earlier one. */
  at: z.iso.datetime().nullable(),
  zone: z.string(),
  reason: z.string().nullable(),
  recordedBy: z.string(),
  recordedAt: z.iso.datetime(),
})
export type MilestoneRecordView = z.infer<typeof milestoneRecord>

export const orderWork = z.object({
  number: z.string(),
  /** Staff can fill in and record while the order runs. */
  isRunning: z.boolean(),
  /** When staff first took it up. */
  acknowledgedAt: z.iso.datetime().nullable(),
  /** The zones in which staff type times. */
  zones,
  details: orderDetails,
  /** The oldest first. */
  milestones: z.array(milestoneRecord),
})
export type OrderWork = z.infer<typeof orderWork>

/** The work on an order of the own company: what was filled in, and its milestones. */
export const readOrderWork = defineCall({
  name: 'readOrderWork',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/work',
  query: z.object({ number: orderNumber }),
  data: orderWork,
})

export const readAnyOrderWork = defineCall({
  name: 'readAnyOrderWork',
  capability: 'orders',
  access: 'staff',
  method: 'GET',
  path: '/api/console/orders/work',
  query: z.object({ number: orderNumber }),
  data: orderWork,
})

/** All details at once, on the version that was read. */
export const fillInOrder = defineCall({
  name: 'fillInOrder',
  capability: 'orders',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/details',
  maxBodyBytes: maxOrderBytes,
  body: z.object({ number: orderNumber, version: z.number().int().nonnegative(), values: orderValues }),
  data: orderWork,
})

const typed = (max: number) => z.string().trim().max(max)

/** Adds a record; a correction of an earlier one says why. */
export const recordOrderMilestone = defineCall({
  name: 'recordOrderMilestone',
  capability: 'orders',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/milestones',
  body: z.object({
    number: orderNumber,
    milestone: z.enum(orderMilestones),
    classifier: z.enum(classifiers),
    /** Empty for the whole order. */
    container: typed(20),
    /** By the clock of the place of the milestone, as 2026-12-04 18:00; empty to take it back. */
    time: typed(30),
    reason: typed(textLimits.reason),
  }),
  data: orderWork,
})
