import type { CallData, CallInput } from '#contract/client.ts'
import type { OffersData } from '#contract/quotes.ts'
import { permit } from '#domain/access/permit.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { type CallQuery, useCallQuery } from '#web/client/query/use-call-query.ts'
import { useMembershipStatus } from '#web/components/gate/use-membership-status.ts'

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
  const membershipStatus = useMembershipStatus()
  const isKnown = membershipStatus.status === 'visitor' || membershipStatus.status === 'person'
  const mayViewRates = membershipStatus.status === 'person' && permit(membershipStatus.actor, 'view-rates').ok
  const input = query && isKnown ? { body: query } : undefined
  const offers = useCallQuery('POST /api/quotes/offers', mayViewRates ? input : undefined)
  const range = useCallQuery('POST /api/quotes/band', mayViewRates ? undefined : input)
  if (!query) return { status: 'none' }
  if (membershipStatus.status === 'failed')
    return {
      status: 'access-unknown',
      refusal: membershipStatus.refusal,
      retry: () => void membershipStatus.retry(),
    }
  if (!isKnown) return { status: 'checking-access' }
  return mayViewRates ? { status: 'offers', offers } : { status: 'range', range }
}
