import type { CertificationState } from '#domain/certification/certification.ts'
import type { LoggedIn } from './actor.ts'

export type CompanyMembershipStatus = {
  readonly companyId: string
  readonly role: 'member' | 'administrator'
  readonly status: 'active' | 'disabled'
  readonly certification: CertificationState
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
  { companyId, role, status, certification }: CompanyMembershipStatus,
): LoggedIn {
  if (status === 'disabled')
    return { kind: 'registered', userId, companyId, membershipStatus: 'disabled-member' }
  if (certification === 'under-review')
    return { kind: 'applying', userId, companyId, awaiting: 'certification' }
  if (certification === 'suspended') return { kind: `suspended-${role}`, userId, companyId }
  if (certification !== 'certified')
    return { kind: 'registered', userId, companyId, membershipStatus: `uncertified-${role}` }
  return { kind: role === 'administrator' ? 'company-administrator' : 'member', userId, companyId }
}
