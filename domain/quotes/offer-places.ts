import { isTerminal } from '#domain/places/place-names.ts'
import type { Offer } from './offer.ts'
import type { TruckingItem } from './trucking-offers.ts'

const listed = (value: string | number | undefined): readonly string[] =>
  value === undefined ? [] : String(value).split(' / ')

/** The depots and warehouses that an offer mentions, each once. */
export function placesIn({ mode, item, quote }: Offer): readonly string[] {
  const { code, pickUpPlace } = item as TruckingItem
  const own = mode === 'depot' || mode === 'warehouse' ? [code] : []
  const pickUp = pickUpPlace === undefined || isTerminal(pickUpPlace) ? [] : [pickUpPlace]
  const inLines = [...quote.lines, ...quote.contingentCharges].flatMap(({ params }) => [
    ...listed(params.depot),
    ...listed(params.depots),
  ])
  return [...new Set([...own, ...pickUp, ...inLines])]
}
