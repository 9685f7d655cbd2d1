import { permit } from '#domain/access/permit.ts'
import type { OrderReader } from '#web/components/orders/next-step.tsx'
import { useCurrentUser } from '#web/workbench/shell/use-current-user.ts'

/** Orders that wait for the administrator of the company wait for some readers and not for others. */
export function useOrderReader(): OrderReader {
  const user = useCurrentUser()
  return user && permit(user.actor, 'approve-order').ok ? 'administrator' : 'member'
}
