import type { NamedPlace } from '#contract/offers.ts'
import type { PlaceNames } from '#domain/places/place-names.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import { placesIn } from '#domain/quotes/offers/offer-places.ts'
import { namesOfPlaces, toNamedPlaces } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type PriceSource, readCachedPlaceNames } from './price-data.ts'

const codesIn = (offers: readonly Offer[]) => [...new Set(offers.flatMap(placesIn))]

/** The names of all depots and warehouses that saved offers mention. */
export const readPlaceNames = (db: Db, offers: readonly Offer[]): Promise<PlaceNames> =>
  namesOfPlaces(db, codesIn(offers))

/** The names as the contract sends them, in the order in which the offers mention the places. */
export const placesOfOffers = (names: PlaceNames, offers: readonly Offer[]): NamedPlace[] =>
  toNamedPlaces(names, codesIn(offers))

/** The names of places, read through the price cache. */
export const readCachedNamedPlaces = async (
  source: PriceSource,
  codes: readonly string[],
): Promise<NamedPlace[]> => toNamedPlaces(await readCachedPlaceNames(source, [...new Set(codes)]), codes)
