import type { NamedPlace } from '#contract/offers.ts'
import type { PlaceNames } from '#domain/places/place-names.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import { placesIn } from '#domain/quotes/offer-places.ts'
import { namesOfPlaces } from '#server/places/index.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { namesFor, type PriceSource } from './price-data.ts'

const codesIn = (offers: readonly Offer[]) => [...new Set(offers.flatMap(placesIn))]

/** The names of all depots and warehouses that saved offers mention. */
export const placeNamesOf = (queries: Queries, offers: readonly Offer[]): Promise<PlaceNames> =>
  namesOfPlaces(queries, codesIn(offers))

export const namedPlaces = (names: PlaceNames, codes: readonly string[]): NamedPlace[] =>
  [...new Set(codes)].flatMap((code) => {
    const name = names.get(code)
    return name ? [{ code, name }] : []
  })

/** The names as the contract sends them, in the order in which the offers mention the places. */
export const viewPlaces = (names: PlaceNames, offers: readonly Offer[]): NamedPlace[] =>
  namedPlaces(names, codesIn(offers))

/** The same from the price cache. */
export const placesFor = async (source: PriceSource, codes: readonly string[]): Promise<NamedPlace[]> =>
  namedPlaces(await namesFor(source, [...new Set(codes)]), codes)
