import { z } from 'zod'
import type { QuoteQuery } from '#domain/quotes/query.ts'
import { storageKinds } from '#domain/tariffs/depot/depot-tariff.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { type ValueAddedType, valueAddedFees } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { type ContainerType, containerFacts, containerTypeCodes } from '#domain/values/container-type.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'

/** Whatever a client says of prices is no field of these: it is dropped unread. */
export const day = z.string().refine(isCalendarDay)
export const placeCode = z.string().trim().min(1).max(40)
export const containerType = z.enum(containerTypeCodes as [ContainerType, ...ContainerType[]])
export const homePort = z.enum(oceanPorts)

// No box may weigh more, whichever it is.
const mostGrossKg = Math.max(...containerTypeCodes.map((type) => containerFacts(type).maxGrossKg))

const most = { containers: 500, rows: 10, days: 366, work: 1000, warehouses: 20 } as const

const counted = (least: number, top: number) => z.number().int().min(least).max(top)
/** Plain digits: no sign, no exponent, no other notation. */
const measure = z.string().regex(/^(0|[1-9]\d{0,6})(\.\d{1,3})?$/)
// Spec §9: cargo value 1–8 digits.
const cargoValue = z.string().regex(/^[1-9]\d{0,7}$/)

const containers = z
  .array(z.object({ type: containerType, count: counted(1, most.containers) }))
  .min(1)
  .max(most.rows)

const terms = z.enum(['prepaid', 'collect'])

const addOnQuery = z.discriminatedUnion('service', [
  z.object({ service: z.enum(['trucking', 'warehouse-loading', 'delivery']) }),
  z.object({ service: z.enum(['export-customs', 'import-clearance']), declarations: counted(1, 50) }),
  z.object({ service: z.literal('storage'), cbm: measure, days: counted(1, most.days) }),
  z.object({ service: z.literal('insurance'), cargoValue }),
])

const oceanQuery = z.object({
  service: z.literal('ocean'),
  pol: homePort,
  pod: placeCode,
  etdFrom: day,
  etdTo: day,
  containers,
  billsOfLading: counted(1, 50).default(1),
  terms: z
    .object({ freight: terms, destination: terms })
    .default({ freight: 'prepaid', destination: 'collect' }),
  services: z.array(addOnQuery).max(7).default([]),
  contractOnly: z.boolean().default(false),
  carrier: z.string().trim().min(1).max(10).optional(),
})

export const truckingQuery = z.object({
  service: z.literal('trucking'),
  port: homePort,
  district: placeCode,
  pickUpPlace: placeCode.optional(),
  day,
  containers: z
    .array(
      z.object({
        type: containerType,
        count: counted(1, most.containers),
        grossWeightKg: counted(1, mostGrossKg).optional(),
      }),
    )
    .min(1)
    .max(most.rows),
  loadingPoints: counted(1, 10).default(1),
  weighings: counted(0, most.containers).default(0),
})

const optionalContainers = z
  .array(z.object({ type: containerType, count: counted(1, most.containers) }))
  .max(most.rows)
const valueAddedTypes = Object.keys(valueAddedFees) as [ValueAddedType, ...ValueAddedType[]]

export const warehouseQuery = z.object({
  service: z.literal('warehouse'),
  warehouses: z.array(placeCode).min(1).max(most.warehouses),
  day,
  cargo: z.object({
    volumeCbm: measure,
    weightTons: measure,
    pallets: counted(0, 100_000).optional(),
    pieces: counted(0, 1_000_000).optional(),
    areaSquareMetres: measure.optional(),
  }),
  storageDays: counted(0, most.days).default(0),
  receiving: z.boolean().default(false),
  handlingIn: z.boolean().default(false),
  handlingOut: z.boolean().default(false),
  stuffing: optionalContainers.default([]),
  stripping: optionalContainers.default([]),
  valueAdded: z.partialRecord(z.enum(valueAddedTypes), measure).default({}),
})

export const depotQuery = z.object({
  service: z.literal('depot'),
  port: homePort,
  depot: placeCode.optional(),
  day,
  size: z.union([z.literal(20), z.literal(40)]),
  kind: z.enum(storageKinds),
  containers: counted(1, most.containers),
  days: counted(0, most.days),
  lifts: counted(0, most.work).default(0),
  hazardous: z.boolean().default(false),
  extraMoves: counted(0, most.work).default(0),
  cleanings: counted(0, most.work).default(0),
  weighings: counted(0, most.work).default(0),
  inspections: counted(0, most.work).default(0),
  poweredDays: counted(0, most.days).default(0),
})

export const query = z.discriminatedUnion('service', [oceanQuery, truckingQuery, warehouseQuery, depotQuery])
export type QuoteQueryInput = z.infer<typeof query>

/** What the contract lets in is what the rules take. */
export const asQuery = (asked: QuoteQueryInput): QuoteQuery => asked
