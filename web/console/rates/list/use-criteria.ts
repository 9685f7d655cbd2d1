import { isMarginDuty, marginOfDuty, type RateDuty } from '#domain/rates/duties.ts'
import { usePlaceText } from '#web/console/rate-pricing/use-names.ts'
import { carrierName } from '#web/console/rates/carrier-name.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import type { useRateQuery } from './use-rate-query.ts'

type Query = ReturnType<typeof useRateQuery>['query']

/** What a filter by duty is called. */
export function useDutyText(): (duty: RateDuty) => string {
  const { t } = useTranslation('ratesAdmin')
  return (duty) =>
    isMarginDuty(duty) ? t('duties.margin', { percent: marginOfDuty(duty) ?? 0 }) : t(`duties.${duty}`)
}

/** The filters that are set, as texts. */
export function useCriteria(query: Query, company: string | null = null): readonly string[] {
  const { port, state, carrier, contractOf, duty, customers, savedBy, search } = query
  const { t } = useTranslation('ratesAdmin')
  const placeText = usePlaceText()
  const dutyText = useDutyText()
  const language = useLanguage()
  return [
    port && placeText(port),
    state && t(`states.${state}`),
    carrier && carrierName(carrier, language),
    contractOf && (company ?? t('list.contractCustomer')),
    duty && dutyText(duty),
    customers && t(`customers.${customers}`),
    savedBy && t('list.mine'),
    search,
  ].filter((text): text is string => Boolean(text))
}
