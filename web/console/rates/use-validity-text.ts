import { useCallback } from 'react'
import { formatDay } from '#domain/language/format-time.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

/** The first and the last day of a rate. */
export function useValidityText(): (from: string, to: string) => string {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  return useCallback(
    (from: string, to: string) =>
      t('validity', { from: formatDay(from, language, 'date'), to: formatDay(to, language, 'date') }),
    [t, language],
  )
}
