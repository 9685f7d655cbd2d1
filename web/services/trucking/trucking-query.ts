import { searchParamsFromTexts } from '#domain/quotes/query/query-codec.ts'
import { truckingFields } from '#domain/quotes/query/query-tables.ts'
import { containerRules, containerSum, containersIn } from '#web/components/containers/containers.ts'
import { type FormValues, type Rules, required } from '#web/components/forms/rules.ts'
import { countOfContainers, countRule, dayRule } from '#web/components/quotes/state/query-rules.ts'

/** In the order of the fields. */
export const truckingRules = (today: string): Rules => ({
  port: required,
  district: required,
  day: dayRule(today),
  ...containerRules,
  loadingPoints: countRule(truckingFields.loadingPoints.limit),
  weighings: countOfContainers(truckingFields.weighings.limit, containerSum),
})

export const truckingParams = (values: FormValues): URLSearchParams =>
  searchParamsFromTexts('trucking', {
    ...values,
    containers: truckingFields.containers.write(containersIn(values)),
  })
