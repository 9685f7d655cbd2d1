import { expect, test } from 'vitest'
import { openInputs } from '#domain/quotes/price-range.ts'
import agreedInputs from './en/tariff-agreed.json' with { type: 'json' }
import depotInputs from './en/tariff-depot.json' with { type: 'json' }
import oceanInputs from './en/tariff-ocean.json' with { type: 'json' }
import truckingInputs from './en/tariff-trucking.json' with { type: 'json' }
import warehouseInputs from './en/tariff-warehouse.json' with { type: 'json' }

test('every number of every rule is either open to all or a figure of the house', () => {
  const figures = [
    ...['price', 'unitPrice', 'lanePrice', 'freight', 'lumpSum', 'least', 'minimum', 'cap', 'capPerDay'],
    ...['percent', 'premiumPercent', 'coverPercent', 'fuelPercent', 'sharePercent'],
    ...['pricePerDay', 'pricePerCbm', 'pricePerContainer', 'storagePerDay', 'tollPerVehicle', 'perNight'],
    ...['depotLiftPerContainer', 'perExtraPoint', 'weighingPerContainer', 'holidayPerContainer'],
    ...['overweightPerContainer', 'overweightPerTon', 'overweightCap', 'waitingPerHour'],
    ...['inspectionPerContainer', 'cancellationPerContainer'],
  ]
  const all = [depotInputs, oceanInputs, truckingInputs, warehouseInputs, agreedInputs]
  const names = new Set(all.flatMap(({ inputs }) => Object.keys(inputs)))
  expect([...names].filter((name) => !openInputs.has(name)).sort()).toEqual(figures.sort())
  expect([...openInputs].filter((name) => !names.has(name))).toEqual([])
})
