import { expect, test } from 'vitest'
import { publicInputs } from '#domain/quotes/offers/price-range.ts'
import { messages } from './messages.ts'

const staffOfferInputs = messages.en['tariff-agreed']
const depotInputs = messages.en['tariff-depot']
const oceanInputs = messages.en['tariff-ocean']
const truckingInputs = messages.en['tariff-trucking']
const warehouseInputs = messages.en['tariff-warehouse']

test('every number of every rule is either public or internal', () => {
  const figures = [
    ...['price', 'unitPrice', 'lanePrice', 'freight', 'lumpSum', 'least', 'minimum', 'cap', 'capPerDay'],
    ...['percent', 'premiumPercent', 'coverPercent', 'fuelPercent', 'pairPercent', 'sharePercent'],
    ...['pricePerDay', 'pricePerCbm', 'pricePerContainer', 'storagePerDay', 'tollPerVehicle', 'perNight'],
    ...['depotLiftPerContainer', 'perExtraPoint', 'weighingPerContainer', 'holidayPerContainer'],
    ...['overweightPerContainer', 'overweightPerTon', 'overweightCap', 'waitingPerHour'],
    ...['inspectionPerContainer', 'cancellationPerContainer'],
  ]
  const all = [depotInputs, oceanInputs, truckingInputs, warehouseInputs, staffOfferInputs]
  const names = new Set(all.flatMap(({ inputs }) => Object.keys(inputs)))
  expect([...names].filter((name) => !publicInputs.has(name)).sort()).toEqual(figures.sort())
  expect([...publicInputs].filter((name) => !names.has(name))).toEqual([])
})
