import { permit } from '#domain/access/permit.ts'
import { useCurrentUser } from '#web/workbench/shell/use-current-user.ts'

/** A suspended company reads its address book and does not change it. */
export function useMayKeep(): boolean {
  const user = useCurrentUser()
  return user !== undefined && permit(user.actor, 'keep-addresses').ok
}
