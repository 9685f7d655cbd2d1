import type { DataOf } from '#contract/call.ts'
import type { readInvitation as readInvitationCall } from '#contract/invitations.ts'
import { mayAcceptInvitation } from '#domain/certification/invitation.ts'
import { maskMobile } from '#domain/identity/account.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { takeAttempt } from '#server/platform/attempts/attempts.ts'
import { networkOf } from '#server/platform/attempts/network.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { PoolClient, Queries } from '#server/platform/database/connect.ts'
import { type Asking, actorOf, type CertificationDeps } from './acting.ts'
import { findCompany, lockCompany, lockPerson } from './company-store.ts'
import { hashInvitationCode } from './invitation-code.ts'
import { findByCodeHash, markAccepted, type StoredInvitation } from './invitation-store.ts'
import { findOpenRequestOf, saveDecision } from './join-request-store.ts'
import { invitationLookUpLimits } from './look-ups.ts'
import { insertMembership } from './membership-store.ts'
import { notifyOfAcceptance } from './notify.ts'

type Shown = DataOf<typeof readInvitationCall>

/** Unknown, expired, used, withdrawn, or of somebody who no longer leads: all the same to whoever asks. */
async function findOpen(queries: Queries, code: string): Promise<Verdict<StoredInvitation>> {
  const found = await findByCodeHash(queries, hashInvitationCode(code))
  return found?.state === 'open' ? accept(found) : refuse('not-found')
}

export async function readInvitation(
  { database: { queries }, findPeople }: CertificationDeps,
  address: string,
  code: string,
): Promise<Verdict<Shown>> {
  const taken = await takeAttempt(queries, invitationLookUpLimits(address))
  if (!taken.ok) return taken
  const found = await findOpen(queries, code)
  if (!found.ok) return found
  const { companyId, invitedBy, mobile, role, expiresAt } = found.value
  const company = await findCompany(queries, companyId)
  const [inviter] = await findPeople(queries, [invitedBy])
  if (!company || !inviter) return refuse('not-found')
  return accept({
    companyName: company.name,
    invitedBy: inviter.name,
    role,
    mobile: maskMobile(mobile),
    expiresAt: expiresAt.toISOString(),
  })
}

/** Whoever had asked to join is not asked about any more. */
async function settleRequest(queries: Queries, invited: StoredInvitation, personId: string, at: Date) {
  const { companyId, invitedBy: decidedBy } = invited
  const asked = await findOpenRequestOf(queries, personId, companyId)
  if (!asked) return
  const decided = { requestId: asked.id, companyId, applicantId: personId, decidedBy, decidedAt: at }
  await saveDecision(queries, { ...decided, state: 'approved' })
}

async function letIn(
  queries: Queries,
  invited: StoredInvitation,
  asking: Asking,
  at: Date,
): Promise<Verdict<null>> {
  const { id, companyId, role } = invited
  const { personId } = asking
  const membership = { userId: personId, companyId, role, status: 'active' } as const
  if (!(await insertMembership(queries, membership))) return refuse('already-in-a-company')
  if (!(await markAccepted(queries, id, personId))) throw new Error('The invitation was used although locked')
  await settleRequest(queries, invited, personId, at)
  await audit(queries, asking, {
    action: 'invitation-accepted',
    subjectId: companyId,
    after: { invitation: id, personId, role },
  })
  return accept(null)
}

async function acceptLocked(
  deps: CertificationDeps,
  { queries, client }: { readonly queries: Queries; readonly client: PoolClient },
  asking: Asking,
  code: string,
): Promise<Verdict<null>> {
  const { personId } = asking
  await lockPerson(queries, personId)
  const seen = await findOpen(queries, code)
  if (!seen.ok) return seen
  const company = await lockCompany(queries, seen.value.companyId)
  // Asked again: meanwhile it may have been withdrawn, used, or its inviter demoted.
  const invited = await findOpen(queries, code)
  if (!invited.ok || !company) return refuse('not-found')
  const [self] = await deps.findPeople(queries, [personId])
  const may = mayAcceptInvitation(invited.value, await actorOf(queries, personId), self?.mobile ?? '')
  if (!may.ok) return may
  const done = await letIn(queries, invited.value, asking, deps.clock.now())
  if (done.ok && self) await notifyOfAcceptance(deps, client, invited.value, { company, self, asking })
  return done
}

/** Of several who accept at once, and of accepting and withdrawing, one wins: they meet at the company's row. */
export async function acceptInvitation(
  deps: CertificationDeps,
  asking: Asking,
  code: string,
): Promise<Verdict<null>> {
  const limits = invitationLookUpLimits(networkOf(asking.request.clientIp))
  const taken = await takeAttempt(deps.database.queries, limits)
  if (!taken.ok) return taken
  return deps.database.transaction((queries, client) => acceptLocked(deps, { queries, client }, asking, code))
}
