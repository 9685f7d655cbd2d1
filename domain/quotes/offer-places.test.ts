import { expect, test } from 'vitest'
import { exampleOffers } from '#tests/fixtures/quotes.ts'
import type { Offer } from './offer.ts'
import { placesIn } from './offer-places.ts'

function offerOf(service: keyof typeof exampleOffers): Offer {
  const made = exampleOffers[service]()
  if (!made.ok || !made.value.offers[0]) throw new Error('no example')
  return made.value.offers[0]
}
const from = (pickUpPlace: string): Offer => {
  const haul = offerOf('trucking')
  return { ...haul, item: { ...haul.item, pickUpPlace } as Offer['item'] }
}

test('a haul speaks of the depots where boxes may be lifted, each once', () => {
  expect(placesIn(offerOf('trucking'))).toEqual(['SZX-D1', 'SZX-D2'])
})

test('and of the depot its truck comes from; a terminal is known without being told', () => {
  expect(placesIn(from('DP-SZX-01'))).toEqual(['DP-SZX-01', 'SZX-D1', 'SZX-D2'])
  expect(placesIn(from('SZX-D1'))).toEqual(['SZX-D1', 'SZX-D2'])
  expect(placesIn(from('YICT'))).toEqual(['SZX-D1', 'SZX-D2'])
})

test('a stay speaks of where it is; a ship of the depots her boxes are fetched from', () => {
  const [depot, warehouse] = [offerOf('depot'), offerOf('warehouse')]
  expect(placesIn(depot)).toEqual([depot.item.code])
  expect(placesIn(warehouse)).toEqual([warehouse.item.code])
  expect(placesIn(offerOf('ocean'))).toEqual(['TAO-D1', 'TAO-D2'])
})
