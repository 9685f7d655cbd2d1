import { usePlaceText } from '#web/console/rate-pricing/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import type { useRateQuery } from './use-rate-query.ts'

type Query = ReturnType<typeof useRateQuery>['query']

/** The filters that are set, as texts. */
export function useCriteria({ port, state, duty, search }: Query): readonly string[] {
  const { t } = useTranslation('ratesAdmin')
  const placeText = usePlaceText()
  return [port && placeText(port), state && t(`states.${state}`), duty && t(`duties.${duty}`), search].filter(
    (text): text is string => Boolean(text),
  )
}
