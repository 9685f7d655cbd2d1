import type { MemberView } from '#contract/certification.ts'
import type { Actor } from '#domain/access/actor.ts'
import { companyOf } from '#domain/access/actor.ts'
import {
  changeMembership,
  type MembershipChange,
  membershipChanges,
} from '#domain/certification/membership.ts'
import type { Refusal } from '#domain/values/refusal.ts'

export type AvailableChange = {
  readonly change: Exclude<MembershipChange, 'leave'>
  /** Why it is not possible now, by the rule of the server. */
  readonly refusal: Refusal | undefined
}

const refusalOf = (
  members: readonly MemberView[],
  userId: string,
  change: MembershipChange,
  actor: Actor,
): Refusal | undefined => {
  const companyId = companyOf(actor) ?? ''
  const known = members.map(({ personId, role, status }) => ({ userId: personId, companyId, role, status }))
  const result = changeMembership(known, { userId, change }, actor)
  return result.ok ? undefined : result
}

const byAdministrator = (Object.keys(membershipChanges) as MembershipChange[]).filter(
  (change): change is AvailableChange['change'] => change !== 'leave',
)

/** The changes that apply to a member; one that would remove the last administrator is shown with its refusal. */
export const changesFor = (
  members: readonly MemberView[],
  { personId, role, status }: Pick<MemberView, 'personId' | 'role' | 'status'>,
  actor: Actor,
): readonly AvailableChange[] =>
  byAdministrator
    .filter((change) => membershipChanges[change].applies({ role, status }))
    .map((change) => ({ change, refusal: refusalOf(members, personId, change, actor) }))

/** Why the user cannot leave the company now. */
export const leavingRefusal = (members: readonly MemberView[], actor: Actor): Refusal | undefined => {
  const me = members.find(({ isMe }) => isMe)
  return me && refusalOf(members, me.personId, 'leave', actor)
}
