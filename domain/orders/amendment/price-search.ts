import { servicePaths } from '#domain/brands/service-paths.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { queryToSearchParams } from '#domain/quotes/query/query-codec.ts'
import { notBefore, windowFrom } from '#domain/quotes/query/query-defaults.ts'

type Ordered = {
  readonly query: QuoteQuery | null
  /** The warehouse or the depot. */
  readonly place: string
  /** Of an offer by staff. */
  readonly requestNumber: string | null
}

/** Days that have passed become today; a window of departures that has begun starts anew. */
function fromToday(query: QuoteQuery, today: string): QuoteQuery {
  if (query.mode !== 'ocean') return { ...query, day: notBefore(today, query.day) }
  return query.etdFrom < today ? { ...query, ...windowFrom(today) } : query
}

function pageOf(query: QuoteQuery, place: string): string {
  const params = queryToSearchParams(query)
  switch (query.mode) {
    case 'ocean':
      return `${servicePaths.oceanOffers}?${params}`
    case 'trucking':
      return `${servicePaths.trucking}?${params}`
    case 'depot':
      return `${servicePaths.depotOffers}?${params}`
    case 'warehouse':
      return `${servicePaths.warehouse}?${new URLSearchParams([['code', place], ...params])}`
  }
}

/** Where a new price for an order is searched: the page of its service with its lane, day and containers. */
export function priceSearchUrl({ query, place, requestNumber }: Ordered, today: string): string {
  if (query) return pageOf(fromToday(query, today), place)
  const params = new URLSearchParams({ show: 'new-request' })
  if (requestNumber) params.set('again', requestNumber)
  return `${workbenchPaths.quotes}?${params}`
}
