import type { StaffRole } from '#domain/access/actor.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** Roles by their names, in one line. */
export function useRoleWords(): (roles: readonly StaffRole[]) => string {
  const { t } = useTranslation('console')
  return (roles) =>
    roles.length > 0
      ? roles.map((role) => t(`access:roles.${role}`)).join(t('list.between'))
      : t('shell.noRoles')
}
