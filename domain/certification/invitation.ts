import type { Actor } from '#domain/access/actor.ts'
import { mayAskToJoin } from '#domain/access/may-run-company.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'

/** How long a way into a company stays open, and how many of them at once. */
export const invitationLimits = { lifeDays: 7, openAtOnce: 20 } as const

/** What follows it in an address is the code: whoever holds it, holds the invitation. */
export const invitationPath = '/invitation/'

export const invitationStates = ['open', 'accepted', 'withdrawn', 'expired'] as const
export type InvitationState = (typeof invitationStates)[number]

export type Invited = { readonly companyId: string; readonly mobile: string }

/**
 * Only who was meant, and only without a company. Somebody who has already asked to join this very company is let
 * in by it; whoever waits for another company, or puts one forward himself, waits on.
 */
export function mayAcceptInvitation(
  { companyId, mobile }: Invited,
  actor: Actor,
  ownMobile: string,
): Verdict<Actor> {
  if (actor.kind === 'visitor') return refuse('logged-out')
  if (actor.kind === 'staff') return refuse('not-allowed')
  if (ownMobile !== mobile) return refuse('invitation-not-yours')
  if (belongsSomewhere(actor)) return refuse('already-in-a-company')
  const isAwaited = actor.kind === 'applying' && actor.awaiting === 'join-approval'
  return isAwaited && actor.companyId === companyId ? accept(actor) : mayAskToJoin(actor)
}

function belongsSomewhere(actor: Actor): boolean {
  if (actor.kind === 'registered')
    return actor.membershipStatus === 'uncertified-member' || actor.membershipStatus === 'disabled-member'
  return actor.kind === 'member' || actor.kind === 'company-administrator'
}
