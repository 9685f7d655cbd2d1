import { expect, test } from 'vitest'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { truckingOffers } from './trucking-offers.ts'

const query = {
  day: '2026-11-20',
  containers: [
    { type: '20GP', count: 2 },
    { type: '40HQ', count: 1 },
  ],
  loadingPoints: 1,
  lanes: [{ code: 'L1', version: '1', prices: { '20GP': '1000', '40HQ': '1200' } }],
} as const
const context = { quotedOn: '2026-11-16', exchangeRates: {} }

function liftsAt(depots: { readonly pickUpDepot?: string; readonly returnDepot?: string }) {
  const offers = truckingOffers({ ...query, ...depots }, truckingTariffs.CNSHA, context as never)
  if (!offers.ok) return [`${offers.refusal} ${offers.params.depot}`]
  const lines = offers.value.offers.flatMap(({ quote }) => quote.lines)
  return lines.flatMap(({ fee, quantity, sum, tariff }) =>
    fee === 'TXD' || fee === 'HXD' ? [`${fee} ${quantity.amount} ${sum.amount} ${tariff.code}`] : [],
  )
}

// Near 100, outer 150 for each of the three containers.
test('pick-up and return at a depot are lines of the quote', () => {
  expect(liftsAt({})).toEqual([])
  expect(liftsAt({ pickUpDepot: 'SHA-D1' })).toEqual(['TXD 3 300.00 trucking-CNSHA'])
  expect(liftsAt({ pickUpDepot: 'SHA-D3', returnDepot: 'SHA-D2' })).toEqual([
    'TXD 3 450.00 trucking-CNSHA',
    'HXD 3 300.00 trucking-CNSHA',
  ])
  expect(liftsAt({ returnDepot: 'NGB-D1' })).toEqual(['no-price NGB-D1'])
})
