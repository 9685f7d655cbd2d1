import type { NamedPlace } from '#contract/offers.ts'
import type { PlaceNames } from '#domain/places/place-names.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import { placesIn } from '#domain/quotes/offer-places.ts'
import { namesOfPlaces } from '#server/places/index.ts'
import type { Queries } from '#server/platform/database/connect.ts'

/** The names of all depots and warehouses that the offers mention. */
export const placeNamesOf = (queries: Queries, offers: readonly Offer[]): Promise<PlaceNames> =>
  namesOfPlaces(queries, [...new Set(offers.flatMap(placesIn))])

export const namedPlaces = (names: PlaceNames, codes: readonly string[]): NamedPlace[] =>
  [...new Set(codes)].flatMap((code) => {
    const name = names.get(code)
    return name ? [{ code, name }] : []
  })

/** The names as the contract sends them, in the order in which the offers mention the places. */
export const viewPlaces = (names: PlaceNames, offers: readonly Offer[]): NamedPlace[] =>
  namedPlaces(names, offers.flatMap(placesIn))
