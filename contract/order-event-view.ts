import { z } from 'zod'
import { orderActors, orderEventKinds } from '#domain/orders/lifecycle/order-event.ts'
import { orderMilestones } from '#domain/orders/milestones/milestones.ts'
import { money } from './offers.ts'

/** A line in the history of an order. */
export const orderEvent = z.object({
  kind: z.enum(orderEventKinds),
  at: z.iso.datetime(),
  actorKind: z.enum(orderActors),
  /** Empty for the system and for a closed account. */
  actor: z.string(),
  reason: z.string().nullable(),
  /** Of a cancellation. */
  cost: money.nullable(),
  /** That was recorded. */
  milestone: z.enum(orderMilestones).nullable(),
  /** The name of the document that was added or withdrawn. */
  document: z.string().nullable(),
  /** Who a link was made for, or who looks after the order from then on. */
  person: z.string().nullable(),
  /** Who the order was assigned to: by a rule when it was placed, later by a person. */
  assignee: z.string().nullable(),
  /** For staff: the milestones that were not recorded when the order was completed. */
  missing: z.array(z.enum(orderMilestones)),
})
export type OrderEventView = z.infer<typeof orderEvent>
