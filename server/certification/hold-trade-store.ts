import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { company, membership } from '#database/schema/certification.ts'
import type { ApprovalSettings, OrderingMember } from '#domain/certification/order-approval.ts'
import { type Currency, money } from '#domain/values/money.ts'
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

export type Ordering = ApprovalSettings &
  Pick<OrderingMember, 'orderLimit'> & {
    /** What the company had chosen itself. */
    readonly companyNeedsApproval: boolean
  }

type OrderingRow = {
  readonly state: (typeof company.$inferSelect)['state']
  readonly ordersNeedApproval: boolean
  readonly isMember: boolean
  readonly limit: string | null
  readonly currency: Currency | null
}

const asOrdering = ({ ordersNeedApproval, isMember, limit, currency }: OrderingRow): Ordering => ({
  ordersNeedApproval: !isMember || ordersNeedApproval,
  companyNeedsApproval: ordersNeedApproval,
  orderLimit: limit === null || currency === null ? null : money(limit, currency),
})

/**
 * For a statement that reads more to place an order: whether the company may order, and what decides whether an order of
 * the member needs approval.
 */
export const ordering = {
  column: (companyId: SQLWrapper, personId: SQLWrapper) => sql<unknown>`(
    select jsonb_build_object(
      'state', ${company.state},
      'ordersNeedApproval', ${company.ordersNeedApproval},
      'isMember', ${membership.personId} is not null,
      'limit', ${membership.orderLimit}::text,
      'currency', ${membership.orderLimitCurrency}
    )
    from ${company}
    left join ${membership} on ${membership.companyId} = ${company.id} and ${membership.personId} = ${personId}::uuid
    where ${company.id} = ${companyId}::uuid
  )`,
  read(value: unknown): Result<Ordering> {
    const found = value as OrderingRow | null
    const may = mayTrade(found?.state)
    if (!may.ok || !found) return may.ok ? refusal('company-not-certified') : may
    return ok(asOrdering(found))
  },
} as const

type OrderingPerson = { readonly companyId: string; readonly personId: string }

async function findRow(db: Db, { companyId, personId }: OrderingPerson): Promise<unknown> {
  const { rows } = await db.execute<{ found: unknown }>(
    sql`select ${ordering.column(sql`${companyId}`, sql`${personId}`)} as found`,
  )
  return rows[0]?.found
}

/** Whether the company may order, and what decides whether an order of the member needs approval. */
export const findOrdering = async (db: Db, person: OrderingPerson): Promise<Result<Ordering>> =>
  ordering.read(await findRow(db, person))

/** The same for an order that goes on while the company is suspended; null for a company that does not exist. */
export async function findRunningOrdering(db: Db, person: OrderingPerson): Promise<Ordering | null> {
  const found = (await findRow(db, person)) as OrderingRow | null
  return found && asOrdering(found)
}

/**
 * For the statement that writes an order: a row while the company is certified and still chooses as it did. A suspension
 * waits for the end of the statement, or is seen by it.
 */
export const heldOrdering = (companyId: SQLWrapper, companyNeedsApproval: SQLWrapper): SQL => sql`
  select from ${company}
  where ${company.id} = ${companyId}::uuid and ${company.state} = 'certified'
    and ${company.ordersNeedApproval} = ${companyNeedsApproval}::boolean
  for share`
