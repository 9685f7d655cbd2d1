import { carbonOf } from '#domain/places/carbon.ts'
import type { SailingSubject } from '#domain/quotes/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import type { Wish } from '#domain/quotes/wish.ts'

/** Of a ship whose size is known; everything else is not reckoned here. */
export function carbonOfOffer(wish: Wish | null, { subject }: Offer) {
  if (wish?.service !== 'ocean') return null
  const { pol, pod, containers } = wish
  const { shipTeu } = (subject as Partial<SailingSubject>).sailing ?? {}
  return shipTeu === undefined ? null : carbonOf({ pol, pod, shipTeu, containers })
}
