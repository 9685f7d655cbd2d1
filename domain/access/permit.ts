import { ok, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { type Actor, type Applying, companyOf, type Registered } from './actor.ts'
import { holdersFor, may, type Permission } from './permissions.ts'

/** Spec §8: the message about the missing certification depends on the action. */
const uncertified: Partial<Record<Permission, RefusalCode>> = {
  'view-rates': 'certify-to-see-rates',
  'read-quotes': 'certify-to-see-rates',
  track: 'certify-to-track',
}

/** Returns the actor, or a refusal that the page can show. */
export const permit = (actor: Actor, permission: Permission): Result<Actor> =>
  may(actor, permission) ? ok(actor) : whyNot(actor, permission)

/** Data of another company is answered as not found, so that guessed ids reveal nothing. */
export function permitInCompany(actor: Actor, permission: Permission, companyId: string): Result<Actor> {
  const result = permit(actor, permission)
  if (!result.ok) return result
  return companyOf(actor) === companyId ? result : refusal('not-found')
}

function whyNot(actor: Actor, permission: Permission): Refusal {
  if (actor.kind === 'visitor') return refusal('logged-out')
  const holders = holdersFor(permission)
  if (actor.kind === 'suspended-member' && holders.includes('suspended-administrator'))
    return refusal('not-the-administrator')
  if (actor.kind === 'applying' && holders.includes('registered')) return refusal(whyWaiting(actor))
  if (!holders.includes('company-administrator')) return refusal('not-allowed')
  if (actor.kind === 'suspended-member' || actor.kind === 'suspended-administrator')
    return refusal('company-suspended')
  if (actor.kind === 'member') return refusal('not-the-administrator')
  if (actor.kind === 'applying') return refusal(whyNotYet(actor))
  return refusal(actor.kind === 'registered' ? whyUncertified(actor, permission) : 'not-allowed')
}

/** An applicant reads that the application is open, not that they must join a company. */
const whyWaiting = (actor: Applying): RefusalCode =>
  actor.awaiting === 'join-approval' ? 'already-under-review' : 'certification-in-progress'

const whyNotYet = (actor: Applying): RefusalCode =>
  actor.awaiting === 'join-approval' ? 'not-a-member' : 'certification-in-progress'

const whyUncertified = (actor: Registered, permission: Permission): RefusalCode =>
  actor.membershipStatus === 'disabled-member'
    ? 'not-a-member'
    : (uncertified[permission] ?? 'company-not-certified')
