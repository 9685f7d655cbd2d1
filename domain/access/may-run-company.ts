import { type Result, refusal } from '#domain/values/refusal.ts'
import { type Actor, companyOf, userOf } from './actor.ts'
import { permit, permitInCompany } from './permit.ts'

/** A new company by a user without one, an existing company only by its administrator. */
export function maySubmitCertification(actor: Actor): Result<Actor> {
  const result = permit(actor, 'submit-certification')
  if (!result.ok || actor.kind !== 'registered') return result
  if (actor.membershipStatus === 'uncertified-member') return refusal('not-the-administrator')
  return actor.membershipStatus === 'disabled-member' ? refusal('not-a-member') : result
}

/** Who runs the company under review: the applicant, or its administrator. */
export function mayAnswerReviewQuestion(
  actor: Actor,
  company: { readonly companyId: string },
): Result<Actor> {
  const result = permitInCompany(actor, 'answer-review-question', company.companyId)
  if (!result.ok || actor.kind !== 'applying' || actor.awaiting === 'certification') return result
  return actor.awaiting === 'join-approval' ? refusal('not-a-member') : refusal('not-the-administrator')
}

/** A user with an uncertified company must get it certified instead of joining another. */
export function mayRequestToJoin(actor: Actor): Result<Actor> {
  const result = permit(actor, 'request-to-join')
  if (!result.ok || companyOf(actor) === null) return result
  return maySubmitCertification(actor).ok ? refusal('company-not-certified') : refusal('not-allowed')
}

export function mayLeaveCompany(
  actor: Actor,
  membership: { readonly companyId: string; readonly userId: string },
): Result<Actor> {
  const result = permitInCompany(actor, 'leave-company', membership.companyId)
  return result.ok && userOf(actor) !== membership.userId ? refusal('not-allowed') : result
}

export function mayApproveJoinRequest(
  actor: Actor,
  request: { readonly companyId: string; readonly applicantId: string },
): Result<Actor> {
  const result = permitInCompany(actor, 'approve-join-request', request.companyId)
  return result.ok && userOf(actor) === request.applicantId ? refusal('not-your-own-request') : result
}

export const mayApproveOrder = (actor: Actor, order: { readonly companyId: string }): Result<Actor> =>
  permitInCompany(actor, 'approve-order', order.companyId)

export const mayManageMembers = (actor: Actor, companyId: string): Result<Actor> =>
  permitInCompany(actor, 'manage-members', companyId)
