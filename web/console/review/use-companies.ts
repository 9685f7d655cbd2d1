import type { CallInput } from '#contract/client.ts'
import type { CompanyRow } from '#contract/review.ts'
import type { CertificationState } from '#domain/certification/certification.ts'
import { call } from '#web/client/call.ts'
import { useFilters } from '#web/console/shared/use-filters.ts'
import { useRows } from '#web/console/shared/use-rows.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import type { StateChoice } from './state-filters.tsx'

/** What can be asked for; one who never applied is not in the house's books. */
export const stateChoices = ['under-review', 'refused', 'certified', 'all'] as const satisfies StateChoice[]

type Query = CallInput<'GET /api/console/companies'>['query']
const companies = {
  read: (query: Query) => call('GET /api/console/companies', { query }),
  after: ({ companyId }: CompanyRow): Query => ({ after: companyId }),
}

/** A list of companies by the address of the page; `usual` needs no mention there. */
export function useCompanies(usual: StateChoice) {
  const { t } = useTranslation('console')
  const { query, read, oneOf, change, clear } = useFilters()
  const chosen: StateChoice = oneOf('state', stateChoices) ?? usual
  const search = read('search')
  const state: CertificationState | undefined = chosen === 'all' ? undefined : chosen
  const list = useRows(companies, { ...(state && { state }), ...(search && { search }) })
  const addressOf = (choice: StateChoice) => {
    const next = new URLSearchParams(query)
    if (choice === usual) next.delete('state')
    else next.set('state', choice)
    return `?${next}`
  }
  const criteria = [
    ...(chosen !== usual && state ? [t(`certification:states.${state}`)] : []),
    ...(search ? [search] : []),
  ]
  const waiting = list.last?.ok ? list.last.value.waiting : undefined
  return { list, chosen, search, criteria, waiting, addressOf, change, clear }
}
