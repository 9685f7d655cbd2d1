import { useMembershipStatus } from '#web/components/gate/use-membership-status.ts'

/** The logged-in user. The layout only shows its pages to one, but the last render after logging out has none. */
export function useCurrentUser() {
  const membershipStatus = useMembershipStatus()
  return membershipStatus.status === 'person' ? membershipStatus : undefined
}
