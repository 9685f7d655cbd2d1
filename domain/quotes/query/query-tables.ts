import { homePorts } from '#domain/places/home-ports.ts'
import { type Incoterm, incoterms, paymentTermsFor } from '#domain/quotes/incoterm.ts'
import { codeLengths, goodsLength, queryLimits } from '#domain/quotes/limits.ts'
import { storageKinds } from '#domain/tariffs/depot/depot-tariff.ts'
import { billTypes } from '#domain/tariffs/ocean/bill-type.ts'
import { dangerClasses } from '#domain/tariffs/ocean/ocean-cargo.ts'
import type { QueryOf, QuoteMode } from './query.ts'
import {
  cargoText,
  choice,
  code,
  codes,
  count,
  day,
  type Field,
  flag,
  measure,
  optionalFlag,
} from './query-field.ts'
import { addOns, containers, optionalContainers, valueAdded, weighedContainers } from './query-lists.ts'

/** A table names every field of its query, or it does not compile. */
type TableOf<Query> = {
  readonly [Name in Exclude<keyof Query, 'mode'>]-?: Query[Name] extends object
    ? Field<Query[Name]> | TableOf<Query[Name]>
    : Field<Exclude<Query[Name], undefined>>
}

const { containerDays, depotWork, storageDays } = queryLimits
export const paymentTerms = ['prepaid', 'collect'] as const
export const depotSizes = [20, 40] as const

/** Who pays, where the customer has not said it: as the Incoterm of the query has it. */
const paymentTerm = (part: 'freight' | 'destination') => ({
  ...choice(part, paymentTerms, { default: paymentTermsFor()[part] }),
  defaultFor: (query: { readonly incoterm?: Incoterm }) => paymentTermsFor(query.incoterm)[part],
})

export const oceanFields = {
  pol: choice('pol', homePorts),
  pod: code('pod', codeLengths.place),
  etdFrom: day('from'),
  etdTo: day('to'),
  containers: containers('container'),
  billsOfLading: count('bl', queryLimits.billsOfLading, { default: 1 }),
  paymentTerms: {
    freight: paymentTerm('freight'),
    destination: paymentTerm('destination'),
  },
  addOns: addOns('with'),
  contractOnly: flag('contract'),
  carrier: code('carrier', codeLengths.carrier, { isOptional: true }),
  incoterm: choice('incoterm', incoterms, { isOptional: true }),
  billType: choice('bill', billTypes, { isOptional: true }),
  goods: code('goods', goodsLength, { isOptional: true }),
  hsCode: cargoText('hs', 'hsCode'),
  unNumber: cargoText('un', 'unNumber'),
  dangerClass: choice('class', dangerClasses, { isOptional: true }),
  temperatureC: cargoText('temperature', 'temperatureC'),
  cargoWeightKg: cargoText('kg', 'cargoWeightKg'),
  dimensionsCm: cargoText('size', 'dimensionsCm'),
  shipperOwned: optionalFlag('soc'),
} as const satisfies TableOf<QueryOf<'ocean'>>

export const truckingFields = {
  port: choice('port', homePorts),
  district: code('district', codeLengths.place),
  pickUpPlace: code('place', codeLengths.place, { isOptional: true }),
  day: day('day'),
  containers: weighedContainers('container'),
  loadingPoints: count('points', queryLimits.loadingPoints, { default: 1 }),
  weighings: count('weighings', queryLimits.weighings, { default: 0 }),
  pickUpDepot: code('empty', codeLengths.place, { isOptional: true }),
  returnDepot: code('return', codeLengths.place, { isOptional: true }),
} as const satisfies TableOf<QueryOf<'trucking'>>

export const warehouseFields = {
  warehouses: codes('at', codeLengths.place, queryLimits.warehouses),
  day: day('day'),
  cargo: {
    volumeCbm: measure('cbm'),
    weightTons: measure('tons'),
    pallets: count('pallets', queryLimits.pallets, { isOptional: true }),
    pieces: count('pieces', queryLimits.pieces, { isOptional: true }),
    areaSquareMetres: measure('area', { isOptional: true }),
  },
  storageDays: count('days', storageDays, { default: 0 }),
  receiving: flag('receiving'),
  handlingIn: flag('in'),
  handlingOut: flag('out'),
  stuffing: optionalContainers('stuff'),
  stripping: optionalContainers('strip'),
  valueAdded: valueAdded('add'),
} as const satisfies TableOf<QueryOf<'warehouse'>>

export const depotFields = {
  port: choice('port', homePorts),
  depot: code('depot', codeLengths.place, { isOptional: true }),
  day: day('day'),
  size: choice('size', depotSizes),
  kind: choice('kind', storageKinds),
  containers: count('containers', queryLimits.containers),
  days: count('days', storageDays),
  lifts: count('lifts', depotWork, { default: 0 }),
  hazardous: flag('hazardous'),
  extraMoves: count('moves', depotWork, { default: 0 }),
  cleanings: count('cleanings', depotWork, { default: 0 }),
  weighings: count('weighings', depotWork, { default: 0 }),
  inspections: count('inspections', depotWork, { default: 0 }),
  poweredDays: count('power', containerDays, { default: 0 }),
} as const satisfies TableOf<QueryOf<'depot'>>

export type Table = { readonly [name: string]: Field<unknown> | Table }

export const queryTables = {
  ocean: oceanFields,
  trucking: truckingFields,
  warehouse: warehouseFields,
  depot: depotFields,
} as const satisfies Readonly<Record<QuoteMode, Table>>

/** The paths of a table's fields: `cargo.volumeCbm`. */
type PathOf<T> = {
  [Name in keyof T & string]: T[Name] extends { readonly key: string } ? Name : `${Name}.${PathOf<T[Name]>}`
}[keyof T & string]
export type FieldPath<Mode extends QuoteMode> = PathOf<(typeof queryTables)[Mode]>
