import type { WarehouseRequest } from './warehouse-request.ts'

/** Cargo with every measure, for which no work is asked. */
export const idleStay: WarehouseRequest = {
  day: '2026-11-15',
  cargo: { volumeCbm: '20', weightTons: '8', pallets: 16, pieces: 400, areaSquareMetres: '30' },
  storageDays: 0,
  receiving: false,
  handlingIn: false,
  handlingOut: false,
  stuffing: [],
  stripping: [],
  valueAdded: {},
}

/** A stay in which everything is asked. */
export const busyStay: WarehouseRequest = {
  ...idleStay,
  storageDays: 10,
  receiving: true,
  handlingIn: true,
  handlingOut: true,
  stuffing: [
    { type: '20GP', count: 3 },
    { type: '40HQ', count: 1 },
  ],
  stripping: [{ type: '40GP', count: 1 }],
  valueAdded: { palletising: 16, labelling: 400, wrapping: 16, sorting: 400, overtime: 2 },
}
