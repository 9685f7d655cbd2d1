import type { Actor } from '#domain/access/actor.ts'
import { mayLeaveCompany, mayManageMembers } from '#domain/access/may-run-company.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'

export const companyRoles = ['member', 'administrator'] as const
export const membershipStatuses = ['active', 'disabled'] as const

export type Membership = {
  readonly userId: string
  readonly companyId: string
  readonly role: (typeof companyRoles)[number]
  readonly status: (typeof membershipStatuses)[number]
}

type MembershipStatus = Pick<Membership, 'role' | 'status'>
type Rule = {
  readonly applies: (now: MembershipStatus) => boolean
  readonly becomes: Partial<MembershipStatus> | 'gone'
  readonly by: 'oneself' | 'administrator'
}

/** All changes of a membership and who may make them. */
export const membershipChanges = {
  promote: { applies: isActive('member'), becomes: { role: 'administrator' }, by: 'administrator' },
  demote: { applies: isActive('administrator'), becomes: { role: 'member' }, by: 'administrator' },
  disable: {
    applies: ({ status }) => status === 'active',
    becomes: { status: 'disabled' },
    by: 'administrator',
  },
  enable: {
    applies: ({ status }) => status === 'disabled',
    becomes: { status: 'active' },
    by: 'administrator',
  },
  remove: { applies: () => true, becomes: 'gone', by: 'administrator' },
  leave: { applies: ({ status }) => status === 'active', becomes: 'gone', by: 'oneself' },
} as const satisfies Record<string, Rule>

export type MembershipChange = keyof typeof membershipChanges

/** Takes and returns all members of one company. */
export function changeMembership(
  members: readonly Membership[],
  { userId, change }: { readonly userId: string; readonly change: MembershipChange },
  actor: Actor,
): Result<readonly Membership[]> {
  const target = members.find((member) => member.userId === userId)
  if (!target) return refusal('not-found')
  const rule: Rule = membershipChanges[change]
  const result =
    rule.by === 'oneself' ? mayLeaveCompany(actor, target) : mayManageMembers(actor, target.companyId)
  if (!result.ok) return result
  if (!rule.applies(target)) return refusal('membership-unchanged', { change })
  const after = members.flatMap((member) => (member === target ? applyRule(target, rule) : [member]))
  const losesLastAdministrator = hasAdministrator(members) && !hasAdministrator(after)
  return losesLastAdministrator ? refusal('last-administrator') : ok(after)
}

/** For closing an account. The last administrator may leave only as the last member. */
export function leaveOnClosingAccount(members: readonly Membership[], userId: string): Result<undefined> {
  const after = members.filter((member) => member.userId !== userId)
  const losesLast = hasAdministrator(members) && !hasAdministrator(after)
  return losesLast && after.length > 0 ? refusal('last-administrator') : ok(undefined)
}

const applyRule = (member: Membership, { becomes }: Rule): readonly Membership[] =>
  becomes === 'gone' ? [] : [{ ...member, ...becomes }]

const hasAdministrator = (members: readonly Membership[]): boolean => members.some(isActive('administrator'))

function isActive(role: Membership['role']): (now: MembershipStatus) => boolean {
  return (now) => now.role === role && now.status === 'active'
}
