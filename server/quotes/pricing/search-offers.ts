import type { DataOf } from '#contract/call.ts'
import { asOfferData } from '#contract/offers.ts'
import { asQuery } from '#contract/queries.ts'
import type { searchOffers as searchOffersCall } from '#contract/quotes.ts'
import type { Unavailable } from '#domain/quotes/offer.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { rateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { offersRateLimit, takePriceLimit } from '#server/quotes/rate-limits.ts'
import { carbonOfOffer } from './carbon.ts'
import { placesFor } from './place-names.ts'
import { priceQuery } from './price-query.ts'

const viewUnavailable = ({ item, refusal }: Unavailable) => ({
  ...{ item, refusal: refusal.refusal, params: refusal.params },
})

/** Every offer with its exact price, for those who may see rates. */
export async function searchOffers(
  deps: Pick<QuoteDeps, 'database' | 'clock' | 'priceMemory'>,
  { body, request, principal }: EndpointInput<typeof searchOffersCall>,
): Promise<Verdict<DataOf<typeof searchOffersCall>>> {
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const source = await takePriceLimit(deps, offersRateLimit(companyId))
  if (!source.ok) return source
  const query = asQuery(body)
  const priced = await priceQuery(source.value, query, {
    brand: request.brand,
    companyId,
    now: deps.clock.now(),
  })
  if (!priced.ok) return priced
  const { quotedOn, offers, unavailable, contracts } = priced.value
  const carbon = offers.flatMap((offer) => {
    const estimate = carbonOfOffer(query, offer)
    return estimate ? [[offer.item.code, estimate] as const] : []
  })
  return accept({
    quotedOn,
    offers: offers.map(asOfferData),
    unavailable: unavailable.map(viewUnavailable),
    carbon: Object.fromEntries(carbon),
    contracts: [...contracts],
    places: await placesFor(source.value, offers),
  })
}
