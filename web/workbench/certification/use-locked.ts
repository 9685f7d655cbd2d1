import { useTranslation } from '#web/language/use-translation.ts'
import { trade } from '#web/workbench/shell/trade.ts'

/** What is locked without a certified company, in the reader's words. */
export function useLocked(): readonly string[] {
  const { t } = useTranslation('access')
  return trade.map((permission) => t(`permissions.${permission}`))
}
