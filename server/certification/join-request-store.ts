import { and, asc, desc, eq } from 'drizzle-orm'
import { company, joinRequest } from '#database/schema/certification.ts'
import type { JoinRequest } from '#domain/certification/join-request.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredJoinRequest = typeof joinRequest.$inferSelect

export async function insertJoinRequest(
  db: Db,
  created: Extract<JoinRequest, { state: 'pending' }>,
): Promise<void> {
  const { requestId, companyId, applicantId, state, requestedAt } = created
  await db.insert(joinRequest).values({ id: requestId, companyId, applicantId, state, requestedAt })
}

export async function findJoinRequest(db: Db, id: string): Promise<StoredJoinRequest | undefined> {
  const [found] = await db.select().from(joinRequest).where(eq(joinRequest.id, id))
  return found
}

export async function lockJoinRequest(db: Db, id: string): Promise<JoinRequest | undefined> {
  const [found] = await db.select().from(joinRequest).where(eq(joinRequest.id, id)).for('update')
  return found && joinRequestOf(found)
}

function joinRequestOf(stored: StoredJoinRequest): JoinRequest {
  const { id: requestId, companyId, applicantId, state, requestedAt } = stored
  if (state === 'pending') return { requestId, companyId, applicantId, state, requestedAt }
  const decided = { decidedBy: stored.decidedBy ?? '', decidedAt: stored.decidedAt ?? requestedAt }
  return { requestId, companyId, applicantId, state, ...decided }
}

/** Fails if the request is no longer open. */
export async function saveDecision(
  db: Db,
  decided: Exclude<JoinRequest, { state: 'pending' }>,
): Promise<void> {
  const { requestId, state, decidedBy, decidedAt } = decided
  const changed = await db
    .update(joinRequest)
    .set({ state, decidedBy, decidedAt })
    .where(and(eq(joinRequest.id, requestId), eq(joinRequest.state, 'pending')))
    .returning({ id: joinRequest.id })
  if (changed.length !== 1) throw new Error('The join request was decided although it was locked')
}

export async function findOpenRequestOf(
  db: Db,
  applicantId: string,
  companyId: string,
): Promise<StoredJoinRequest | undefined> {
  const [found] = await db
    .select()
    .from(joinRequest)
    .where(
      and(
        eq(joinRequest.applicantId, applicantId),
        eq(joinRequest.companyId, companyId),
        eq(joinRequest.state, 'pending'),
      ),
    )
  return found
}

/** False without an open one. */
export async function deleteOpenRequestOf(db: Db, applicantId: string): Promise<boolean> {
  const deleted = await db
    .delete(joinRequest)
    .where(and(eq(joinRequest.applicantId, applicantId), eq(joinRequest.state, 'pending')))
    .returning({ id: joinRequest.id })
  return deleted.length > 0
}

export const listOpenRequests = (db: Db, companyId: string): Promise<StoredJoinRequest[]> =>
  db
    .select()
    .from(joinRequest)
    .where(and(eq(joinRequest.companyId, companyId), eq(joinRequest.state, 'pending')))
    .orderBy(asc(joinRequest.requestedAt))

export async function findNewestRequest(db: Db, applicantId: string) {
  const [found] = await db
    .select({ companyName: company.name, state: joinRequest.state, requestedAt: joinRequest.requestedAt })
    .from(joinRequest)
    .innerJoin(company, eq(company.id, joinRequest.companyId))
    .where(eq(joinRequest.applicantId, applicantId))
    .orderBy(desc(joinRequest.requestedAt))
    .limit(1)
  return found
}
