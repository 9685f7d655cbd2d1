import { isTerminal } from '#domain/places/place-names.ts'
import type { Offer } from './offer.ts'
import type { TruckingSubject } from './trucking-offers.ts'

const listed = (value: string | number | undefined): readonly string[] =>
  value === undefined ? [] : String(value).split(' / ')

/** The depots and warehouses an offer speaks of, each once: where boxes are fetched, lifted and kept. */
export function placesIn({ service, subject, quote }: Offer): readonly string[] {
  const { code, pickUpPlace } = subject as TruckingSubject
  const own = service === 'depot' || service === 'warehouse' ? [code] : []
  const fetched = pickUpPlace === undefined || isTerminal(pickUpPlace) ? [] : [pickUpPlace]
  const lifted = [...quote.lines, ...quote.possible].flatMap(({ facts }) => [
    ...listed(facts.depot),
    ...listed(facts.depots),
  ])
  return [...new Set([...own, ...fetched, ...lifted])]
}
