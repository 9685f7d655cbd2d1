import { and, asc, eq, inArray } from 'drizzle-orm'
import { company, membership } from '#database/schema/certification.ts'
import type { Membership } from '#domain/certification/membership.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type StoredMembership = typeof membership.$inferSelect

export const listMemberships = (queries: Queries, companyId: string): Promise<StoredMembership[]> =>
  queries
    .select()
    .from(membership)
    .where(eq(membership.companyId, companyId))
    .orderBy(asc(membership.joinedAt), asc(membership.personId))

/** Call only with the company locked. */
export async function lockMemberships(queries: Queries, companyId: string): Promise<readonly Membership[]> {
  const rows = await queries
    .select()
    .from(membership)
    .where(eq(membership.companyId, companyId))
    .orderBy(asc(membership.personId))
    .for('update')
  return rows.map(({ personId, role, status }) => ({ userId: personId, companyId, role, status }))
}

/** Returns false if the person already belongs to a company. */
export async function insertMembership(
  queries: Queries,
  { userId, ...values }: Membership,
): Promise<boolean> {
  const inserted = await queries
    .insert(membership)
    .values({ personId: userId, ...values })
    .onConflictDoNothing()
    .returning({ personId: membership.personId })
  return inserted.length === 1
}

const isOne = ({ companyId, userId }: Membership) =>
  and(eq(membership.companyId, companyId), eq(membership.personId, userId))

export async function saveMembership(queries: Queries, changed: Membership): Promise<void> {
  const { role, status } = changed
  await queries.update(membership).set({ role, status }).where(isOne(changed))
}

export async function deleteMembership(queries: Queries, gone: Membership): Promise<void> {
  await queries.delete(membership).where(isOne(gone))
}

/** Only the current licence, and only for active members. */
export async function isLicenceOfOwnCompany(
  queries: Queries,
  fileId: string,
  personId: string,
): Promise<boolean> {
  const found = await queries
    .select({ id: company.id })
    .from(company)
    .innerJoin(membership, eq(membership.companyId, company.id))
    .where(
      and(
        eq(company.licenceFileId, fileId),
        eq(membership.personId, personId),
        eq(membership.status, 'active'),
      ),
    )
  return found.length > 0
}

/** Whether both are active members of one company. */
export async function areColleagues(queries: Queries, one: string, other: string): Promise<boolean> {
  const ties = await queries
    .select({ companyId: membership.companyId })
    .from(membership)
    .where(and(inArray(membership.personId, [one, other]), eq(membership.status, 'active')))
  const [first, second] = ties
  return first !== undefined && first.companyId === second?.companyId
}
