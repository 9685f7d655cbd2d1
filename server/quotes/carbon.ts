import { carbonOf } from '#domain/places/carbon.ts'
import type { SailingItem } from '#domain/quotes/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query.ts'

/** Of a ship whose size is known; everything else is not reckoned here. */
export function carbonOfOffer(query: QuoteQuery | null, { item }: Offer) {
  if (query?.service !== 'ocean') return null
  const { pol, pod, containers } = query
  const { shipTeu } = (item as Partial<SailingItem>).sailing ?? {}
  return shipTeu === undefined ? null : carbonOf({ pol, pod, shipTeu, containers })
}
