import { createContext } from 'react'
import type { NamedPlace, OfferSummary } from '#contract/offers.ts'
import { namesOf, noPlaces, type PlaceNames } from '#domain/places/place-names.ts'

/** The depots and warehouses of the offers on the page, and their lanes. */
export const PlacesOnPage = createContext<PlaceNames>(noPlaces)

export const asPlaceNames = (places: readonly NamedPlace[]): PlaceNames =>
  new Map(places.map(({ code, name }) => [code, name]))

/** With the lanes of the offers, each named by its pick-up place. */
export function placesOf(places: readonly NamedPlace[], offers: readonly OfferSummary[]): PlaceNames {
  const known = asPlaceNames(places)
  const lanes = offers.flatMap(({ item: { code, pickUpPlace } }) => {
    const name = pickUpPlace && namesOf(known).place(pickUpPlace)
    return name ? [[code, name] as const] : []
  })
  return new Map([...known, ...lanes])
}
