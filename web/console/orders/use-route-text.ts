import { useCallback } from 'react'
import type { OrderRow } from '#contract/orders.ts'
import { useOrderEnds } from '#web/components/orders/use-order-summary.ts'

/** From and to, as far as the order has them. */
export function useRouteText() {
  const endsOf = useOrderEnds()
  return useCallback(
    (order: Pick<OrderRow, 'service' | 'from' | 'to' | 'places'>): string => {
      const { from, to } = endsOf(order)
      return [from, to].filter((end) => end !== undefined).join(' → ')
    },
    [endsOf],
  )
}
