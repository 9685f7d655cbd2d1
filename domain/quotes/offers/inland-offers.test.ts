import { expect, test } from 'vitest'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { exampleCargo, exampleContext, exampleTrucking } from '#tests/fixtures/quotes.ts'
import { truckingOffers } from './trucking-offers.ts'
import { warehouseOffers } from './warehouse-offers.ts'

test('an offer of trucking names the place where the truck picks up, if its lane has one', () => {
  const [lane] = exampleTrucking.lanes
  if (!lane) expect.fail('The example has no lane')
  const lanes = [lane, { ...lane, code: 'FROM-YTN', pickUpPlace: 'YICT' }]
  const made = truckingOffers({ ...exampleTrucking, lanes }, truckingTariffs.CNSZX, exampleContext)
  expect(made.ok && made.value.offers.map(({ mode, item }) => [mode, item])).toStrictEqual([
    ['trucking', { code: lane.code }],
    ['trucking', { code: 'FROM-YTN', pickUpPlace: 'YICT' }],
  ])
})

test('a warehouse with too little space is named beside the offers of the others', () => {
  const warehouses = ['CNTAO-example', 'CNSHA-example', 'nowhere']
  const made = warehouseOffers(
    { ...exampleCargo, warehouses },
    Object.values(exampleWarehouseTariffs),
    exampleContext,
    new Map([['CNSHA-example', 29]]),
  )
  expect(made.ok && made.value.offers).toMatchObject([{ mode: 'warehouse', item: { code: 'CNTAO-example' } }])
  expect(made.ok && made.value.unavailable).toMatchObject([
    {
      item: { code: 'CNSHA-example' },
      refusal: { refusal: 'no-price', params: { warehouse: 'CNSHA-example', freeSquareMetres: 29 } },
    },
    { item: { code: 'nowhere' }, refusal: { refusal: 'no-price', params: { warehouse: 'nowhere' } } },
  ])
})
