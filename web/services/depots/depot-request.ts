import type { QueryOf } from '#domain/quotes/query/query.ts'
import type { QuoteRequestValues } from '#web/services/shared/quote-request.tsx'

/** The request to staff for a depot query without a price. */
export const depotRequest = (query: QueryOf<'depot'> | undefined, to: string): QuoteRequestValues => ({
  kind: 'depot',
  defaults: query
    ? {
        to,
        containers: `${query.size === 40 ? '40GP' : '20GP'}.${query.containers}`,
        days: query.days > 0 ? String(query.days) : '',
        readyOn: query.day,
      }
    : { to },
})
