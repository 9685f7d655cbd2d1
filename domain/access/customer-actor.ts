import type { LoggedIn } from './actor.ts'

export type CompanyStanding = {
  readonly companyId: string
  readonly role: 'member' | 'administrator'
  readonly status: 'active' | 'disabled'
  readonly certification: 'none' | 'under-review' | 'certified' | 'refused'
}

export type CustomerStanding =
  | { readonly tie: 'none' }
  | { readonly tie: 'asked-to-join'; readonly companyId: string }
  | ({ readonly tie: 'belongs' } & CompanyStanding)

/** Asked anew on every call, so that a right withdrawn is gone at once. */
export function customerActor(userId: string, standing: CustomerStanding): LoggedIn {
  if (standing.tie === 'none') return { kind: 'registered', userId, standing: 'no-company' }
  const { companyId } = standing
  if (standing.tie === 'asked-to-join')
    return { kind: 'applying', userId, companyId, awaiting: 'join-approval' }
  return companyActor(userId, standing)
}

function companyActor(userId: string, { companyId, role, status, certification }: CompanyStanding): LoggedIn {
  if (status === 'disabled') return { kind: 'registered', userId, companyId, standing: 'disabled-member' }
  if (certification === 'under-review')
    return { kind: 'applying', userId, companyId, awaiting: 'certification' }
  if (certification !== 'certified')
    return { kind: 'registered', userId, companyId, standing: `uncertified-${role}` }
  return { kind: role === 'administrator' ? 'company-administrator' : 'member', userId, companyId }
}
