import type { CallInput } from '#contract/client.ts'
import type { RateRow } from '#contract/rates.ts'
import { type RateKind, rateKinds, rateStates } from '#domain/rates/rate.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { call } from '#web/client/call.ts'
import { usePlaceText } from '#web/console/rate-pricing/use-names.ts'
import { useFilters } from '#web/console/shared/use-filters.ts'
import { useRows } from '#web/console/shared/use-rows.ts'
import { useTranslation } from '#web/language/use-translation.ts'

type Query = CallInput<'GET /api/console/rates'>['query']

const rates = {
  read: (query: Query) => call('GET /api/console/rates', { query }),
  after: ({ rateId }: RateRow): Partial<Query> => ({ after: rateId }),
}

/** The filters from the URL. */
export function useRateQuery() {
  const { read, oneOf, change, clear } = useFilters()
  const kind: RateKind = oneOf('kind', rateKinds) ?? 'ocean-lane'
  const port = oneOf('port', oceanPorts)
  const state = oneOf('state', rateStates)
  const search = read('search')
  const query = { kind, ...(port && { port }), ...(state && { state }), ...(search && { search }) }
  return { query, change, clear }
}

export function useRates() {
  const { t } = useTranslation('ratesAdmin')
  const placeText = usePlaceText()
  const { query, change, clear } = useRateQuery()
  const list = useRows(rates, query)
  const { kind, port, state, search } = query
  const criteria = [port && placeText(port), state && t(`states.${state}`), search].filter(
    (text): text is string => Boolean(text),
  )
  /** Clearing the filters keeps the kind. */
  const clearOthers = () => {
    if (kind === 'ocean-lane') clear()
    else change({ port: '', state: '', search: '' })
  }
  return { list, query, criteria, change, clear: clearOthers }
}
