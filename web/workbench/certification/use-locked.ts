import { useTranslation } from '#web/language/use-translation.ts'
import { certifiedPermissions } from '#web/workbench/shell/certified-permissions.ts'

/** The names of what is locked without a certified company. */
export function useLocked(): readonly string[] {
  const { t } = useTranslation('access')
  return certifiedPermissions.map((permission) => t(`permissions.${permission}`))
}
