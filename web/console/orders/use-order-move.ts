import { useState } from 'react'
import type { CallInput } from '#contract/client.ts'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { useCallMutation, useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { useOpenedOrder } from '#web/components/orders/use-opened-order.ts'

type Body = CallInput<'POST /api/console/orders/move'>['body']
type Contents<B> = B extends unknown ? Omit<B, 'number' | 'version'> : never
export type StaffMove = Contents<Body>

export type MoveProps = {
  readonly order: StaffOrderView
  onDone(order: StaffOrderView): void
  /** The order was changed by another person since it was shown: it is read again, and what was typed stays. */
  onConflict(shown: StaffOrderView): void
}

/** A decision on the version of the order that is on the screen. */
export function useOrderMove({ order, onDone, onConflict }: MoveProps) {
  const { number, version } = order
  const mutation = useCallMutation('POST /api/console/orders/move', {
    invalidates: ['GET /api/console/orders'],
    onDone,
    onRefused: ({ refusal }) => {
      if (refusal === 'order-changed') onConflict(order)
    },
  })
  const move = (contents: StaffMove) => mutation.send({ body: { ...contents, number, version } as Body })
  return { ...mutation, move }
}

/** A decision in a dialog, on the version of the order that was on the screen when it was opened. */
export function useAskedMove({ order: latest, onConflict, ...props }: MoveProps) {
  const { order, follow } = useOpenedOrder(latest)
  return useOrderMove({
    ...props,
    order,
    onConflict: (shown) => {
      follow()
      onConflict(shown)
    },
  })
}

/** Reads the order again after a conflict, and keeps since when its changes are new to the reader. */
export function useConflict() {
  const invalidate = useInvalidate()
  const [since, setSince] = useState<string>()
  return {
    since,
    onConflict: (shown: StaffOrderView) => {
      setSince(shown.history[0]?.at)
      invalidate('GET /api/console/orders/order', 'GET /api/console/orders')
    },
    forget: () => setSince(undefined),
  }
}
