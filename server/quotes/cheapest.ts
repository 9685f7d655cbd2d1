import { laneWish, type WishedLane } from '#domain/quotes/lane-wish.ts'
import type { SailingSubject } from '#domain/quotes/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { type Pricing, priceWish } from './price.ts'

/** The cheapest ship for a lane, or why there is none. */
export async function cheapestOn(
  queries: Queries,
  lane: WishedLane,
  pricing: Pricing,
): Promise<Verdict<Offer<SailingSubject>>> {
  const priced = await priceWish(queries, laneWish(lane, shanghaiDay(pricing.now)), pricing)
  if (!priced.ok) return priced
  const [cheapest] = priced.value.offers
  // Offers by sea are offers of ships.
  return cheapest ? accept(cheapest as Offer<SailingSubject>) : refuse('no-price')
}
