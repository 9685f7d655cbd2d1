import { accept, type Refusal, type RefusalCode, refuse, type Verdict } from '#domain/values/refusal.ts'
import { type Actor, type Applying, companyOf, type Registered } from './actor.ts'
import { holdersFor, may, type Permission } from './permissions.ts'

/** Spec §8 words the missing certification by what was asked for. */
const uncertified: Partial<Record<Permission, RefusalCode>> = {
  'view-rates': 'certify-to-see-rates',
  track: 'certify-to-track',
}

/** The actor himself where the table allows, else the reason a screen can show. */
export const permit = (actor: Actor, permission: Permission): Verdict<Actor> =>
  may(actor, permission) ? accept(actor) : whyNot(actor, permission)

/** Another company's things do not exist for a customer, so that a guessed number tells nothing. */
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

/** Who has applied already is told so, not that the company is still to be joined. */
const whyWaiting = (actor: Applying): RefusalCode =>
  actor.awaiting === 'certification' ? 'certification-in-progress' : 'already-under-review'

const whyNotYet = (actor: Applying): RefusalCode =>
  actor.awaiting === 'certification' ? 'certification-in-progress' : 'not-a-member'

const whyUncertified = (actor: Registered, permission: Permission): RefusalCode =>
  actor.membershipStatus === 'disabled-member'
    ? 'not-a-member'
    : (uncertified[permission] ?? 'company-not-certified')
