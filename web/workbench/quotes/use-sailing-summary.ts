import { useCallback } from 'react'
import type { QuoteRow } from '#contract/quotes.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage } from '#web/language/use-translation.ts'

type ListedSailing = NonNullable<QuoteRow['sailing']>

/** A sailing in one line, from its departure: what tells two sailings apart comes first, since the end may be cut. */
export function useSailingSummary() {
  const language = useLanguage()
  const names = useNames()
  return useCallback(
    ({ carrier, vessel, voyage, departsOn }: ListedSailing): string =>
      [formatDay(departsOn, language), `${vessel} / ${voyage}`, names.carrier(carrier)].join(' · '),
    [language, names],
  )
}
