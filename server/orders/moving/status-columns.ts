import { nextStepOf } from '#domain/orders/lifecycle/next-step.ts'
import type { Order } from '#domain/orders/lifecycle/order.ts'
import { columnsOfFees } from '#server/orders/money/stored-fees.ts'
import type { OrderChanges, StoredOrder } from '#server/orders/store/order-store.ts'

type Waiting = Pick<StoredOrder, 'waitsFor' | 'dueAt'>
type Before = Waiting & Pick<StoredOrder, 'state'>

/** Who waits now, and until when; a deadline is not moved by what does not answer it. */
function waitingColumns(order: Order, now: Date, before?: Before): Waiting {
  const next = nextStepOf(order, now)
  const waitsFor = next?.actor ?? null
  const dueAt = next?.dueAt ?? null
  const isSame = waitsFor !== null && before?.waitsFor === waitsFor && before.state === order.state
  // What was answered, and leaves no other answer open, is due no longer.
  return { waitsFor, dueAt: isSame && dueAt !== null ? (before.dueAt ?? dueAt) : dueAt }
}

/** The columns that follow from the lifecycle of an order. */
export const statusColumns = (order: Order, now: Date, before?: Before) =>
  ({
    state: order.state,
    version: order.version,
    assignedTo: order.assignedTo,
    remarks: order.remarks,
    cancellation: order.cancellation,
    amendment: order.amendment,
    endReason: order.end?.reason ?? null,
    endedBy: order.end?.endedBy ?? null,
    ...columnsOfFees(order.fees),
    ...waitingColumns(order, now, before),
  }) satisfies OrderChanges
