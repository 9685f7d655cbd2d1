import type { OffersData } from '#contract/quotes.ts'
import { joinQueries, useCallQueries } from '#web/client/query/use-call-queries.ts'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { type GridQuery, type GridRow, gridRow } from './grid-rows.ts'
import { isNoPrice } from './offer-details.ts'

type Offers = OffersData['offers']

/** A container type without a price is an empty row. */
function offersOf(query: CallQuery<OffersData>): CallQuery<Offers> {
  if (query.status === 'ready') return { ...query, data: query.data.offers }
  if (query.status !== 'refused' || !isNoPrice(query.refusal)) return query
  const { retry } = query
  return { status: 'ready', data: [], isRefreshing: false, isOffline: false, problem: undefined, retry }
}

/** The rows of the grid: one request for each container type. */
export function useGridRows(queries: readonly GridQuery[]): CallQuery<readonly GridRow[]> {
  const answers = useCallQueries(
    'POST /api/quotes/offers',
    queries.map((body) => ({ body })),
  )
  const joined = joinQueries(answers.map(offersOf))
  if (joined.status !== 'ready') return joined
  const rows = queries.flatMap(({ containers }, index) =>
    containers.map(({ type }) => gridRow(type, joined.data[index] ?? [])),
  )
  return { ...joined, data: rows }
}
