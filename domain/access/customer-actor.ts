import type { CertificationState } from '#domain/certification/certification.ts'
import type { LoggedIn } from './actor.ts'

export type CompanyMembershipStatus = {
  readonly companyId: string
  readonly role: 'member' | 'administrator'
  readonly status: 'active' | 'disabled'
  readonly certification: CertificationState
  /** The company has chosen that members see only their own orders. */
  readonly membersSeeOwnOrders?: boolean
}

export type CustomerMembershipStatus =
  | { readonly relation: 'none' }
  | { readonly relation: 'join-pending'; readonly companyId: string }
  | ({ readonly relation: 'belongs' } & CompanyMembershipStatus)

/** Computed on every call, so that a withdrawn permission is gone at once. */
export function customerActor(userId: string, membershipStatus: CustomerMembershipStatus): LoggedIn {
  if (membershipStatus.relation === 'none')
    return { kind: 'registered', userId, membershipStatus: 'no-company' }
  const { companyId } = membershipStatus
  if (membershipStatus.relation === 'join-pending')
    return { kind: 'applying', userId, companyId, awaiting: 'join-approval' }
  return companyActor(userId, membershipStatus)
}

function companyActor(
  userId: string,
  { companyId, role, status, certification, membersSeeOwnOrders = false }: CompanyMembershipStatus,
): LoggedIn {
  if (status === 'disabled')
    return { kind: 'registered', userId, companyId, membershipStatus: 'disabled-member' }
  if (certification === 'under-review')
    return {
      kind: 'applying',
      userId,
      companyId,
      awaiting: role === 'administrator' ? 'certification' : 'certification-by-administrator',
    }
  const visibility = membersSeeOwnOrders && role === 'member' ? ({ seesOwnOrders: true } as const) : {}
  if (certification === 'suspended') return { kind: `suspended-${role}`, userId, companyId, ...visibility }
  if (certification !== 'certified')
    return { kind: 'registered', userId, companyId, membershipStatus: `uncertified-${role}` }
  const kind = role === 'administrator' ? 'company-administrator' : 'member'
  return { kind, userId, companyId, ...visibility }
}
