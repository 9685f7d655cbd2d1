import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { company, membership } from '#database/schema/certification.ts'
import type { Membership } from '#domain/certification/membership.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredMembership = typeof membership.$inferSelect

export const listMemberships = (db: Db, companyId: string): Promise<StoredMembership[]> =>
  db
    .select()
    .from(membership)
    .where(eq(membership.companyId, companyId))
    .orderBy(asc(membership.joinedAt), asc(membership.personId))

/** The names of the companies of members, by person. */
export async function companiesOfMembers(
  db: Db,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ personId: membership.personId, name: company.name })
    .from(membership)
    .innerJoin(company, eq(company.id, membership.companyId))
    .where(inArray(membership.personId, [...personIds]))
  return new Map(rows.map(({ personId, name }) => [personId, name]))
}

/** Call only with the company locked. */
export async function lockMemberships(db: Db, companyId: string): Promise<readonly Membership[]> {
  const rows = await db
    .select()
    .from(membership)
    .where(eq(membership.companyId, companyId))
    .orderBy(asc(membership.personId))
    .for('update')
  return rows.map(({ personId, role, status }) => ({ userId: personId, companyId, role, status }))
}

/** Returns false if the person already belongs to a company. */
export async function insertMembership(db: Db, { userId, ...values }: Membership): Promise<boolean> {
  const inserted = await db
    .insert(membership)
    .values({ personId: userId, ...values })
    .onConflictDoNothing()
    .returning({ personId: membership.personId })
  return inserted.length === 1
}

const isOne = ({ companyId, userId }: Membership) =>
  and(eq(membership.companyId, companyId), eq(membership.personId, userId))

export async function saveMembership(db: Db, changed: Membership): Promise<void> {
  const { role, status } = changed
  await db.update(membership).set({ role, status }).where(isOne(changed))
}

export async function deleteMembership(db: Db, gone: Membership): Promise<void> {
  await db.delete(membership).where(isOne(gone))
}

/** Only the current licence and a renewed one under review, and only for active members. */
export async function isLicenceOfOwnCompany(db: Db, fileId: string, personId: string): Promise<boolean> {
  const found = await db
    .select({ id: company.id })
    .from(company)
    .innerJoin(membership, eq(membership.companyId, company.id))
    .where(
      and(
        or(eq(company.licenceFileId, fileId), eq(company.renewalFileId, fileId)),
        eq(membership.personId, personId),
        eq(membership.status, 'active'),
      ),
    )
  return found.length > 0
}

/** Whether both are active members of one company. */
export async function areColleagues(db: Db, one: string, other: string): Promise<boolean> {
  const ties = await db
    .select({ companyId: membership.companyId })
    .from(membership)
    .where(and(inArray(membership.personId, [one, other]), eq(membership.status, 'active')))
  const [first, second] = ties
  return first !== undefined && first.companyId === second?.companyId
}
