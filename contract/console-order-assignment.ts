import { z } from 'zod'
import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { defineCall } from './call.ts'
import { onVersion } from './orders.ts'
import { selected } from './paging.ts'
import { refusalData } from './refusals.ts'

const orders = selected(z.object(onVersion))

/** One decision on several orders; each has its own result, and what one refuses keeps no other back. */
export const moveOrdersByStaff = defineCall({
  name: 'moveOrdersByStaff',
  capability: 'orders',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/moveMany',
  body: z.discriminatedUnion('move', [
    z.object({ move: z.literal('assign'), assignedTo: z.uuid().nullable(), orders }),
    z.object({ move: z.literal('start'), orders }),
    z.object({ move: z.literal('complete'), orders }),
  ]),
  data: z.object({
    results: z.array(z.object({ number: z.string(), refused: refusalData.nullable() })),
  }),
})

const staffName = z.object({ id: z.string(), name: z.string() })

const assignmentRules = z.object({
  rules: z.array(
    z.object({
      port: z.string().nullable(),
      service: z.enum(orderServices).nullable(),
      staff: staffName,
    }),
  ),
  /** Those who may look after orders. */
  staff: z.array(staffName),
})

/** Who new orders are assigned to, by port and service. */
export const listAssignmentRules = defineCall({
  name: 'listAssignmentRules',
  capability: 'orders',
  access: 'staff',
  method: 'GET',
  path: '/api/console/orders/assignment',
  data: assignmentRules,
})

/** Sets the rule of a port and a service, null for all; without a member of staff it is removed. */
export const setAssignmentRule = defineCall({
  name: 'setAssignmentRule',
  capability: 'orders',
  access: 'staff',
  method: 'PUT',
  path: '/api/console/orders/assignment',
  body: z.object({
    port: z.string().trim().length(5).nullable(),
    service: z.enum(orderServices).nullable(),
    staffId: z.uuid().nullable(),
  }),
  data: assignmentRules,
})
