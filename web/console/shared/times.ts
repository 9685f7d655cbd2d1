import { useCallback } from 'react'
import { writeTime } from '#domain/language/write-time.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { waitOf } from './waits.ts'

/** For a time within a sentence; elsewhere `WrittenTime`. */
export function useTimeText(): (at: string) => string {
  const language = useLanguage()
  return useCallback((at: string) => writeTime(new Date(at), language, { shape: 'dateTime' }), [language])
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
