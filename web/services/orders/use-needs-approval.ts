import { needsApproval } from '#domain/certification/order-approval.ts'
import type { Money } from '#domain/values/money.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'

/** Whether a new order of the reader waits for an administrator of the company first; the server decides when it is placed. */
export function useNeedsApproval(total: Money): boolean {
  const query = useCallQuery('GET /api/orders/approval', {})
  return query.status === 'ready' && needsApproval(query.data, query.data, total)
}
