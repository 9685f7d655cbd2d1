import { accept, type Refusal, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { type Actor, type Applying, companyOf, type Registered } from './actor.ts'
import { holdersFor, may, type Permission } from './permissions.ts'

/** Spec §8: the message about the missing certification depends on the action. */
const uncertified: Partial<Record<Permission, RefusalCode>> = {
  'view-rates': 'certify-to-see-rates',
  track: 'certify-to-track',
}

/** Returns the actor, or a refusal that the page can show. */
export const permit = (actor: Actor, permission: Permission): Verdict<Actor> =>
  may(actor, permission) ? accept(actor) : whyNot(actor, permission)

/** Data of another company is answered as not found, so that guessed ids reveal nothing. */
export function permitInCompany(actor: Actor, permission: Permission, companyId: string): Verdict<Actor> {
  const verdict = permit(actor, permission)
  if (!verdict.ok) return verdict
  return companyOf(actor) === companyId ? verdict : refuse('not-found')
}

function whyNot(actor: Actor, permission: Permission): Refusal {
  if (actor.kind === 'visitor') return refuse('logged-out')
  const holders = holdersFor(permission)
  if (actor.kind === 'applying' && holders.includes('registered')) return refuse(whyWaiting(actor))
  if (!holders.includes('company-administrator')) return refuse('not-allowed')
  if (actor.kind === 'member') return refuse('not-the-administrator')
  if (actor.kind === 'applying') return refuse(whyNotYet(actor))
  return refuse(actor.kind === 'registered' ? whyUncertified(actor, permission) : 'not-allowed')
}

/** An applicant reads that the application is open, not that they must join a company. */
const whyWaiting = (actor: Applying): RefusalCode =>
  actor.awaiting === 'certification' ? 'certification-in-progress' : 'already-under-review'

const whyNotYet = (actor: Applying): RefusalCode =>
  actor.awaiting === 'certification' ? 'certification-in-progress' : 'not-a-member'

const whyUncertified = (actor: Registered, permission: Permission): RefusalCode =>
  actor.membershipStatus === 'disabled-member'
    ? 'not-a-member'
    : (uncertified[permission] ?? 'company-not-certified')
