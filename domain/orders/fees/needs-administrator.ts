import { type Actor, isCompanyAdministrator } from '#domain/access/actor.ts'
import {
  type ApprovalSettings,
  needsApproval,
  type OrderingMember,
} from '#domain/certification/order-approval.ts'
import { type Counted, payerTotalsOf } from '#domain/quotes/totals.ts'
import { compareMoney, type Money } from '#domain/values/money.ts'

/** The lines of the price that the company has agreed to, and of the one that a person agrees to now. */
type Prices = { readonly before: readonly Counted[]; readonly after: readonly Counted[] }

const totalOf = (lines: readonly Counted[]): Money => payerTotalsOf(lines).shipper.total

export const isDearer = ({ before, after }: Prices): boolean =>
  compareMoney(totalOf(after), totalOf(before)) > 0

/** A dearer order than the company has agreed to: where it would wait for approval, the administrator decides. */
export function needsAdministrator(
  approval: ApprovalSettings & Pick<OrderingMember, 'orderLimit'>,
  actor: Actor,
  prices: Prices,
): boolean {
  const member = { isAdministrator: isCompanyAdministrator(actor), orderLimit: approval.orderLimit }
  return isDearer(prices) && needsApproval(approval, member, totalOf(prices.after))
}
