import { and, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { company, invitation, membership } from '#database/schema/certification.ts'
import { type InvitationState, invitationLimits } from '#domain/certification/invitation.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** The invitation is valid only while the inviter is an active administrator of a certified company. */
const inviterLeads = sql<boolean>`exists (
  select from ${membership} inviter join ${company} own on own.id = inviter.company_id
  where inviter.company_id = ${invitation.companyId} and inviter.person_id = ${invitation.invitedBy}
    and inviter.role = 'administrator' and inviter.status = 'active' and own.state = 'certified')`

const isExpired = sql`${invitation.expiresAt} <= now()`

const stateNow: SQL<InvitationState> = sql<InvitationState>`case
  when ${invitation.acceptedAt} is not null then 'accepted'
  when ${invitation.withdrawnAt} is not null then 'withdrawn'
  when ${isExpired} then 'expired'
  when not ${inviterLeads} then 'withdrawn'
  else 'open' end`

const shown = {
  id: invitation.id,
  companyId: invitation.companyId,
  invitedBy: invitation.invitedBy,
  mobile: invitation.mobile,
  role: invitation.role,
  state: stateNow,
  createdAt: invitation.createdAt,
  expiresAt: invitation.expiresAt,
}

const select = (db: Db) => db.select(shown).from(invitation).$dynamic()
export type StoredInvitation = Awaited<ReturnType<typeof select>>[number]

export type NewInvitation = Pick<StoredInvitation, 'companyId' | 'invitedBy' | 'mobile' | 'role'> & {
  readonly codeHash: string
}

export async function insertInvitation(db: Db, made: NewInvitation): Promise<StoredInvitation> {
  const expiresAt = sql`now() + make_interval(days => ${invitationLimits.lifeDays})`
  const [row] = await db
    .insert(invitation)
    .values({ ...made, expiresAt })
    .returning({ id: invitation.id })
  const stored = row && (await findInvitation(db, row.id))
  if (!stored) throw new Error('The invitation was not saved')
  return stored
}

export async function findInvitation(db: Db, id: string): Promise<StoredInvitation | undefined> {
  const [found] = await select(db).where(eq(invitation.id, id))
  return found
}

export async function findByCodeHash(db: Db, codeHash: string): Promise<StoredInvitation | undefined> {
  const [found] = await select(db).where(eq(invitation.codeHash, codeHash))
  return found
}

const shownInvitations = 100

/** Newest first. */
export const listOfCompany = (db: Db, companyId: string): Promise<StoredInvitation[]> =>
  select(db)
    .where(eq(invitation.companyId, companyId))
    .orderBy(desc(invitation.createdAt), desc(invitation.id))
    .limit(shownInvitations)

/** Open invitations to a mobile, newest first. */
export const listOpenTo = (db: Db, mobile: string): Promise<StoredInvitation[]> =>
  select(db)
    .where(and(eq(invitation.mobile, mobile), eq(stateNow, 'open')))
    .orderBy(desc(invitation.createdAt), desc(invitation.id))
    .limit(shownInvitations)

export async function countOpenToOthers(db: Db, companyId: string, mobile: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(invitation)
    .where(and(eq(invitation.companyId, companyId), ne(invitation.mobile, mobile), eq(stateNow, 'open')))
  return row?.open ?? 0
}

const isUnused = and(isNull(invitation.withdrawnAt), isNull(invitation.acceptedAt))

/** Only the newest invitation to a mobile stays open. */
export const withdrawEarlier = (db: Db, companyId: string, mobile: string) =>
  db
    .update(invitation)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(invitation.companyId, companyId), eq(invitation.mobile, mobile), isUnused))

/** Returns false if the invitation was already used or withdrawn. */
export async function markWithdrawn(db: Db, id: string): Promise<boolean> {
  const changed = await db
    .update(invitation)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(invitation.id, id), isUnused))
    .returning({ id: invitation.id })
  return changed.length === 1
}

export async function markAccepted(db: Db, id: string, acceptedBy: string): Promise<boolean> {
  const changed = await db
    .update(invitation)
    .set({ acceptedAt: sql`now()`, acceptedBy })
    .where(and(eq(invitation.id, id), isUnused))
    .returning({ id: invitation.id })
  return changed.length === 1
}
