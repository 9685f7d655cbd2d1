import { workOncePerContainer } from '#domain/quotes/limits.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { searchParamsFromTexts, textsOfQuery } from '#domain/quotes/query/query-codec.ts'
import { depotFields } from '#domain/quotes/query/query-tables.ts'
import { type FormValues, type Rule, type Rules, required } from '#web/components/forms/rules.ts'
import {
  countIn,
  countOfContainers,
  countRule,
  dayRule,
  optionalCount,
} from '#web/components/quotes/state/query-rules.ts'

/** Work beside the storage. */
export const workFields = [
  'lifts',
  'cleanings',
  'weighings',
  'inspections',
  'extraMoves',
  'poweredDays',
] as const
export type WorkField = (typeof workFields)[number]

export const stayRules = (today: string): Rules => ({
  containers: countRule(depotFields.containers.limit),
  days: countRule(depotFields.days.limit),
  day: dayRule(today),
})

const workRules: Rules = {
  ...Object.fromEntries(
    workFields.map((field): [string, Rule] => [field, optionalCount(depotFields[field].limit)]),
  ),
  ...Object.fromEntries(
    workOncePerContainer.map((field): [string, Rule] => [
      field,
      countOfContainers(depotFields[field].limit, ({ containers }) => countIn(containers)),
    ]),
  ),
}

/** In the order of the fields; the port only where the form has a field for it. */
export const depotRules = (today: string, hasPort: boolean): Rules => ({
  ...(hasPort && { port: required }),
  ...stayRules(today),
  ...workRules,
})

type DepotPlace = { readonly port?: string; readonly depot?: string }

/** The URL of what the form holds; a page about one depot or port names it. */
export const depotParams = (values: FormValues, place: DepotPlace = {}): URLSearchParams =>
  searchParamsFromTexts('depot', { ...values, depot: undefined, ...place })

/** The values of the form for a query; without one, what the URL says. */
export const depotFormValues = (query: QueryOf<'depot'> | undefined, inUrl: FormValues = {}): FormValues =>
  query ? textsOfQuery<'depot'>(query) : inUrl
