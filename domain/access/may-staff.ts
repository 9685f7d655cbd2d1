import { refuse, type Verdict } from '#domain/values/refusal.ts'
import { type Actor, userOf } from './actor.ts'
import { permit } from './permit.ts'

export function mayProposeFees(actor: Actor, order: { readonly assignedTo: string | null }): Verdict<Actor> {
  const verdict = permit(actor, 'propose-fees')
  return verdict.ok && order.assignedTo !== userOf(actor) ? refuse('not-assigned-to-you') : verdict
}

/** Every fee needs two people, even if one of them has both roles. */
export function mayConfirmFees(actor: Actor, proposal: { readonly proposedBy: string }): Verdict<Actor> {
  const verdict = permit(actor, 'confirm-fees')
  return verdict.ok && proposal.proposedBy === userOf(actor) ? refuse('needs-second-person') : verdict
}

export const maySeeCompanies = (actor: Actor): Verdict<Actor> => permit(actor, 'see-companies')
export const maySeeLicence = (actor: Actor): Verdict<Actor> => permit(actor, 'see-licence')
export const mayDecideCertification = (actor: Actor): Verdict<Actor> => permit(actor, 'decide-certification')
export const mayPublishContent = (actor: Actor): Verdict<Actor> => permit(actor, 'publish-content')
export const mayPublishRates = (actor: Actor): Verdict<Actor> => permit(actor, 'publish-rates')
export const maySeeExchangeRates = (actor: Actor): Verdict<Actor> => permit(actor, 'see-exchange-rates')
export const mayAnswerRequests = (actor: Actor): Verdict<Actor> => permit(actor, 'answer-requests')
export const maySeePeople = (actor: Actor): Verdict<Actor> => permit(actor, 'see-people')
export const mayEndCustomerSessions = (actor: Actor): Verdict<Actor> => permit(actor, 'end-customer-sessions')
export const mayReadAudit = (actor: Actor): Verdict<Actor> => permit(actor, 'read-audit')
export const mayManageStaff = (actor: Actor): Verdict<Actor> => permit(actor, 'manage-staff')
