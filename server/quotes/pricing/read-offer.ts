import type { DataOf } from '#contract/call.ts'
import { asOfferData } from '#contract/offers.ts'
import { asQuery } from '#contract/queries.ts'
import type { readOffer as readOfferCall } from '#contract/quotes.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { rateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { openedOfferRateLimit, takeRateLimit } from '#server/quotes/rate-limits.ts'
import { carbonOfOffer } from './carbon.ts'
import { placeNamesOf, viewPlaces } from './place-names.ts'
import { offerWithCode, priceQuery } from './price-query.ts'

/** One offer of a search with everything that explains its price. */
export async function readOffer(
  { database: { queries }, clock }: Pick<QuoteDeps, 'database' | 'clock'>,
  { body, request, principal }: EndpointInput<typeof readOfferCall>,
): Promise<Verdict<DataOf<typeof readOfferCall>>> {
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const taken = await takeRateLimit(queries, openedOfferRateLimit(companyId))
  if (!taken.ok) return taken
  const query = asQuery(body.query)
  const priced = await priceQuery(queries, query, { brand: request.brand, companyId, now: clock.now() })
  if (!priced.ok) return priced
  const found = offerWithCode(priced.value, body.offerCode)
  if (!found.ok) return found
  const offer = found.value
  return accept({
    quotedOn: priced.value.quotedOn,
    offer: asOfferData(offer),
    carbon: carbonOfOffer(query, offer),
    isContract: priced.value.contracts.includes(offer.item.code),
    places: viewPlaces(await placeNamesOf(queries, [offer]), [offer]),
  })
}
