import { z } from 'zod'
import { nextActors } from '#domain/orders/lifecycle/next-step.ts'
import { orderMatters } from '#domain/orders/lifecycle/order-matters.ts'
import { orderQueueNames } from '#domain/orders/lifecycle/order-queues.ts'
import { staffOrderSorts } from '#domain/orders/lifecycle/order-sorts.ts'
import { orderStates } from '#domain/orders/lifecycle/states.ts'
import { typedNumberLength } from '#domain/quotes/saved/document-number.ts'
import { defineCall } from './call.ts'
import { money } from './offers.ts'
import { cutOffCode } from './order-cut-offs.ts'
import { mostValues, remark } from './order-values.ts'
import {
  countedTabs,
  orderLineId as lineId,
  maxOrderBytes,
  onVersion,
  orderFilters,
  orderNumber,
  orderRow,
  orderView,
  moveReason as reason,
  unreadMessages,
} from './orders.ts'
import { cursorPage, sortBy } from './paging.ts'

/** Of a running order, the first cut-off of its sailing that is still ahead. */
const nextCutOff = z.object({ code: cutOffCode, at: z.iso.datetime() }).nullable()

/** The queue of staff: orders of all companies. */
export const listAllOrders = defineCall({
  name: 'listAllOrders',
  capability: 'orders',
  access: 'staff',
  method: 'GET',
  path: '/api/console/orders',
  query: z.object({
    ...orderFilters,
    sort: sortBy(staffOrderSorts),
    state: z.enum(orderStates).optional(),
    waitsFor: z.enum(nextActors).optional(),
    matter: z.enum(orderMatters).optional(),
    assigned: z.enum(['me', 'none']).optional(),
  }),
  data: cursorPage(
    orderRow.extend({
      company: z.string(),
      assignedTo: z.string().nullable(),
      unread: unreadMessages,
      version: z.number().int(),
      nextCutOff,
      /** The last day to pay; null where payment comes first, or while the day is not known. */
      payBy: z.string().nullable(),
      /** What the matter that was asked for is about, or else what is still to be paid: one amount for each currency. */
      open: z.array(money),
    }),
  ).extend({
    counts: countedTabs,
    /** How long each queue of the reader is, counted up to a limit. */
    queues: z.partialRecord(z.enum(orderQueueNames), z.number().int()),
  }),
})

export const staffOrderView = orderView.extend({
  company: z.object({ id: z.string(), name: z.string() }),
  assignedTo: z.object({ id: z.string(), name: z.string() }).nullable(),
  nextCutOff,
})
export type StaffOrderView = z.infer<typeof staffOrderView>

export const readAnyOrder = defineCall({
  name: 'readAnyOrder',
  capability: 'orders',
  access: 'staff',
  method: 'GET',
  path: '/api/console/orders/order',
  query: z.object({ number: orderNumber }),
  data: staffOrderView,
})

const typedNumber = z.string().trim().min(1).max(typedNumberLength)
const feeEdits = z
  .array(
    z.discriminatedUnion('edit', [
      z.object({
        edit: z.literal('change'),
        lineId,
        unitPrice: typedNumber,
        quantity: typedNumber,
        reason,
      }),
      z.object({ edit: z.literal('remove'), lineId, reason }),
      z.object({ edit: z.literal('add'), contingentCharge: lineId, quantity: typedNumber }),
    ]),
  )
  .max(mostValues.rows)

/** What staff decide. */
export const moveOrderByStaff = defineCall({
  name: 'moveOrderByStaff',
  capability: 'orders',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/move',
  maxBodyBytes: maxOrderBytes,
  body: z.discriminatedUnion('move', [
    z.object({ ...onVersion, move: z.literal('assign'), assignedTo: z.uuid().nullable() }),
    z.object({
      ...onVersion,
      move: z.literal('return'),
      remarks: z.array(remark).min(1).max(mostValues.fields),
    }),
    z.object({ ...onVersion, move: z.literal('propose-fees'), edits: feeEdits }),
    z.object({ ...onVersion, move: z.literal('confirm-fees') }),
    z.object({ ...onVersion, move: z.literal('reject-request'), reason }),
    z.object({ ...onVersion, move: z.literal('start') }),
    z.object({ ...onVersion, move: z.literal('complete') }),
    z.object({ ...onVersion, move: z.literal('decline'), reason }),
    z.object({ ...onVersion, move: z.literal('accept-cancellation') }),
    z.object({ ...onVersion, move: z.literal('accept-amendment') }),
    z.object({ ...onVersion, move: z.literal('decline-amendment'), reason }),
    z.object({
      ...onVersion,
      move: z.literal('return-amendment'),
      remarks: z.array(remark).min(1).max(mostValues.fields),
    }),
    z.object({ ...onVersion, move: z.literal('decline-cancellation'), reason }),
  ]),
  data: staffOrderView,
})
