import { useMembershipStatus } from '#web/components/gate/use-membership-status.ts'

/** Who is reading; the shell draws its pages for nobody else, but the last draw of somebody leaving finds nobody. */
export function useReader() {
  const membershipStatus = useMembershipStatus()
  return membershipStatus.is === 'person' ? membershipStatus : undefined
}
