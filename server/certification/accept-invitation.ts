import type { DataOf } from '#contract/call.ts'
import type { readInvitation as readInvitationCall } from '#contract/invitations.ts'
import { mayAcceptInvitation } from '#domain/certification/invitation.ts'
import { maskMobile } from '#domain/identity/account.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { actorOf, type Caller, type CertificationDeps } from './caller.ts'
import { findCompany, lockCompany, lockPerson } from './company-store.ts'
import { hashInvitationCode } from './invitation-code.ts'
import { findByCodeHash, markAccepted, type StoredInvitation } from './invitation-store.ts'
import { findOpenRequestOf, saveDecision } from './join-request-store.ts'
import { invitationLookUpLimits } from './look-up-limits.ts'
import { insertMembership } from './membership-store.ts'
import { notifyOfAcceptance } from './notify.ts'

type Shown = DataOf<typeof readInvitationCall>

/** An unknown, expired, used or withdrawn invitation, or one whose inviter lost the role, gets the same answer. */
async function findOpen(db: Db, code: string): Promise<Result<StoredInvitation>> {
  const found = await findByCodeHash(db, hashInvitationCode(code))
  return found?.state === 'open' ? ok(found) : refusal('not-found')
}

export async function readInvitation(
  { database: { db }, findPeople }: CertificationDeps,
  network: string,
  code: string,
): Promise<Result<Shown>> {
  const taken = await takeRateLimit(db, invitationLookUpLimits(network))
  if (!taken.ok) return taken
  const found = await findOpen(db, code)
  if (!found.ok) return found
  const { companyId, invitedBy, mobile, role, expiresAt } = found.value
  const company = await findCompany(db, companyId)
  const [inviter] = await findPeople(db, [invitedBy])
  if (!company || !inviter) return refusal('not-found')
  return ok({
    companyName: company.name,
    invitedBy: inviter.name,
    role,
    mobile: maskMobile(mobile),
    expiresAt: expiresAt.toISOString(),
  })
}

/** Accepting an invitation also approves an open join request of the same person. */
async function closeJoinRequest(db: Db, invited: StoredInvitation, personId: string, at: Date) {
  const { companyId, invitedBy: decidedBy } = invited
  const joinRequest = await findOpenRequestOf(db, personId, companyId)
  if (!joinRequest) return
  const decided = { requestId: joinRequest.id, companyId, applicantId: personId, decidedBy, decidedAt: at }
  await saveDecision(db, { ...decided, state: 'approved' })
}

async function addMember(db: Db, invited: StoredInvitation, caller: Caller, at: Date): Promise<Result<null>> {
  const { id, companyId, role } = invited
  const { personId } = caller
  const membership = { userId: personId, companyId, role, status: 'active' } as const
  if (!(await insertMembership(db, membership))) return refusal('already-in-a-company')
  if (!(await markAccepted(db, id, personId))) throw new Error('The invitation was used although locked')
  await closeJoinRequest(db, invited, personId, at)
  await audit(db, caller, {
    action: 'invitation-accepted',
    subjectId: companyId,
    after: { invitation: id, personId, role },
  })
  return ok(null)
}

async function acceptLocked(
  deps: CertificationDeps,
  { db, client }: { readonly db: Db; readonly client: PoolClient },
  caller: Caller,
  code: string,
): Promise<Result<null>> {
  const { personId } = caller
  await lockPerson(db, personId)
  const seen = await findOpen(db, code)
  if (!seen.ok) return seen
  const company = await lockCompany(db, seen.value.companyId)
  // Read again under the lock: it may have been withdrawn or used, or its inviter demoted.
  const invited = await findOpen(db, code)
  if (!invited.ok || !company) return refusal('not-found')
  const [self] = await deps.findPeople(db, [personId])
  const may = mayAcceptInvitation(invited.value, await actorOf(db, personId), self?.mobile ?? '')
  if (!may.ok) return may
  const done = await addMember(db, invited.value, caller, deps.clock.now())
  if (done.ok && self) await notifyOfAcceptance(deps, client, invited.value, { company, self, caller })
  return done
}

/** Concurrent acceptance and withdrawal are serialised by the lock on the company row. */
export async function acceptInvitation(
  deps: CertificationDeps,
  caller: Caller,
  code: string,
): Promise<Result<null>> {
  const limits = invitationLookUpLimits(networkOf(caller.request.clientIp))
  const taken = await takeRateLimit(deps.database.db, limits)
  if (!taken.ok) return taken
  return deps.database.transaction((db, client) => acceptLocked(deps, { db, client }, caller, code))
}
