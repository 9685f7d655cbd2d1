import type { QueryOf } from '#domain/quotes/query/query.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import type { QuoteRequestValues } from '#web/services/shared/quote-request.tsx'

/** The request to staff for a warehouse query without a price. */
export const warehouseRequest = (
  query: QueryOf<'warehouse'> | undefined,
  to: string,
  goods = '',
): QuoteRequestValues => ({
  kind: 'warehouse',
  defaults: query
    ? {
        to,
        goods,
        volumeCbm: query.cargo.volumeCbm,
        weightKg: exactText(exact(query.cargo.weightTons).times(1000)),
        days: query.storageDays > 0 ? String(query.storageDays) : '',
        readyOn: query.day,
      }
    : { to, goods },
})
