import type { Actor } from '#domain/access/actor.ts'
import { may, type Permission } from '#domain/access/permissions.ts'
import type { NextActor } from './next-step.ts'
import type { OrderMatter } from './order-matters.ts'
import type { OrderState } from './states.ts'

export type QueueQuery = {
  readonly waitsFor?: NextActor
  readonly state?: OrderState
  readonly matter?: OrderMatter
}

type Queue = { readonly permission: Permission; readonly query: QueueQuery }

/** What waits for each role: charges to propose, orders to run, payments to book. `finance` is paid before the work, `unpaid` after it began. */
export const orderQueues = {
  sales: { permission: 'propose-fees', query: { waitsFor: 'sales' } },
  operations: { permission: 'run-orders', query: { waitsFor: 'operations' } },
  objections: { permission: 'run-orders', query: { matter: 'objection' } },
  finance: { permission: 'book-payments', query: { state: 'fees-accepted' } },
  unpaid: { permission: 'book-payments', query: { matter: 'unpaid' } },
  receipts: { permission: 'book-payments', query: { matter: 'receipt' } },
  refunds: { permission: 'book-payments', query: { matter: 'refund' } },
} as const satisfies Record<string, Queue>

export type OrderQueue = keyof typeof orderQueues
export const orderQueueNames = Object.keys(orderQueues) as [OrderQueue, ...OrderQueue[]]

/** Of a queue no more are counted: it is long. */
export const mostCountedInQueue = 1000

export const queuesOf = (actor: Actor): readonly OrderQueue[] =>
  orderQueueNames.filter((name) => may(actor, orderQueues[name].permission))
