import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'

/** The time of the tests: noon in Qingdao. */
export const noon = new Date('2026-11-15T04:00:00Z')
/** A truck that is held from 8:00 to 24:00 of the day before: ten hours above the six that are free, none of them at night. */
export const heldStay = { from: '2026-11-14T00:00:00.000Z', to: '2026-11-14T16:00:00.000Z' }

const carrier = 'TSTQ'
const linerService = 'TSTQ-1'

export const lane = {
  kind: 'ocean-lane',
  code: 'TST-NLRTM',
  port: 'CNTAO',
  place: 'NLRTM',
  pricing: {
    carrier,
    service: linerService,
    pol: 'CNTAO',
    pod: 'NLRTM',
    freight: { '20GP': '1150', '40HQ': '1850.5' },
    surcharges: [
      { fee: 'BAF', per: 'TEU', price: '60' },
      { fee: 'WRS', per: 'freight', percent: '2.5' },
    ],
    carrierRemark: 'HS code of every item needed',
  },
}

const pricingOf = <T extends { code: string; version: string; validFrom: string; validTo: string }>(
  tariff: T,
) => {
  const { code: _code, version: _version, validFrom: _from, validTo: _to, ...pricing } = tariff
  return pricing
}

export const truckingLane = {
  kind: 'trucking-lane',
  code: 'TST-370211',
  port: 'CNTAO',
  place: '370211',
  pricing: {
    port: 'CNTAO',
    pickUpPlace: 'QQCTU',
    district: '370211',
    prices: { '20GP': '750', '40HQ': '950' },
  },
}

/** The published rates: an ocean lane, a trucking lane, a warehouse, a depot and the tariffs of the port. */
export const published = [
  lane,
  truckingLane,
  { kind: 'ocean-tariff', code: 'ocean-CNTAO', port: 'CNTAO', pricing: pricingOf(oceanTariffs.CNTAO) },
  {
    kind: 'trucking-tariff',
    code: 'trucking-CNTAO',
    port: 'CNTAO',
    pricing: pricingOf(truckingTariffs.CNTAO),
  },
  {
    kind: 'warehouse-tariff',
    code: 'warehouse-TW1',
    port: 'CNTAO',
    place: 'TW1',
    pricing: { ...pricingOf(exampleWarehouseTariffs.CNTAO), warehouse: 'TW1' },
  },
  {
    kind: 'depot-tariff',
    code: 'TD1',
    port: 'CNTAO',
    place: 'TD1',
    pricing: { ...pricingOf(depotTariffs.CNTAO), depot: 'TD1' },
  },
]

/** The warehouse and the depot with their names. */
export const places = {
  depot: { code: 'TD1', name: { zh: '试验堆场', en: 'Trial Depot' } },
  warehouse: { code: 'TW1', name: { zh: '试验仓', en: 'Trial Store' } },
} as const

/** They offer every priced service and more space than the tests need. */
export const placeFacts = {
  depot: {
    serviceTypes: [
      ...['lift', 'storage', 'cleaning', 'weighing', 'pre-trip-inspection', 'reefer-plug'],
      ...['dangerous-container', 'extra-handling'],
    ],
  },
  warehouse: { areaSquareMetres: 9000, freeSquareMetres: 1200 },
} as const

/** Two sailings of the liner service. */
export const sailings = [
  {
    code: 'TS-1',
    vessel: 'TEST DAWN',
    voyage: '001W',
    imoNumber: '9321483',
    departsAt: '2026-11-20T10:00:00Z',
  },
  {
    code: 'TS-2',
    vessel: 'TEST NOON',
    voyage: '002W',
    imoNumber: '9074729',
    departsAt: '2026-11-27T10:00:00Z',
  },
]

export const line = { carrier, linerService, pol: 'CNTAO', pod: 'NLRTM' }

export const oceanQuery = {
  mode: 'ocean',
  pol: 'CNTAO',
  pod: 'NLRTM',
  etdFrom: '2026-11-16',
  etdTo: '2026-12-10',
  containers: [{ type: '40HQ', count: 2 }],
  billsOfLading: 1,
  paymentTerms: { freight: 'prepaid', destination: 'collect' },
  addOns: [],
  contractOnly: false,
} satisfies QuoteQuery

export const truckingQuery = {
  mode: 'trucking',
  port: 'CNTAO',
  district: '370211',
  day: '2026-11-18',
  containers: [{ type: '20GP', count: 1 }],
  loadingPoints: 1,
  weighings: 0,
} satisfies QuoteQuery

export const warehouseQuery = {
  mode: 'warehouse',
  warehouses: ['TW1'],
  day: '2026-11-18',
  cargo: { volumeCbm: '20.5', weightTons: '8.25', pallets: 16, pieces: 400, areaSquareMetres: '30' },
  storageDays: 12,
  receiving: true,
  handlingIn: false,
  handlingOut: false,
  stuffing: [],
  stripping: [],
  valueAdded: {},
} satisfies QuoteQuery

export const depotQuery = {
  mode: 'depot',
  port: 'CNTAO',
  day: '2026-11-18',
  size: 40,
  kind: 'laden',
  containers: 2,
  days: 30,
  lifts: 2,
  hazardous: false,
  extraMoves: 0,
  cleanings: 0,
  weighings: 0,
  inspections: 0,
  poweredDays: 0,
} satisfies QuoteQuery
