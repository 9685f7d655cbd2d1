import { and, eq } from 'drizzle-orm'
import { company, membership } from '#database/schema/certification.ts'
import type { Db } from '#server/platform/database/connect.ts'

export async function saveOrderApproval(db: Db, id: string, needed: boolean): Promise<void> {
  await db.update(company).set({ ordersNeedApproval: needed }).where(eq(company.id, id))
}

export async function saveOrderVisibility(db: Db, id: string, onlyOwn: boolean): Promise<void> {
  await db.update(company).set({ membersSeeOwnOrders: onlyOwn }).where(eq(company.id, id))
}

type Member = { readonly companyId: string; readonly personId: string }

const isMember = ({ companyId, personId }: Member) =>
  and(eq(membership.companyId, companyId), eq(membership.personId, personId))

/** Undefined if the person is no member. Locked until the end of the transaction. */
export async function lockMemberLimit(db: Db, member: Member) {
  const [found] = await db
    .select({ limit: membership.orderLimit })
    .from(membership)
    .where(isMember(member))
    .for('update')
  return found
}

export async function saveMemberLimit(db: Db, member: Member, limit: string | null): Promise<string | null> {
  const [saved] = await db
    .update(membership)
    .set({ orderLimit: limit })
    .where(isMember(member))
    .returning({ limit: membership.orderLimit })
  return saved?.limit ?? null
}
