import type { QuoteQuery } from '#domain/quotes/query.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'

/** The moment of the tests: noon in Qingdao. */
export const noon = new Date('2026-11-15T04:00:00Z')

const carrier = 'TSTQ'
const linerService = 'TSTQ-1'

export const lane = {
  kind: 'ocean-lane',
  code: 'TST-NLRTM',
  port: 'CNTAO',
  place: 'NLRTM',
  terms: {
    carrier,
    service: linerService,
    pol: 'CNTAO',
    pod: 'NLRTM',
    freight: { '20GP': '1150', '40HQ': '1850.5' },
    surcharges: [
      { fee: 'BAF', per: 'TEU', price: '60' },
      { fee: 'WRS', per: 'freight', percent: '2.5' },
    ],
  },
}

const unheaded = <T extends { code: string; version: string; validFrom: string; validTo: string }>(
  tariff: T,
) => {
  const { code: _code, version: _version, validFrom: _from, validTo: _to, ...terms } = tariff
  return terms
}

export const haul = {
  kind: 'trucking-lane',
  code: 'TST-370211',
  port: 'CNTAO',
  place: '370211',
  terms: {
    port: 'CNTAO',
    pickUpPlace: 'QQCTU',
    district: '370211',
    prices: { '20GP': '750', '40HQ': '950' },
  },
}

/** What the desk has published: one lane by sea, one by road, a warehouse, a depot and the tariffs of the port. */
export const published = [
  lane,
  haul,
  { kind: 'ocean-tariff', code: 'ocean-CNTAO', port: 'CNTAO', terms: unheaded(oceanTariffs.CNTAO) },
  { kind: 'trucking-tariff', code: 'trucking-CNTAO', port: 'CNTAO', terms: unheaded(truckingTariffs.CNTAO) },
  {
    kind: 'warehouse-tariff',
    code: 'warehouse-TW1',
    port: 'CNTAO',
    place: 'TW1',
    terms: { ...unheaded(exampleWarehouseTariffs.CNTAO), warehouse: 'TW1' },
  },
  {
    kind: 'depot-tariff',
    code: 'TD1',
    port: 'CNTAO',
    place: 'TD1',
    terms: { ...unheaded(depotTariffs.CNTAO), depot: 'TD1' },
  },
]

/** What the warehouse and the depot are called. */
export const places = {
  depot: { code: 'TD1', name: { zh: '试验堆场', en: 'Trial Depot' } },
  warehouse: { code: 'TW1', name: { zh: '试验仓', en: 'Trial House' } },
} as const

/** What they can do: everything there is a price for, and more room than is asked for. */
export const placeFacts = {
  depot: {
    serviceTypes: [
      ...['lift', 'storage', 'cleaning', 'weighing', 'pre-trip-inspection', 'reefer-plug'],
      ...['dangerous-container', 'extra-handling'],
    ],
  },
  warehouse: { areaSquareMetres: 9000, freeSquareMetres: 1200 },
} as const

/** Two ships of the loop. */
export const ships = [
  { code: 'TS-1', vessel: 'TEST DAWN', voyage: '001W', departsAt: '2026-11-20T10:00:00Z' },
  { code: 'TS-2', vessel: 'TEST NOON', voyage: '002W', departsAt: '2026-11-27T10:00:00Z' },
]

export const line = { carrier, linerService, pol: 'CNTAO', pod: 'NLRTM' }

export const oceanQuery = {
  service: 'ocean',
  pol: 'CNTAO',
  pod: 'NLRTM',
  etdFrom: '2026-11-16',
  etdTo: '2026-12-10',
  containers: [{ type: '40HQ', count: 2 }],
  billsOfLading: 1,
  terms: { freight: 'prepaid', destination: 'collect' },
  services: [],
  contractOnly: false,
} satisfies QuoteQuery

export const truckingQuery = {
  service: 'trucking',
  port: 'CNTAO',
  district: '370211',
  day: '2026-11-18',
  containers: [{ type: '20GP', count: 1 }],
  loadingPoints: 1,
  weighings: 0,
} satisfies QuoteQuery

export const warehouseQuery = {
  service: 'warehouse',
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
  service: 'depot',
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
