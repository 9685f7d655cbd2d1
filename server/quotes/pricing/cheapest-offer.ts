import { type LaneRequest, laneQuery } from '#domain/quotes/lanes/lane-query.ts'
import type { SailingItem } from '#domain/quotes/offers/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { PriceSource } from './price-data.ts'
import { type PricingContext, priceQuery } from './price-query.ts'

/** The cheapest sailing for a lane, or the reason why there is none. */
export async function cheapestOffer(
  source: PriceSource,
  lane: LaneRequest,
  pricingContext: PricingContext,
): Promise<Result<Offer<SailingItem>>> {
  const priced = await priceQuery(source, laneQuery(lane, shanghaiDay(pricingContext.now)), pricingContext)
  if (!priced.ok) return priced
  const [cheapest] = priced.value.offers
  // An ocean query gives offers of sailings only.
  return cheapest ? ok(cheapest as Offer<SailingItem>) : refusal('no-price')
}
