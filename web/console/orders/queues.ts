import type { Actor } from '#domain/access/actor.ts'
import {
  mostCountedInQueue,
  type OrderQueue,
  orderQueueNames,
  orderQueues,
  type QueueQuery,
  queuesOf,
} from '#domain/orders/lifecycle/order-queues.ts'
import { orderTabs } from '#domain/orders/lifecycle/states.ts'

export const isQueue = (part: string): part is OrderQueue => Object.hasOwn(orderQueues, part)

const queryOf = (queue: OrderQueue): QueueQuery => orderQueues[queue].query

/** A queue of the next step shows what orders cost; the others are about money that is open. */
export const showsOpenMoney = (part: ListPart): boolean =>
  isQueue(part) && queryOf(part).waitsFor === undefined

/** Of an unpaid order the day to pay counts, of any other the deadline of its next step. */
export const deadlineIn = (part: ListPart): 'payBy' | 'dueAt' =>
  isQueue(part) && queryOf(part).matter === 'unpaid' ? 'payBy' : 'dueAt'

/** The parts of the list: the queues of the reader, the tabs of the customer, and all orders. */
export const listParts = [...orderQueueNames, ...orderTabs, 'all'] as const
export type ListPart = (typeof listParts)[number]

/** The first queue of the reader; without one, all orders. */
export const usualPartOf = (actor: Actor): ListPart => queuesOf(actor)[0] ?? 'all'

export const queuePath = (queue: OrderQueue): string => `/console/orders?part=${queue}`

/** How many orders are in a queue, as far as they are counted. */
export const queueLength = (count: number): string =>
  count < mostCountedInQueue ? String(count) : `${mostCountedInQueue}+`
