import { useCallback } from 'react'
import { formatTime } from '#domain/language/format-time.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { waitOf } from './waits.ts'

/** For a time within a sentence; elsewhere `FormattedTime`. */
export function useTimeText(): (at: string) => string {
  const language = useLanguage()
  return useCallback((at: string) => formatTime(new Date(at), language, { format: 'dateTime' }), [language])
}

/** How long a customer has waited. */
export function useWaitText(): (since: string) => string {
  const { t } = useTranslation('console')
  return useCallback(
    (since: string) => {
      const { unit, count } = waitOf(new Date(since), new Date())
      return t(`when.${unit}`, { count })
    },
    [t],
  )
}
