import { type Result, refusal } from '#domain/values/refusal.ts'
import { type Actor, userOf } from './actor.ts'
import { permit } from './permit.ts'

export function mayProposeFees(actor: Actor, order: { readonly assignedTo: string | null }): Result<Actor> {
  const result = permit(actor, 'propose-fees')
  return result.ok && order.assignedTo !== userOf(actor) ? refusal('not-assigned-to-you') : result
}

/** Every fee needs two people, even if one of them has both roles. */
export function mayConfirmFees(actor: Actor, proposal: { readonly proposedBy: string }): Result<Actor> {
  const result = permit(actor, 'confirm-fees')
  return result.ok && proposal.proposedBy === userOf(actor) ? refusal('needs-second-person') : result
}

export const maySeeCompanies = (actor: Actor): Result<Actor> => permit(actor, 'see-companies')
export const maySeeLicence = (actor: Actor): Result<Actor> => permit(actor, 'see-licence')
export const mayDecideCertification = (actor: Actor): Result<Actor> => permit(actor, 'decide-certification')
export const mayPublishContent = (actor: Actor): Result<Actor> => permit(actor, 'publish-content')
export const mayPublishRates = (actor: Actor): Result<Actor> => permit(actor, 'publish-rates')
export const maySeeRates = (actor: Actor): Result<Actor> => permit(actor, 'see-rates')
/** What Quayside pays, of rates and of offers alike. */
export const maySeeCosts = (actor: Actor): Result<Actor> => permit(actor, 'see-costs')
export const maySeeExchangeRates = (actor: Actor): Result<Actor> => permit(actor, 'see-exchange-rates')
export const mayAnswerRequests = (actor: Actor): Result<Actor> => permit(actor, 'answer-requests')
export const maySeePeople = (actor: Actor): Result<Actor> => permit(actor, 'see-people')
export const mayEndCustomerSessions = (actor: Actor): Result<Actor> => permit(actor, 'end-customer-sessions')
export const mayBlockCustomers = (actor: Actor): Result<Actor> => permit(actor, 'block-customers')
export const mayReadAudit = (actor: Actor): Result<Actor> => permit(actor, 'read-audit')
export const mayManageStaff = (actor: Actor): Result<Actor> => permit(actor, 'manage-staff')
