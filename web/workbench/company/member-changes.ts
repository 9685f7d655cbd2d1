import type { MemberView } from '#contract/certification.ts'
import type { Actor } from '#domain/access/actor.ts'
import { companyOf } from '#domain/access/actor.ts'
import {
  changeMembership,
  type MembershipChange,
  membershipChanges,
} from '#domain/certification/membership.ts'
import type { Refusal } from '#domain/values/refusal.ts'

export type OfferedChange = {
  readonly change: Exclude<MembershipChange, 'leave'>
  /** Why it cannot be done now, by the same rule as the server's. */
  readonly refusal: Refusal | undefined
}

const judged = (
  members: readonly MemberView[],
  userId: string,
  change: MembershipChange,
  actor: Actor,
): Refusal | undefined => {
  const companyId = companyOf(actor) ?? ''
  const known = members.map(({ personId, role, status }) => ({ userId: personId, companyId, role, status }))
  const verdict = changeMembership(known, { userId, change }, actor)
  return verdict.ok ? undefined : verdict
}

const byAdministrator = (Object.keys(membershipChanges) as MembershipChange[]).filter(
  (change): change is OfferedChange['change'] => change !== 'leave',
)

/** What can be done to a member as he stands; what only the last administrator stands in the way of is shown with that. */
export const changesFor = (
  members: readonly MemberView[],
  { personId, role, status }: Pick<MemberView, 'personId' | 'role' | 'status'>,
  actor: Actor,
): readonly OfferedChange[] =>
  byAdministrator
    .filter((change) => membershipChanges[change].applies({ role, status }))
    .map((change) => ({ change, refusal: judged(members, personId, change, actor) }))

/** Why one cannot leave now. */
export const leavingRefusal = (members: readonly MemberView[], actor: Actor): Refusal | undefined => {
  const me = members.find(({ isMe }) => isMe)
  return me && judged(members, me.personId, 'leave', actor)
}
