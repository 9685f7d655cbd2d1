import type { OfferSummary } from '#contract/offers.ts'
import { isDirect } from '#domain/quotes/offers/is-direct.ts'
import { FormattedDay, ZonedTime } from '#web/components/formats/formatted-time.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import type { Description } from '#web/ui/description-list.tsx'

type Sailing = NonNullable<OfferSummary['item']['sailing']>

/** Arrival, terminal at destination and routing; what an older quote does not state is left out. */
export function useArrivalItems(sailing: Sailing | undefined, arrives: string): readonly Description[] {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  if (!sailing) return []
  const { arrivesAt, arrivesOn, arrivalZone, arrivalTerminal } = sailing
  const day = arrivesOn && <FormattedDay day={arrivesOn} />
  return [
    { term: arrives, value: arrivesAt ? <ZonedTime at={arrivesAt} zone={arrivalZone} /> : day },
    { term: t('list.arrivalTerminal'), value: arrivalTerminal?.name[language] },
    { term: t('list.routing'), value: isDirect(sailing) && t('list.direct') },
  ]
}
