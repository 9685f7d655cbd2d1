import type { CallData, CallInput } from '#contract/client.ts'
import type { OffersData } from '#contract/quotes.ts'
import { permit } from '#domain/access/permit.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import type { CallAnswer } from '#web/client/query/use-call-queries.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useMembershipStatus } from '#web/components/gate/use-membership-status.ts'

/** A query as it is sent; a field that is left out has its default. */
export type QuoteQueryInput = CallInput<'POST /api/quotes/offers'>['body']
export type PriceRangeData = CallData<'POST /api/quotes/band'>

export type Prices =
  | { readonly is: 'none' }
  | { readonly is: 'checking-access' }
  | { readonly is: 'access-unknown'; readonly refusal: Refusal; retry(): void }
  | { readonly is: 'range'; readonly range: CallAnswer<PriceRangeData> }
  | { readonly is: 'offers'; readonly offers: CallAnswer<OffersData> }

/** Offers for users who may see rates, a price range for all others. Requested again when the query or the user changes. */
export function usePrices(query: QuoteQueryInput | undefined): Prices {
  const membershipStatus = useMembershipStatus()
  const isKnown = membershipStatus.is === 'visitor' || membershipStatus.is === 'person'
  const mayViewRates = membershipStatus.is === 'person' && permit(membershipStatus.actor, 'view-rates').ok
  const input = query && isKnown ? { body: query } : undefined
  const offers = useCallQuery('POST /api/quotes/offers', mayViewRates ? input : undefined)
  const range = useCallQuery('POST /api/quotes/band', mayViewRates ? undefined : input)
  if (!query) return { is: 'none' }
  if (membershipStatus.is === 'failed')
    return {
      is: 'access-unknown',
      refusal: membershipStatus.refusal,
      retry: () => void membershipStatus.retry(),
    }
  if (!isKnown) return { is: 'checking-access' }
  return mayViewRates ? { is: 'offers', offers } : { is: 'range', range }
}
