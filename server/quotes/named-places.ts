import type { NamedPlace } from '#contract/offers.ts'
import type { PlaceNames } from '#domain/places/place-names.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import { placesIn } from '#domain/quotes/offer-places.ts'
import { namesOfPlaces } from '#server/places/index.ts'
import type { Queries } from '#server/platform/database/connect.ts'

/** The names of all places that offers speak of. */
export const placeNamesOf = (queries: Queries, offers: readonly Offer[]): Promise<PlaceNames> =>
  namesOfPlaces(queries, [...new Set(offers.flatMap(placesIn))])

/** Of those, the ones of some offers, as they travel: in the order in which the offers speak of them. */
export const viewPlaces = (names: PlaceNames, offers: readonly Offer[]): NamedPlace[] =>
  [...new Set(offers.flatMap(placesIn))].flatMap((code) => {
    const name = names.get(code)
    return name ? [{ code, name }] : []
  })
