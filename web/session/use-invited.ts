import { type Invited, invitationPath, loadInvited } from '#web/client/invited.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** The invitation that a registration is for. Not known to the server. */
export const useInvited = (redirect: string | null): Invited | undefined =>
  useHydrated() && redirect === invitationPath ? loadInvited() : undefined
