import { and, eq } from 'drizzle-orm'
import { company, membership } from '#database/schema/certification.ts'
import type { ApprovalSettings, OrderingMember } from '#domain/certification/order-approval.ts'
import { money } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'

/**
 * Keeps the company certified until the end of the transaction: a suspension waits for it, or is seen by it. Several
 * members can trade at once.
 */
export async function holdTrade(db: Db, companyId: string): Promise<Result<null>> {
  const [found] = await db
    .select({ state: company.state })
    .from(company)
    .where(eq(company.id, companyId))
    .for('share')
  return mayTrade(found?.state)
}

const mayTrade = (state: (typeof company.$inferSelect)['state'] | undefined): Result<null> => {
  if (state === 'certified') return ok(null)
  return refusal(state === 'suspended' ? 'company-suspended' : 'company-not-certified')
}

type Ordering = ApprovalSettings & Pick<OrderingMember, 'orderLimit'>

/** The same, with what decides whether an order of the member needs approval. */
export async function holdOrdering(
  db: Db,
  { companyId, personId }: { readonly companyId: string; readonly personId: string },
): Promise<Result<Ordering>> {
  const [found] = await db
    .select({
      state: company.state,
      ordersNeedApproval: company.ordersNeedApproval,
      memberId: membership.personId,
      limit: membership.orderLimit,
      currency: membership.orderLimitCurrency,
    })
    .from(company)
    .leftJoin(membership, and(eq(membership.companyId, company.id), eq(membership.personId, personId)))
    .where(eq(company.id, companyId))
    .for('share', { of: company })
  const may = mayTrade(found?.state)
  if (!may.ok || !found) return may.ok ? refusal('company-not-certified') : may
  const { memberId, limit, currency } = found
  return ok({
    ordersNeedApproval: memberId === null || found.ordersNeedApproval,
    orderLimit: limit === null || currency === null ? null : money(limit, currency),
  })
}
