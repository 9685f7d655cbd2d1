import { z } from 'zod'
import { storageKinds } from '#domain/tariffs/depot/depot-tariff.ts'
import { measuredRules } from '#domain/tariffs/warehouse/measure.ts'
import { overnightEnds } from '#domain/values/shanghai-time.ts'
import { defineCall } from './call.ts'
import { containerType, homePort } from './queries.ts'

const depotTerms = z.object({
  depot: z.string(),
  port: homePort,
  freeDays: z.number().int(),
  /** CNY per container and day in the first tier. */
  storagePerDay: z.partialRecord(z.enum(storageKinds), z.string()),
  /** By chargeable day; the last tier has no end. */
  storageTiers: z.array(
    z.object({ fromDay: z.number().int(), toDay: z.number().int().optional(), factor: z.string() }),
  ),
})
export type DepotTerms = z.infer<typeof depotTerms>

const truckingTerms = z.object({
  port: homePort,
  waitingFreeHours: z.number().int(),
  overnightUntil: z.enum(overnightEnds),
})

const warehouseTerms = z.object({
  warehouse: z.string(),
  /** What storage is charged by. */
  rule: z.enum(measuredRules),
  /** CNY per unit and day, rounded down as in a price range. */
  perDayFrom: z.string(),
})
export type WarehouseTerms = z.infer<typeof warehouseTerms>

/** What anyone may know of the tariffs in force: free time and the storage prices that the pages print. */
export const readPublishedTerms = defineCall({
  name: 'readPublishedTerms',
  capability: 'rates',
  access: 'public',
  method: 'GET',
  path: '/api/publishedTerms',
  data: z.object({
    depots: z.array(depotTerms),
    trucking: z.array(truckingTerms),
    warehouses: z.array(warehouseTerms),
  }),
})
export type PublishedTerms = z.infer<typeof readPublishedTerms.data>

const portChoices = z.object({
  port: homePort,
  oceanTypes: z.array(containerType).readonly(),
  deliveryPorts: z.array(z.string()).readonly(),
  truckingTypes: z.array(containerType).readonly(),
  pickUpPlaces: z.array(z.string()).readonly(),
})

const warehouseChoices = z.object({
  warehouse: z.string(),
  stuffing: z.array(containerType).readonly(),
  stripping: z.array(containerType).readonly(),
})

/** What forms offer with a price, from the public rates in force; the rest is on request. It tells no price. */
export const readPricedChoices = defineCall({
  name: 'readPricedChoices',
  capability: 'rates',
  access: 'public',
  method: 'GET',
  path: '/api/pricedChoices',
  data: z.object({
    ports: z.array(portChoices).readonly(),
    warehouses: z.array(warehouseChoices).readonly(),
  }),
})
