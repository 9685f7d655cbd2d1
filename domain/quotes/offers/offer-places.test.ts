import { expect, test } from 'vitest'
import { exampleOffers } from '#tests/fixtures/quotes.ts'
import type { Offer } from './offer.ts'
import { placesIn } from './offer-places.ts'

function offerOf(mode: keyof typeof exampleOffers): Offer {
  const made = exampleOffers[mode]()
  if (!made.ok || !made.value.offers[0]) throw new Error('no example')
  return made.value.offers[0]
}
const from = (pickUpPlace: string): Offer => {
  const request = offerOf('trucking')
  return { ...request, item: { ...request.item, pickUpPlace } as Offer['item'] }
}

test('a trucking offer mentions the depots for lift-on and lift-off, each once', () => {
  expect(placesIn(offerOf('trucking'))).toEqual(['SZX-D1', 'SZX-D2'])
})

test('a pick-up depot is mentioned; a terminal is not, because its name is known', () => {
  expect(placesIn(from('DP-SZX-01'))).toEqual(['DP-SZX-01', 'SZX-D1', 'SZX-D2'])
  expect(placesIn(from('SZX-D1'))).toEqual(['SZX-D1', 'SZX-D2'])
  expect(placesIn(from('YICT'))).toEqual(['SZX-D1', 'SZX-D2'])
})

test('a storage offer mentions its place, an ocean offer the depots of its pick-up', () => {
  const [depot, warehouse] = [offerOf('depot'), offerOf('warehouse')]
  expect(placesIn(depot)).toEqual([depot.item.code])
  expect(placesIn(warehouse)).toEqual([warehouse.item.code])
  expect(placesIn(offerOf('ocean'))).toEqual(['TAO-D1', 'TAO-D2'])
})
