import { useCallback } from 'react'
import { formatTime } from '#domain/language/format-time.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useNow } from '#web/ui/use-now.ts'
import { waitOf } from './waits.ts'

/** For a time within a sentence; elsewhere `FormattedTime`. */
export function useTimeText(): (at: string) => string {
  const language = useLanguage()
  return useCallback((at: string) => formatTime(new Date(at), language, { format: 'dateTime' }), [language])
}

/** How long a customer has waited, also while the page stays open. */
export function useWaitText(): (since: string) => string {
  const { t } = useTranslation('console')
  const now = useNow()?.getTime()
  return useCallback(
    (since: string) => {
      const { unit, count } = waitOf(new Date(since), new Date(now ?? Date.now()))
      return t(`when.${unit}`, { count })
    },
    [t, now],
  )
}
