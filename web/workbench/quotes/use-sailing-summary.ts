import { useCallback } from 'react'
import type { QuoteRow } from '#contract/quotes.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

type ListedSailing = NonNullable<QuoteRow['sailing']>

/** A sailing in one line: carrier, vessel, departure. */
export function useSailingSummary() {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const names = useNames()
  return useCallback(
    ({ carrier, vessel, voyage, departsOn }: ListedSailing): string =>
      [
        names.carrier(carrier),
        `${vessel} / ${voyage}`,
        t('sailing.leaves', { day: formatDay(departsOn, language) }),
      ].join(' · '),
    [t, language, names],
  )
}
