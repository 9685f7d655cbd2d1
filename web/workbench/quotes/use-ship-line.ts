import type { QuoteRow } from '#contract/quotes.ts'
import { writeDay } from '#web/components/formats/write-day.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

type ListedSailing = NonNullable<QuoteRow['sailing']>

/** A ship in a line: whose, which, and when she leaves. */
export function useShipLine() {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const names = useNames()
  return ({ carrier, vessel, voyage, departsOn }: ListedSailing): string =>
    [
      names.carrier(carrier),
      `${vessel} / ${voyage}`,
      t('ship.leaves', { day: writeDay(departsOn, language, 'short') }),
    ].join(' · ')
}
