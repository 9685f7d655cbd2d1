import { z } from 'zod'
import { homePorts } from '#domain/places/home-ports.ts'
import { incoterms, paymentTermsFor } from '#domain/quotes/incoterm.ts'
import {
  anyGrossWeightLimit,
  codeLengths,
  deliveryPlaceLength,
  goodsLength,
  type Limit,
  measurePattern,
  queryLimits,
  wholeYuanPattern,
} from '#domain/quotes/limits.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { customsAddOns, plainAddOns, valueAddedTypes } from '#domain/quotes/query/query-lists.ts'
import {
  depotFields,
  depotSizes,
  oceanFields,
  paymentTerms,
  truckingFields,
  warehouseFields,
} from '#domain/quotes/query/query-tables.ts'
import { storageKinds } from '#domain/tariffs/depot/depot-tariff.ts'
import { billTypes } from '#domain/tariffs/ocean/bill-type.ts'
import { cargoPatterns, dangerClasses } from '#domain/tariffs/ocean/ocean-cargo.ts'
import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { typedLine } from './typed-text.ts'

export const day = z.string().refine(isCalendarDay)
export const placeCode = z.string().trim().min(1).max(codeLengths.place)
export const containerType = z.enum(containerTypeCodes as [ContainerType, ...ContainerType[]])
export const homePort = z.enum(homePorts)
export const count = ({ min, max }: Limit) => z.number().int().min(min).max(max)
export const measure = z.string().regex(measurePattern)
/** Whole yuan in plain digits. */
export const wholeYuan = z.string().regex(wholeYuanPattern)

/** A count that has a default in the table of its mode. */
const countField = (field: { readonly limit: Limit; readonly default: number }) =>
  count(field.limit).default(field.default)
const flag = z.boolean().default(false)

const containerCount = z.object({ type: containerType, count: count(queryLimits.containers) })
export const optionalContainers = z.array(containerCount).max(queryLimits.containerRows.max)
const containers = optionalContainers.min(queryLimits.containerRows.min)
const paymentTerm = z.enum(paymentTerms)

const addOn = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(plainAddOns) }),
  // Saved queries of before these were asked for have neither; the rules refuse to price them.
  z.object({
    kind: z.literal('trucking'),
    district: placeCode.optional(),
    pickUpPlace: placeCode.optional(),
  }),
  z.object({
    kind: z.literal('delivery'),
    place: z.string().trim().min(1).max(deliveryPlaceLength).optional(),
  }),
  z.object({ kind: z.enum(customsAddOns), declarations: count(queryLimits.declarations) }),
  z.object({ kind: z.literal('storage'), cbm: measure, days: count(queryLimits.addOnStorageDays) }),
  z.object({ kind: z.literal('insurance'), cargoValue: wholeYuan }),
])

/** What the cargo is; which of it belongs to which container is a rule of the query. */
export const oceanCargo = {
  goods: typedLine(goodsLength).optional(),
  hsCode: z.string().regex(cargoPatterns.hsCode).optional(),
  unNumber: z.string().regex(cargoPatterns.unNumber).optional(),
  dangerClass: z.enum(dangerClasses).optional(),
  temperatureC: z.string().regex(cargoPatterns.temperatureC).optional(),
  cargoWeightKg: z.string().regex(cargoPatterns.cargoWeightKg).optional(),
  dimensionsCm: z.string().regex(cargoPatterns.dimensionsCm).optional(),
  shipperOwned: z.boolean().optional(),
}

/** The terms of a quote that repeat its query: the cargo, the district of loading and the place of delivery abroad. */
export const shipmentTerms = {
  cargo: z.object(oceanCargo).optional(),
  doors: z
    .object({ district: z.string().optional(), deliveryPlace: z.string().optional() })
    .readonly()
    .optional(),
}

// A field that these schemas do not name is dropped, so no client can send a price of its own.
const oceanQuery = z.object({
  mode: z.literal('ocean'),
  pol: homePort,
  pod: placeCode,
  etdFrom: day,
  etdTo: day,
  containers,
  billsOfLading: countField(oceanFields.billsOfLading),
  /** Left out, the Incoterm decides. */
  paymentTerms: z.object({ freight: paymentTerm, destination: paymentTerm }).optional(),
  addOns: z.array(addOn).max(queryLimits.addOns.max).default([]),
  contractOnly: flag,
  carrier: z.string().trim().min(1).max(codeLengths.carrier).optional(),
  incoterm: z.enum(incoterms).optional(),
  billType: z.enum(billTypes).optional(),
  ...oceanCargo,
})

export const truckingQuery = z.object({
  mode: z.literal('trucking'),
  port: homePort,
  district: placeCode,
  pickUpPlace: placeCode.optional(),
  day,
  containers: z
    .array(containerCount.extend({ grossWeightKg: count(anyGrossWeightLimit).optional() }))
    .min(queryLimits.containerRows.min)
    .max(queryLimits.containerRows.max),
  loadingPoints: countField(truckingFields.loadingPoints),
  weighings: countField(truckingFields.weighings),
  pickUpDepot: placeCode.optional(),
  returnDepot: placeCode.optional(),
})

export const warehouseQuery = z.object({
  mode: z.literal('warehouse'),
  warehouses: z.array(placeCode).min(queryLimits.warehouses.min).max(queryLimits.warehouses.max),
  day,
  cargo: z.object({
    volumeCbm: measure,
    weightTons: measure,
    pallets: count(warehouseFields.cargo.pallets.limit).optional(),
    pieces: count(warehouseFields.cargo.pieces.limit).optional(),
    areaSquareMetres: measure.optional(),
  }),
  storageDays: countField(warehouseFields.storageDays),
  receiving: flag,
  handlingIn: flag,
  handlingOut: flag,
  stuffing: optionalContainers.default([]),
  stripping: optionalContainers.default([]),
  valueAdded: z.partialRecord(z.enum(valueAddedTypes), measure).default({}),
})

export const depotQuery = z.object({
  mode: z.literal('depot'),
  port: homePort,
  depot: placeCode.optional(),
  day,
  size: z.literal([...depotSizes]),
  kind: z.enum(storageKinds),
  containers: count(depotFields.containers.limit),
  days: count(depotFields.days.limit),
  lifts: countField(depotFields.lifts),
  hazardous: flag,
  extraMoves: countField(depotFields.extraMoves),
  cleanings: countField(depotFields.cleanings),
  weighings: countField(depotFields.weighings),
  inspections: countField(depotFields.inspections),
  poweredDays: countField(depotFields.poweredDays),
})

export const query = z.discriminatedUnion('mode', [oceanQuery, truckingQuery, warehouseQuery, depotQuery])
export type QuoteQueryInput = z.infer<typeof query>

/** Compiles only while every query that the contract accepts is one that the rules accept. */
export const asQuery = (input: QuoteQueryInput): QuoteQuery =>
  input.mode === 'ocean'
    ? { ...input, paymentTerms: input.paymentTerms ?? paymentTermsFor(input.incoterm) }
    : input
