import { isMarginDuty, marginOfDuty, type RateDuty } from '#domain/rates/duties.ts'
import { usePlaceText } from '#web/console/rate-pricing/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import type { useRateQuery } from './use-rate-query.ts'

type Query = ReturnType<typeof useRateQuery>['query']

/** What a filter by duty is called. */
export function useDutyText(): (duty: RateDuty) => string {
  const { t } = useTranslation('ratesAdmin')
  return (duty) =>
    isMarginDuty(duty) ? t('duties.margin', { percent: marginOfDuty(duty) ?? 0 }) : t(`duties.${duty}`)
}

/** The filters that are set, as texts. */
export function useCriteria({ port, state, duty, customers, savedBy, search }: Query): readonly string[] {
  const { t } = useTranslation('ratesAdmin')
  const placeText = usePlaceText()
  const dutyText = useDutyText()
  return [
    port && placeText(port),
    state && t(`states.${state}`),
    duty && dutyText(duty),
    customers && t(`customers.${customers}`),
    savedBy && t('list.mine'),
    search,
  ].filter((text): text is string => Boolean(text))
}
