import type { Actor } from '#domain/access/actor.ts'
import { mayLeaveCompany, mayManageMembers } from '#domain/access/may-run-company.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'

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

/** The only place that knows how a membership changes. */
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

/** All members of one company before, all members after. */
export function changeMembership(
  members: readonly Membership[],
  { userId, change }: { readonly userId: string; readonly change: MembershipChange },
  actor: Actor,
): Verdict<readonly Membership[]> {
  const target = members.find((member) => member.userId === userId)
  if (!target) return refuse('not-found')
  const rule: Rule = membershipChanges[change]
  const verdict =
    rule.by === 'oneself' ? mayLeaveCompany(actor, target) : mayManageMembers(actor, target.companyId)
  if (!verdict.ok) return verdict
  if (!rule.applies(target)) return refuse('membership-unchanged', { change })
  const after = members.flatMap((member) => (member === target ? changed(target, rule) : [member]))
  const losesLast = isLed(members) && !isLed(after)
  return losesLast ? refuse('last-administrator') : accept(after)
}

/** Whoever closes his account; a company is left without a head only by its last member. */
export function leaveForGood(members: readonly Membership[], userId: string): Verdict<undefined> {
  const after = members.filter((member) => member.userId !== userId)
  const losesLast = isLed(members) && !isLed(after)
  return losesLast && after.length > 0 ? refuse('last-administrator') : accept(undefined)
}

const changed = (member: Membership, { becomes }: Rule): readonly Membership[] =>
  becomes === 'gone' ? [] : [{ ...member, ...becomes }]

const isLed = (members: readonly Membership[]): boolean => members.some(isActive('administrator'))

function isActive(role: Membership['role']): (now: MembershipStatus) => boolean {
  return (now) => now.role === role && now.status === 'active'
}
