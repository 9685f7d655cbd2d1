import { staffRoles } from '#domain/access/actor.ts'
import { holdersFor, type Permission } from '#domain/access/permissions.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** The names of the roles that have a permission, as alternatives. */
export function usePermittedRoles(): (permission: Permission) => string {
  const { t } = useTranslation('console')
  return (permission) =>
    staffRoles
      .filter((role) => holdersFor(permission).includes(role))
      .map((role) => t(`access:roles.${role}`))
      .join(t('denied.separator'))
}
