import type { CallData, CallInput } from '#contract/client.ts'
import type { OffersData } from '#contract/quotes.ts'
import { permit } from '#domain/access/permit.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { type CallQuery, useCallQuery } from '#web/client/query/use-call-query.ts'
import { useCurrentAccess } from '#web/components/gate/use-current-access.ts'

/** A query as it is sent; a field that is left out has its default. */
export type QuoteQueryInput = CallInput<'POST /api/quotes/offers'>['body']
export type PriceRangeData = CallData<'POST /api/quotes/band'>

export type Prices =
  | { readonly status: 'none' }
  | { readonly status: 'checking-access' }
  | { readonly status: 'access-unknown'; readonly refusal: Refusal; retry(): void }
  | { readonly status: 'range'; readonly range: CallQuery<PriceRangeData> }
  | { readonly status: 'offers'; readonly offers: CallQuery<OffersData> }

/** Offers for users who may see rates, a price range for all others. Requested again when the query or the user changes. */
export function usePrices(query: QuoteQueryInput | undefined): Prices {
  const access = useCurrentAccess()
  const isKnown = access.status === 'visitor' || access.status === 'person'
  const mayViewRates = access.status === 'person' && permit(access.actor, 'view-rates').ok
  const input = query && isKnown ? { body: query } : undefined
  const offers = useCallQuery('POST /api/quotes/offers', mayViewRates ? input : undefined)
  const range = useCallQuery('POST /api/quotes/band', mayViewRates ? undefined : input)
  if (!query) return { status: 'none' }
  if (access.status === 'failed')
    return {
      status: 'access-unknown',
      refusal: access.refusal,
      retry: () => void access.retry(),
    }
  if (!isKnown) return { status: 'checking-access' }
  return mayViewRates ? { status: 'offers', offers } : { status: 'range', range }
}
