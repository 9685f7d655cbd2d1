import { carbonOf } from '#domain/places/carbon.ts'
import type { SailingItem } from '#domain/quotes/offers/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'

/** Only for a sailing whose vessel size is known. */
export function carbonOfOffer(query: QuoteQuery | null, { item }: Offer) {
  if (query?.mode !== 'ocean') return null
  const { pol, pod, containers } = query
  const { shipTeu } = (item as Partial<SailingItem>).sailing ?? {}
  return shipTeu === undefined ? null : carbonOf({ pol, pod, shipTeu, containers })
}
