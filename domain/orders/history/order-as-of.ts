import type { orderEventKinds } from '#domain/orders/lifecycle/order-event.ts'
import type { FeeState, OrderState } from '#domain/orders/lifecycle/states.ts'

/** What a move leaves behind; it is kept with the line of the history. */
export type MovedStatus = {
  readonly state: OrderState
  readonly feeState: FeeState
  /** Of the charges; 0 is what was quoted. */
  readonly feeVersion: number
}

type PastEvent = {
  readonly kind: (typeof orderEventKinds)[number]
  readonly at: Date
  readonly status: MovedStatus | undefined
}

/** The versions of an order that held at a moment. */
export type OrderAsOf = MovedStatus & { readonly fieldVersion: number; readonly since: Date }

/** A correction holds at once, an amendment once it is accepted; both are versions of what was filled in. */
function fieldVersionAfter(events: readonly PastEvent[]): number {
  let [last, held] = [0, 0]
  for (const { kind } of events) {
    if (kind === 'send-again' || kind === 'request-amendment') last += 1
    if (kind === 'send-again' || kind === 'accept-amendment') held = last
  }
  return held
}

/** Undefined before the order was placed, and for a time whose status was not yet recorded. The oldest event is first. */
export function orderAsOf(events: readonly PastEvent[], at: Date): OrderAsOf | undefined {
  const past = events.filter((event) => event.at <= at)
  const last = past.findLast(({ status }) => status !== undefined)
  const latest = past.at(-1)
  if (!last?.status || !latest) return undefined
  return { ...last.status, fieldVersion: fieldVersionAfter(past), since: latest.at }
}
