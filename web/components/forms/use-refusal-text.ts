import type { Refusal } from '#domain/values/refusal.ts'
import { isOfflineRefusal } from '#web/client/unreachable.ts'
import { useIsOnline } from '#web/client/use-is-online.ts'
import type { Namespace } from '#web/language/messages.ts'
import { useTranslation, useTranslator } from '#web/language/use-translation.ts'

/**
 * Why something was refused, as a sentence; a namespace may have one of its own. What was not sent because the browser
 * was offline is said as such, until the connection is back.
 */
export function useRefusalText(namespace: Namespace = 'refusals') {
  const { t } = useTranslation('common')
  const translator = useTranslator()
  const isOnline = useIsOnline()
  return (refused: Refusal | undefined): string | undefined => {
    if (!refused) return undefined
    if (isOfflineRefusal(refused)) return isOnline ? undefined : t('offlineUnsent')
    const { refusal, params } = refused
    return translator.find(`${namespace}:refusals.${refusal}`) ?? t(`refusals:${refusal}`, params)
  }
}
