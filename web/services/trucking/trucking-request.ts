import type { QueryOf } from '#domain/quotes/query/query.ts'
import { formatContainers } from '#web/components/containers/containers.ts'
import type { QuoteRequestValues } from '#web/services/shared/quote-request.tsx'

/** The request to staff for a trucking query without a price. */
export const truckingRequest = (
  query: QueryOf<'trucking'> | undefined,
  route: { readonly from: string; readonly to: string },
): QuoteRequestValues => ({
  kind: 'trucking',
  defaults: query
    ? {
        ...route,
        containers: formatContainers(query.containers),
        readyOn: query.day,
      }
    : route,
})
