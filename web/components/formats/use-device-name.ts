import type { SessionView } from '#contract/registration.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** Browser and system of a session, or the one that is known. */
export function useDeviceName(): (device: Pick<SessionView, 'browser' | 'system'>) => string {
  const { t } = useTranslation('session')
  return ({ browser, system }) =>
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknownDevice'))
}
