import { useCurrentAccess } from '#web/components/gate/use-current-access.ts'

/** The logged-in user. The layout only shows its pages to one, but the last render after logging out has none. */
export function useCurrentUser() {
  const access = useCurrentAccess()
  return access.status === 'person' ? access : undefined
}
