import type { Actor } from '#domain/access/actor.ts'
import { mayRequestToJoin } from '#domain/access/may-run-company.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'

/** Days an invitation stays open, and how many may be open at once. */
export const invitationLimits = { lifeDays: 7, openAtOnce: 20 } as const

/** Followed by the secret code of the invitation. */
export const invitationPath = '/invitation/'

export const invitationStates = ['open', 'accepted', 'withdrawn', 'expired'] as const
export type InvitationState = (typeof invitationStates)[number]

export type Invited = { readonly companyId: string; readonly mobile: string }

/**
 * Only the invited mobile, and only without a company. An open request to join the same company does not prevent it; a
 * request to another company or an own application does.
 */
export function mayAcceptInvitation(
  { companyId, mobile }: Invited,
  actor: Actor,
  ownMobile: string,
): Result<Actor> {
  if (actor.kind === 'visitor') return refusal('logged-out')
  if (actor.kind === 'staff') return refusal('not-allowed')
  if (ownMobile !== mobile) return refusal('invitation-not-yours')
  if (hasCompany(actor)) return refusal('already-in-a-company')
  const hasJoinRequest = actor.kind === 'applying' && actor.awaiting === 'join-approval'
  return hasJoinRequest && actor.companyId === companyId ? ok(actor) : mayRequestToJoin(actor)
}

const companyMembers: readonly Actor['kind'][] = [
  'member',
  'company-administrator',
  'suspended-member',
  'suspended-administrator',
]

function hasCompany(actor: Actor): boolean {
  if (actor.kind === 'registered')
    return actor.membershipStatus === 'uncertified-member' || actor.membershipStatus === 'disabled-member'
  return companyMembers.includes(actor.kind)
}
