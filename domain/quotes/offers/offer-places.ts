import { isTerminal } from '#domain/places/place-names.ts'
import type { Offer } from './offer.ts'
import type { TruckingItem } from './trucking-offers.ts'

const listed = (value: string | number | undefined): readonly string[] =>
  value === undefined ? [] : String(value).split(' / ')

/** The depot or warehouse that is offered, or the depot of the pick-up. */
export function ownPlaces({ mode, item }: Pick<Offer, 'mode' | 'item'>): readonly string[] {
  const { code, pickUpPlace } = item as TruckingItem
  if (mode === 'depot' || mode === 'warehouse') return [code]
  return pickUpPlace === undefined || isTerminal(pickUpPlace) ? [] : [pickUpPlace]
}

/** The depots and warehouses that an offer mentions, each once. */
export function placesIn(offer: Offer): readonly string[] {
  const { quote } = offer
  const inLines = [...quote.lines, ...quote.contingentCharges].flatMap(({ params }) => [
    ...listed(params.depot),
    ...listed(params.depots),
  ])
  return [...new Set([...ownPlaces(offer), ...inLines])]
}
