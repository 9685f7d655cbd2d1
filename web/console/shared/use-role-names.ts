import { useCallback } from 'react'
import type { StaffRole } from '#domain/access/actor.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** The names of roles as one text. */
export function useRoleNames(): (roles: readonly StaffRole[]) => string {
  const { t } = useTranslation('console')
  return useCallback(
    (roles: readonly StaffRole[]) =>
      roles.length > 0
        ? roles.map((role) => t(`access:roles.${role}`)).join(t('list.between'))
        : t('shell.noRoles'),
    [t],
  )
}
