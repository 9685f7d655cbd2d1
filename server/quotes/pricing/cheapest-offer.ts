import { type LaneRequest, laneQuery } from '#domain/quotes/lanes/lane-query.ts'
import type { SailingItem } from '#domain/quotes/offers/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { Result } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { PriceSource } from './price-data.ts'
import { type PricingContext, priceCheapest } from './price-query.ts'

/** The cheapest sailing for a lane, or the reason why there is none. */
export async function cheapestOffer(
  source: PriceSource,
  lane: LaneRequest,
  pricingContext: PricingContext,
): Promise<Result<Offer<SailingItem>>> {
  const query = laneQuery(lane, shanghaiDay(pricingContext.now))
  // An ocean query gives offers of sailings only.
  return (await priceCheapest(source, query, pricingContext)) as Result<Offer<SailingItem>>
}
