import type { DataOf } from '#contract/call.ts'
import type {
  acceptInvitation as acceptCall,
  listMyInvitations as listMineCall,
  readInvitation as readInvitationCall,
} from '#contract/invitations.ts'
import { mayAcceptInvitation } from '#domain/certification/invitation.ts'
import { maskMobile } from '#domain/identity/account.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { actorOf, type Caller, type CertificationDeps } from './caller.ts'
import { findCompany, lockCompany, lockPerson } from './company-store.ts'
import { hashInvitationCode } from './invitation-code.ts'
import {
  findByCodeHash,
  findInvitation,
  listOpenTo,
  markAccepted,
  type StoredInvitation,
} from './invitation-store.ts'
import { findOpenRequestOf, saveDecision } from './join-request-store.ts'
import { findCompanyCards } from './known-company-store.ts'
import { invitationLookUpLimits } from './look-up-limits.ts'
import { insertMembership } from './membership-store.ts'
import { notifyOfAcceptance } from './notify.ts'

type Shown = DataOf<typeof readInvitationCall>

/** By the code of the link, or by its id: then only one to the caller's own mobile. */
type Wanted = EndpointInput<typeof acceptCall>['body']

/** An unknown, expired, used or withdrawn invitation, or one whose inviter lost the role, gets the same answer. */
async function findOpen(db: Db, wanted: Wanted): Promise<Result<StoredInvitation>> {
  const found =
    'code' in wanted
      ? await findByCodeHash(db, hashInvitationCode(wanted.code))
      : await findInvitation(db, wanted.invitationId)
  return found?.state === 'open' ? ok(found) : refusal('not-found')
}

export async function readInvitation(
  { database: { db }, findPeople }: CertificationDeps,
  network: string,
  code: string,
): Promise<Result<Shown>> {
  const taken = await takeRateLimit(db, invitationLookUpLimits(network))
  if (!taken.ok) return taken
  const found = await findOpen(db, { code })
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

/** To the mobile that the caller has confirmed with a code. */
export async function listMyInvitations(
  { database: { db }, findPeople }: CertificationDeps,
  personId: string,
): Promise<DataOf<typeof listMineCall>> {
  const [self] = await findPeople(db, [personId])
  if (!self?.mobile) return []
  const open = await listOpenTo(db, self.mobile)
  const inviters = await findPeople(db, [...new Set(open.map(({ invitedBy }) => invitedBy))])
  const cards = await findCompanyCards(
    db,
    open.map(({ companyId }) => companyId),
  )
  return open.map(({ id, companyId, invitedBy, role, expiresAt }) => ({
    id,
    companyName: cards.find((card) => card.companyId === companyId)?.name ?? '',
    invitedBy: inviters.find((card) => card.id === invitedBy)?.name ?? '',
    role,
    expiresAt: expiresAt.toISOString(),
  }))
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
  wanted: Wanted,
): Promise<Result<null>> {
  const { personId } = caller
  await lockPerson(db, personId)
  const seen = await findOpen(db, wanted)
  if (!seen.ok) return seen
  const [self] = await deps.findPeople(db, [personId])
  // Without the code the caller learns nothing of the invitations of others.
  if (!('code' in wanted) && seen.value.mobile !== self?.mobile) return refusal('not-found')
  const company = await lockCompany(db, seen.value.companyId)
  // Read again under the lock: it may have been withdrawn or used, or its inviter demoted.
  const invited = await findOpen(db, wanted)
  if (!invited.ok || !company) return refusal('not-found')
  const may = mayAcceptInvitation(invited.value, await actorOf(db, personId), self?.mobile ?? '')
  if (!may.ok) return may
  const done = await addMember(db, invited.value, caller, deps.clock.now())
  if (done.ok && self) await notifyOfAcceptance(deps, client, invited.value, { company, self })
  return done
}

/** Concurrent acceptance and withdrawal are serialised by the lock on the company row. */
export async function acceptInvitation(
  deps: CertificationDeps,
  caller: Caller,
  wanted: Wanted,
): Promise<Result<null>> {
  const limits = invitationLookUpLimits(networkOf(caller.request.clientIp))
  const taken = await takeRateLimit(deps.database.db, limits)
  if (!taken.ok) return taken
  return deps.database.transaction((db, client) => acceptLocked(deps, { db, client }, caller, wanted))
}
