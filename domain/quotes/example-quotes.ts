import type { DepotRequest } from '#domain/tariffs/depot/depot-charges.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { sampleRate } from '#domain/tariffs/ocean/sample.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { exchangeRate } from '#domain/values/exchange.ts'
import { depotOffers } from './depot-offers.ts'
import { oceanOffers, type PricedOceanQuery, type PricedShip, type QuotedShips } from './ocean-offers.ts'
import { type PricedTruckingQuery, truckingOffers } from './trucking-offers.ts'
import { type PricedWarehouseQuery, warehouseOffers } from './warehouse-offers.ts'

/** One well-filled wish for each service, for tests and for measuring. */
export const exampleAsked: QuotedShips = {
  quotedOn: '2026-11-15',
  now: new Date('2026-11-15T04:00:00Z'),
  rates: {
    USD: exchangeRate({ value: '7.1234', date: '2026-11-13', source: 'PBOC', from: 'USD', to: 'CNY' }),
  },
}

export const exampleStay: DepotRequest = {
  day: '2026-11-20',
  size: 40,
  kind: 'laden',
  containers: 2,
  days: 40,
  lifts: 4,
  hazardous: false,
  extraMoves: 0,
  cleanings: 1,
  weighings: 2,
  inspections: 1,
  poweredDays: 3,
}

export const exampleHaul: PricedTruckingQuery = {
  day: '2026-11-20',
  lanes: [
    { code: 'CNSZX-DONGGUAN', prices: { '20GP': '1150', '40HQ': '1480.5' } },
    { code: 'CNSZX-HUIZHOU', prices: { '40HQ': '1700' } },
  ],
  containers: [
    { type: '20GP', count: 1, grossWeightKg: 19_000 },
    { type: '40HQ', count: 2 },
  ],
  loadingPoints: 2,
}

export const exampleCargo: PricedWarehouseQuery = {
  warehouses: ['CNTAO-example', 'CNSHA-example', 'nowhere'],
  day: '2026-11-20',
  cargo: { volumeCbm: '20.5', weightTons: '8.25', pallets: 16, pieces: 400, areaSquareMetres: '30' },
  storageDays: 12,
  receiving: true,
  handlingIn: true,
  handlingOut: true,
  stuffing: [{ type: '20GP', count: 1 }],
  stripping: [],
  valueAdded: { palletising: 16, labelling: 400 },
}

export const exampleBooking: PricedOceanQuery = {
  company: null,
  pol: 'CNTAO',
  pod: 'NLRTM',
  etdFrom: '2026-11-16',
  etdTo: '2026-12-15',
  containers: [
    { type: '20GP', count: 1 },
    { type: '40HQ', count: 3 },
  ],
  billsOfLading: 2,
  terms: { freight: 'prepaid', destination: 'collect' },
  services: [
    { service: 'trucking' },
    { service: 'export-customs', declarations: 2 },
    { service: 'insurance', cargoValue: '350000' },
    { service: 'storage', cbm: '10.5', days: 3 },
  ],
}

export const exampleSailings = [
  sampleRate,
  {
    ...sampleRate,
    code: 'QS-26110002',
    sailing: { vessel: 'QUAYSIDE NOON', voyage: '048W', departsOn: '2026-12-05' },
    freight: { '20GP': '1050', '40HQ': '1700' },
  },
  {
    ...sampleRate,
    code: 'QS-26110003',
    sailing: { vessel: 'QUAYSIDE DUSK', voyage: '011W', departsOn: '2026-12-05' },
    freight: { '20GP': '1020' },
  },
]

export const exampleShips: readonly PricedShip[] = exampleSailings.map((rate) => ({
  rate,
  tariff: oceanTariffs.CNTAO,
  trucking: truckingTariffs.CNTAO,
}))

export const exampleOffers = {
  depot: () => depotOffers(exampleStay, Object.values(depotTariffs), exampleAsked),
  trucking: () => truckingOffers(exampleHaul, truckingTariffs.CNSZX, exampleAsked),
  warehouse: () => warehouseOffers(exampleCargo, Object.values(exampleWarehouseTariffs), exampleAsked),
  ocean: () => oceanOffers(exampleBooking, exampleShips, exampleAsked),
} as const
