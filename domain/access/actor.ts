export const staffRoles = [
  'sales',
  'operations',
  'reviewer',
  'editor',
  'tariff-manager',
  'finance',
  'administrator',
] as const
export type StaffRole = (typeof staffRoles)[number]

export const customerKinds = [
  'visitor',
  'registered',
  'applying',
  'member',
  'company-administrator',
  'suspended-member',
  'suspended-administrator',
] as const
export type CustomerKind = (typeof customerKinds)[number]

/** Staff have permissions only through their roles. */
export type Holder = CustomerKind | StaffRole

export type Visitor = { readonly kind: 'visitor' }

/** Logged in, without a certified company to act for. */
export type Registered = { readonly kind: 'registered'; readonly userId: string } & (
  | { readonly membershipStatus: 'no-company' }
  | {
      readonly membershipStatus: 'uncertified-administrator' | 'uncertified-member' | 'disabled-member'
      readonly companyId: string
    }
)

export type Applying = {
  readonly kind: 'applying'
  readonly userId: string
  readonly companyId: string
  /** Certification by one's own application, or by that of the administrator; or to be let into the company. */
  readonly awaiting: 'certification' | 'certification-by-administrator' | 'join-approval'
}

/** An active member of a certified company. */
export type CompanyMember = {
  readonly kind: 'member' | 'company-administrator'
  readonly userId: string
  readonly companyId: string
  readonly seesOwnOrders?: true
}

/** An active member of a company whose certification is suspended: what runs goes on, nothing new begins. */
export type SuspendedMember = {
  readonly kind: 'suspended-member' | 'suspended-administrator'
  readonly userId: string
  readonly companyId: string
  readonly seesOwnOrders?: true
}

export type Staff = {
  readonly kind: 'staff'
  readonly userId: string
  readonly roles: readonly StaffRole[]
}

export type LoggedIn = Registered | Applying | CompanyMember | SuspendedMember | Staff
export type Actor = Visitor | LoggedIn

export const holdersOf = (actor: Actor): readonly Holder[] =>
  actor.kind === 'staff' ? actor.roles : [actor.kind]

/** Also while the company is suspended. */
export const isCompanyAdministrator = ({ kind }: Actor): boolean =>
  kind === 'company-administrator' || kind === 'suspended-administrator'

export const companyOf = (actor: Actor): string | null => ('companyId' in actor ? actor.companyId : null)

export const userOf = (actor: Actor): string | null => ('userId' in actor ? actor.userId : null)
