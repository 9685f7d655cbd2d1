import { useTranslation } from '#web/language/use-translation.ts'
import { trade } from '#web/workbench/shell/trade.ts'

/** The names of what is locked without a certified company. */
export function useLocked(): readonly string[] {
  const { t } = useTranslation('access')
  return trade.map((permission) => t(`permissions.${permission}`))
}
