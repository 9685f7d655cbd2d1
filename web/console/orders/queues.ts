import type { Actor } from '#domain/access/actor.ts'
import { may, type Permission } from '#domain/access/permissions.ts'
import type { NextActor } from '#domain/orders/lifecycle/next-step.ts'
import type { OrderMatter } from '#domain/orders/lifecycle/order-matters.ts'
import { type OrderState, orderTabs } from '#domain/orders/lifecycle/states.ts'

type Queue = {
  readonly permission: Permission
  /** What the API is asked for. */
  readonly query: {
    readonly waitsFor?: NextActor
    readonly state?: OrderState
    readonly matter?: OrderMatter
  }
}

/** What waits for each role: charges to propose, orders to run, payments to book. */
export const orderQueues = {
  sales: { permission: 'propose-fees', query: { waitsFor: 'sales' } },
  operations: { permission: 'run-orders', query: { waitsFor: 'operations' } },
  objections: { permission: 'run-orders', query: { matter: 'objection' } },
  finance: { permission: 'book-payments', query: { state: 'fees-accepted' } },
  receipts: { permission: 'book-payments', query: { matter: 'receipt' } },
  refunds: { permission: 'book-payments', query: { matter: 'refund' } },
} as const satisfies Record<string, Queue>

export type OrderQueue = keyof typeof orderQueues
/** The matter that a queue is about; the other queues are of the next step. */
export const matterOf = (queue: OrderQueue): OrderMatter | undefined => {
  const { query }: Queue = orderQueues[queue]
  return query.matter
}

const queueNames = Object.keys(orderQueues) as readonly OrderQueue[]

export const isQueue = (part: string): part is OrderQueue => Object.hasOwn(orderQueues, part)

export const queuesOf = (actor: Actor): readonly OrderQueue[] =>
  queueNames.filter((name) => may(actor, orderQueues[name].permission))

/** The parts of the list: the queues of the reader, the tabs of the customer, and all orders. */
export const listParts = [...queueNames, ...orderTabs, 'all'] as const
export type ListPart = (typeof listParts)[number]

/** The first queue of the reader; without one, all orders. */
export const usualPartOf = (actor: Actor): ListPart => queuesOf(actor)[0] ?? 'all'
