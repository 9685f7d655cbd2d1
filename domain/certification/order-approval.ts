import { compareMoney, type Money } from '#domain/values/money.ts'

/** What a company wants to see before it goes out. */
export type ApprovalSettings = { readonly ordersNeedApproval: boolean }

export type OrderingMember = {
  readonly isAdministrator: boolean
  /** In RMB; none: no limit of his own. */
  readonly orderLimit: Money | null
}

/** Every order where the company says so, else those above the member's own limit; never an administrator's. */
export function needsApproval(
  { ordersNeedApproval }: ApprovalSettings,
  { isAdministrator, orderLimit }: OrderingMember,
  totalCny: Money,
): boolean {
  if (isAdministrator) return false
  return ordersNeedApproval || (orderLimit !== null && compareMoney(totalCny, orderLimit) > 0)
}
