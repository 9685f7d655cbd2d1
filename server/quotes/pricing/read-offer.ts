import type { DataOf } from '#contract/call.ts'
import { asOfferData } from '#contract/offers.ts'
import { asQuery } from '#contract/queries.ts'
import type { readOffer as readOfferCall } from '#contract/quotes.ts'
import { placesIn } from '#domain/quotes/offers/offer-places.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { requireRateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { openedOfferRateLimit, openPriceSource } from '#server/quotes/rate-limits.ts'
import { carbonOfOffer } from './carbon.ts'
import { readCachedNamedPlaces } from './place-names.ts'
import { offerWithCode, priceQuery } from './price-query.ts'

/** One offer of a search with everything that explains its price. */
export async function readOffer(
  deps: Pick<QuoteDeps, 'database' | 'clock' | 'priceCache'>,
  { body, request, principal }: EndpointInput<typeof readOfferCall>,
): Promise<Result<DataOf<typeof readOfferCall>>> {
  const viewer = requireRateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const source = await openPriceSource(deps, openedOfferRateLimit(viewer.value))
  if (!source.ok) return source
  const query = asQuery(body.query)
  const priced = await priceQuery(source.value, query, {
    brand: request.brand,
    companyId,
    now: deps.clock.now(),
  })
  if (!priced.ok) return priced
  const found = offerWithCode(priced.value, body.offerCode)
  if (!found.ok) return found
  const offer = found.value
  return ok({
    quotedOn: priced.value.quotedOn,
    offer: asOfferData(offer),
    carbon: carbonOfOffer(query, offer),
    isContract: priced.value.contractOfferCodes.includes(offer.item.code),
    places: await readCachedNamedPlaces(source.value, placesIn(offer)),
  })
}
