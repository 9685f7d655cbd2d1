import type { OrderView } from '#contract/orders.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'

/** Bank receipts over all that is due are being checked: the customer has nothing to do. Read together with the payments. */
export function useReceiptChecked({ number, state }: Pick<OrderView, 'number' | 'state'>): boolean {
  const query = useCallQuery(
    'GET /api/orders/payments',
    state === 'fees-accepted' ? { query: { number } } : undefined,
    { keepsPrevious: true },
  )
  return query.status === 'ready' && query.data.beingChecked !== null && query.data.rest === null
}
