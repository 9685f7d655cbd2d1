import { refuse, type Verdict } from '#domain/values/refusal.ts'
import { type Actor, companyOf, userOf } from './actor.ts'
import { permit, permitInCompany } from './permit.ts'

/** A new company by a user without one, an existing company only by its administrator. */
export function maySubmitCertification(actor: Actor): Verdict<Actor> {
  const verdict = permit(actor, 'submit-certification')
  if (!verdict.ok || actor.kind !== 'registered') return verdict
  if (actor.membershipStatus === 'uncertified-member') return refuse('not-the-administrator')
  return actor.membershipStatus === 'disabled-member' ? refuse('not-a-member') : verdict
}

/** A user with an uncertified company must get it certified instead of joining another. */
export function mayAskToJoin(actor: Actor): Verdict<Actor> {
  const verdict = permit(actor, 'ask-to-join')
  if (!verdict.ok || companyOf(actor) === null) return verdict
  return maySubmitCertification(actor).ok ? refuse('company-not-certified') : refuse('not-allowed')
}

export function mayLeaveCompany(
  actor: Actor,
  membership: { readonly companyId: string; readonly userId: string },
): Verdict<Actor> {
  const verdict = permitInCompany(actor, 'leave-company', membership.companyId)
  return verdict.ok && userOf(actor) !== membership.userId ? refuse('not-allowed') : verdict
}

export function mayApproveJoinRequest(
  actor: Actor,
  request: { readonly companyId: string; readonly applicantId: string },
): Verdict<Actor> {
  const verdict = permitInCompany(actor, 'approve-join-request', request.companyId)
  return verdict.ok && userOf(actor) === request.applicantId ? refuse('not-your-own-request') : verdict
}

export const mayApproveOrder = (actor: Actor, order: { readonly companyId: string }): Verdict<Actor> =>
  permitInCompany(actor, 'approve-order', order.companyId)

export const mayManageMembers = (actor: Actor, companyId: string): Verdict<Actor> =>
  permitInCompany(actor, 'manage-members', companyId)
