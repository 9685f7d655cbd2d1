import { and, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { company, invitation, membership } from '#database/schema/certification.ts'
import { type InvitationState, invitationLimits } from '#domain/certification/invitation.ts'
import type { Queries } from '#server/platform/database/connect.ts'

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

const select = (queries: Queries) => queries.select(shown).from(invitation).$dynamic()
export type StoredInvitation = Awaited<ReturnType<typeof select>>[number]

export type NewInvitation = Pick<StoredInvitation, 'companyId' | 'invitedBy' | 'mobile' | 'role'> & {
  readonly codeHash: string
}

export async function insertInvitation(queries: Queries, made: NewInvitation): Promise<StoredInvitation> {
  const expiresAt = sql`now() + make_interval(days => ${invitationLimits.lifeDays})`
  const [row] = await queries
    .insert(invitation)
    .values({ ...made, expiresAt })
    .returning({ id: invitation.id })
  const stored = row && (await findInvitation(queries, row.id))
  if (!stored) throw new Error('The invitation was not saved')
  return stored
}

export async function findInvitation(queries: Queries, id: string): Promise<StoredInvitation | undefined> {
  const [found] = await select(queries).where(eq(invitation.id, id))
  return found
}

export async function findByCodeHash(
  queries: Queries,
  codeHash: string,
): Promise<StoredInvitation | undefined> {
  const [found] = await select(queries).where(eq(invitation.codeHash, codeHash))
  return found
}

const shownInvitations = 100

/** Newest first. */
export const listOfCompany = (queries: Queries, companyId: string): Promise<StoredInvitation[]> =>
  select(queries)
    .where(eq(invitation.companyId, companyId))
    .orderBy(desc(invitation.createdAt), desc(invitation.id))
    .limit(shownInvitations)

export async function countOpenToOthers(
  queries: Queries,
  companyId: string,
  mobile: string,
): Promise<number> {
  const [row] = await queries
    .select({ open: count() })
    .from(invitation)
    .where(and(eq(invitation.companyId, companyId), ne(invitation.mobile, mobile), eq(stateNow, 'open')))
  return row?.open ?? 0
}

const isUnused = and(isNull(invitation.withdrawnAt), isNull(invitation.acceptedAt))

/** Only the newest invitation to a mobile stays open. */
export const withdrawEarlier = (queries: Queries, companyId: string, mobile: string) =>
  queries
    .update(invitation)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(invitation.companyId, companyId), eq(invitation.mobile, mobile), isUnused))

/** Returns false if the invitation was already used or withdrawn. */
export async function markWithdrawn(queries: Queries, id: string): Promise<boolean> {
  const changed = await queries
    .update(invitation)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(invitation.id, id), isUnused))
    .returning({ id: invitation.id })
  return changed.length === 1
}

export async function markAccepted(queries: Queries, id: string, acceptedBy: string): Promise<boolean> {
  const changed = await queries
    .update(invitation)
    .set({ acceptedAt: sql`now()`, acceptedBy })
    .where(and(eq(invitation.id, id), isUnused))
    .returning({ id: invitation.id })
  return changed.length === 1
}
