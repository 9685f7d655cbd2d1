import type { DataOf } from '#contract/call.ts'
import { asOfferData } from '#contract/offers.ts'
import { asQuery } from '#contract/queries.ts'
import type {
  getPriceRange as getPriceRangeCall,
  searchOffers as searchOffersCall,
} from '#contract/quotes.ts'
import { bandOf, openQuery, shareOf } from '#domain/quotes/band.ts'
import { containerCount } from '#domain/quotes/query.ts'
import { queryProblems } from '#domain/quotes/query-problems.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { carbonOfOffer } from './carbon.ts'
import { type QuoteDeps, rateViewer } from './deps.ts'
import { placeNamesOf, viewPlaces } from './named-places.ts'
import { priceQuery } from './price.ts'
import { bandLimits, offerLimits, takeQuestion } from './question-limits.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock'>
type BandData = DataOf<typeof getPriceRangeCall>

/** Nothing of who asks goes into it: no company, no token. */
export async function getPriceRange(
  deps: Deps,
  { body, request }: EndpointInput<typeof getPriceRangeCall>,
): Promise<Verdict<BandData>> {
  const now = deps.clock.now()
  const today = shanghaiDay(now)
  const query = asQuery(body)
  const taken = await takeQuestion(deps.database.queries, bandLimits(networkOf(request.clientIp)))
  if (!taken.ok) return taken
  const wrong = queryProblems(query, today)
  if (Object.keys(wrong).length > 0) return refuseFields(wrong)
  const pricing = { brand: request.brand, companyId: null, now }
  const priced = await priceQuery(deps.database.queries, openQuery(query, today), pricing)
  if (!priced.ok) return priced
  const total = bandOf(priced.value.offers)
  if (!total) return refuse('no-price')
  const containers = containerCount(query)
  return accept({ total, each: containers > 1 ? shareOf(total, containers) : null })
}

/** Every offer to the cent, for whoever may see it. */
export async function searchOffers(
  { database: { queries }, clock }: Deps,
  { body, request, principal }: EndpointInput<typeof searchOffersCall>,
): Promise<Verdict<DataOf<typeof searchOffersCall>>> {
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const taken = await takeQuestion(queries, offerLimits(companyId))
  if (!taken.ok) return taken
  const query = asQuery(body)
  const priced = await priceQuery(queries, query, { brand: request.brand, companyId, now: clock.now() })
  if (!priced.ok) return priced
  const { quotedOn, offers, unavailable, contracts } = priced.value
  const carbon = offers.flatMap((offer) => {
    const told = carbonOfOffer(query, offer)
    return told ? [[offer.item.code, told] as const] : []
  })
  return accept({
    quotedOn,
    offers: offers.map(asOfferData),
    unavailable: unavailable.map(({ item, refusal }) => ({
      item,
      refusal: refusal.refusal,
      params: refusal.params,
    })),
    carbon: Object.fromEntries(carbon),
    contracts: [...contracts],
    places: viewPlaces(await placeNamesOf(queries, offers), offers),
  })
}
