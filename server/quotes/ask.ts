import type { DataOf } from '#contract/call.ts'
import { asOfferData } from '#contract/offers.ts'
import type { askBand as askBandCall, askOffers as askOffersCall } from '#contract/quotes.ts'
import { asWish } from '#contract/wishes.ts'
import { bandOf, openWish, shareOf } from '#domain/quotes/band.ts'
import { boxesIn } from '#domain/quotes/wish.ts'
import { wishProblems } from '#domain/quotes/wish-problems.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { networkOf } from '#server/platform/attempts/network.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { carbonOfOffer } from './carbon.ts'
import { placeNamesOf, viewPlaces } from './named-places.ts'
import { type QuoteParts, rateViewer } from './parts.ts'
import { priceWish } from './price.ts'
import { bandLimits, offerLimits, takeQuestion } from './question-limits.ts'

type Parts = Pick<QuoteParts, 'database' | 'clock'>
type BandData = DataOf<typeof askBandCall>

/** Nothing of who asks goes into it: no company, no token. */
export async function askBand(
  parts: Parts,
  { body, request }: EndpointInput<typeof askBandCall>,
): Promise<Verdict<BandData>> {
  const now = parts.clock.now()
  const today = shanghaiDay(now)
  const wish = asWish(body)
  const taken = await takeQuestion(parts.database.queries, bandLimits(networkOf(request.clientAddress)))
  if (!taken.ok) return taken
  const wrong = wishProblems(wish, today)
  if (Object.keys(wrong).length > 0) return refuseFields(wrong)
  const pricing = { brand: request.brand, companyId: null, now }
  const priced = await priceWish(parts.database.queries, openWish(wish, today), pricing)
  if (!priced.ok) return priced
  const total = bandOf(priced.value.offers)
  if (!total) return refuse('no-price')
  const boxes = boxesIn(wish)
  return accept({ total, each: boxes > 1 ? shareOf(total, boxes) : null })
}

/** Every offer to the cent, for whoever may see it. */
export async function askOffers(
  { database: { queries }, clock }: Parts,
  { body, request, bearer }: EndpointInput<typeof askOffersCall>,
): Promise<Verdict<DataOf<typeof askOffersCall>>> {
  const viewer = rateViewer(bearer.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const taken = await takeQuestion(queries, offerLimits(companyId))
  if (!taken.ok) return taken
  const wish = asWish(body)
  const priced = await priceWish(queries, wish, { brand: request.brand, companyId, now: clock.now() })
  if (!priced.ok) return priced
  const { askedOn, offers, misses, contracts } = priced.value
  const carbon = offers.flatMap((offer) => {
    const told = carbonOfOffer(wish, offer)
    return told ? [[offer.subject.code, told] as const] : []
  })
  return accept({
    askedOn,
    offers: offers.map(asOfferData),
    misses: misses.map(({ subject, refusal }) => ({
      subject,
      refusal: refusal.refusal,
      facts: refusal.facts,
    })),
    carbon: Object.fromEntries(carbon),
    contracts: [...contracts],
    places: viewPlaces(await placeNamesOf(queries, offers), offers),
  })
}
