import { isTerminal } from '#domain/places/place-names.ts'
import type { Offer } from './offer.ts'
import type { TruckingItem } from './trucking-offers.ts'

const listed = (value: string | number | undefined): readonly string[] =>
  value === undefined ? [] : String(value).split(' / ')

/** The depots and warehouses an offer speaks of, each once: where boxes are fetched, lifted and kept. */
export function placesIn({ service, item, quote }: Offer): readonly string[] {
  const { code, pickUpPlace } = item as TruckingItem
  const own = service === 'depot' || service === 'warehouse' ? [code] : []
  const fetched = pickUpPlace === undefined || isTerminal(pickUpPlace) ? [] : [pickUpPlace]
  const lifted = [...quote.lines, ...quote.contingentCharges].flatMap(({ params }) => [
    ...listed(params.depot),
    ...listed(params.depots),
  ])
  return [...new Set([...own, ...fetched, ...lifted])]
}
