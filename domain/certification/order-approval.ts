import { compareMoney, type Money } from '#domain/values/money.ts'

export type ApprovalSettings = { readonly ordersNeedApproval: boolean }

export type OrderingMember = {
  readonly isAdministrator: boolean
  /** In CNY; null without a limit. */
  readonly orderLimit: Money | null
}

/** All orders if the company requires it, else those above the member's limit. Administrators never need approval. */
export function needsApproval(
  { ordersNeedApproval }: ApprovalSettings,
  { isAdministrator, orderLimit }: OrderingMember,
  totalCny: Money,
): boolean {
  if (isAdministrator) return false
  return ordersNeedApproval || (orderLimit !== null && compareMoney(totalCny, orderLimit) > 0)
}
