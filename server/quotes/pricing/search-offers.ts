import type { DataOf } from '#contract/call.ts'
import { asOfferSummary } from '#contract/offers.ts'
import { asQuery } from '#contract/queries.ts'
import type { searchOffers as searchOffersCall } from '#contract/quotes.ts'
import type { Unavailable } from '#domain/quotes/offers/offer.ts'
import { ownPlaces } from '#domain/quotes/offers/offer-places.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { requireRateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { offersRateLimit, openPriceSource } from '#server/quotes/rate-limits.ts'
import { readCachedNamedPlaces } from './place-names.ts'
import { type PricedOffers, priceQuery } from './price-query.ts'

type OfferList = DataOf<typeof searchOffersCall>

const viewUnavailable = ({ item, refusal }: Unavailable) => ({
  item,
  refusal: refusal.refusal,
  params: refusal.params,
})

/** Cached prices share one list, so that it is built only once. */
const lists = new WeakMap<PricedOffers, Omit<OfferList, 'places'>>()

function listOf(priced: PricedOffers): Omit<OfferList, 'places'> {
  const known = lists.get(priced)
  if (known) return known
  const { quotedOn, offers, unavailable, contractOfferCodes, dollarRate } = priced
  const list = {
    quotedOn,
    offers: offers.map(asOfferSummary),
    unavailable: unavailable.map(viewUnavailable),
    contractOfferCodes: [...contractOfferCodes],
    dollarRate,
  }
  lists.set(priced, list)
  return list
}

/** Every offer with its exact price, for those who may see rates. */
export async function searchOffers(
  deps: Pick<QuoteDeps, 'database' | 'clock' | 'priceCache'>,
  { body, request: { brand }, principal }: EndpointInput<typeof searchOffersCall>,
): Promise<Result<OfferList>> {
  const viewer = requireRateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const source = await openPriceSource(deps, offersRateLimit(viewer.value))
  if (!source.ok) return source
  const pricingContext = { brand, companyId, now: deps.clock.now() }
  const priced = await priceQuery(source.value, asQuery(body), pricingContext)
  if (!priced.ok) return priced
  const places = await readCachedNamedPlaces(source.value, priced.value.offers.flatMap(ownPlaces))
  return ok({ ...listOf(priced.value), places })
}
