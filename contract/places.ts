import { z } from 'zod'
import { warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'
import { listedValuePattern, placeSearchLimits } from '#domain/places/search-limits.ts'
import { defineCall } from './call.ts'
import { homePort, placeCode } from './queries.ts'

const bilingual = z.object({ zh: z.string(), en: z.string() }).readonly()

const portView = z.object({
  code: z.string(),
  name: bilingual,
  country: z.string(),
  region: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type PortView = z.infer<typeof portView>

const found = {
  text: z.string().trim().max(placeSearchLimits.text),
  size: z.coerce.number().int().min(1).max(50).default(10),
}

/** By Chinese name, pinyin, English name or code. */
export const findPorts = defineCall({
  name: 'findPorts',
  capability: 'places',
  access: 'public',
  method: 'GET',
  path: '/api/ports',
  query: z.object(found),
  data: z.object({ ports: z.array(portView) }),
})

const districtView = z.object({ code: z.string(), name: bilingual, city: bilingual, port: z.string() })

export const findDistricts = defineCall({
  name: 'findDistricts',
  capability: 'places',
  access: 'public',
  method: 'GET',
  path: '/api/districts',
  query: z.object({ ...found, port: homePort.optional() }),
  data: z.object({ districts: z.array(districtView) }),
})

const place = {
  code: z.string(),
  port: z.string(),
  name: bilingual,
  address: bilingual,
  workTime: bilingual,
  latitude: z.number(),
  longitude: z.number(),
}

const contactView = z.object({ name: bilingual, phone: z.string(), email: z.string() }).readonly()

const listed = z.partialRecord(z.enum(warehouseDictionaryCodes), z.array(z.string()).readonly()).readonly()

/** What the front of the building is drawn from. */
const building = {
  netHeightMetres: z.number(),
  columnSpacingMetres: z.string(),
  floors: z.number(),
  crane: z.object({ count: z.number(), tons: z.number() }).readonly().nullable(),
  gates: z.number(),
  platforms: z.number(),
}

export const warehouseCard = z.object({
  ...place,
  city: z.string(),
  areaSquareMetres: z.number(),
  freeSquareMetres: z.number(),
  building: z.object(building).readonly(),
  listed,
})
export type WarehouseCard = z.infer<typeof warehouseCard>

const listedWord = z.object({
  dictionary: z.enum(warehouseDictionaryCodes),
  value: z.string().max(placeSearchLimits.listedValue).regex(listedValuePattern),
})

/** Rows of dictionaries, `temperatureType.frozen,unloadType.forklift`; comma-separated, or repeated, or both. */
const listedWords = z
  .union([z.string().max(4000), z.array(z.string().max(4000)).max(200)])
  .transform((given) => [given].flat().flatMap((part) => part.split(',')))
  .transform((words) => [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))])
  .transform((words) =>
    words.map((word) => {
      const [dictionary = '', ...value] = word.split('.')
      return { dictionary, value: value.join('.') }
    }),
  )
  .pipe(z.array(listedWord).max(200))

/** Listed are those that have any of the values of one dictionary, for all dictionaries that are named. */
export const listWarehouses = defineCall({
  name: 'listWarehouses',
  capability: 'places',
  access: 'public',
  method: 'GET',
  path: '/api/warehouses',
  query: z.object({
    port: homePort.optional(),
    listed: listedWords.meta({ examples: ['temperatureType.frozen,unloadType.forklift'] }).optional(),
    /** Square metres that are free now. */
    leastArea: z.coerce.number().int().min(0).max(placeSearchLimits.leastArea.max).optional(),
    text: z.string().trim().max(placeSearchLimits.text).optional(),
  }),
  data: z.object({ warehouses: z.array(warehouseCard) }),
})

const warehouseFacts = z
  .object({
    areaSquareMetres: z.number(),
    freeSquareMetres: z.number(),
    groundBearingTons: z.number(),
    floorLoadTons: z.number().nullable(),
    ...building,
    isDivisible: z.boolean(),
    leastSquareMetres: z.number().nullable(),
    isBonded: z.boolean(),
    racking: bilingual,
    monitorSystem: bilingual,
    fireRating: bilingual,
    customers: bilingual,
    categories: z.array(bilingual).readonly(),
  })
  .readonly()

export const warehouseSheet = warehouseCard.extend({
  facts: warehouseFacts,
  contacts: z.array(contactView).readonly(),
})
export type WarehouseSheet = z.infer<typeof warehouseSheet>

export const readWarehouse = defineCall({
  name: 'readWarehouse',
  capability: 'places',
  access: 'public',
  method: 'GET',
  path: '/api/warehouse',
  query: z.object({ code: placeCode }),
  data: warehouseSheet,
})

const depotFacts = z
  .object({
    areaSquareMetres: z.number(),
    capacityTeu: z.number(),
    stackers: z.number(),
    repairShedSquareMetres: z.number(),
    reeferSockets: z.number(),
    equipment: z.array(bilingual).readonly(),
    serviceTypes: z.array(z.string()).readonly(),
  })
  .readonly()

export const depotSheet = z.object({
  ...place,
  facts: depotFacts,
  contacts: z.array(contactView).readonly(),
})
export type DepotSheet = z.infer<typeof depotSheet>

export const listDepots = defineCall({
  name: 'listDepots',
  capability: 'places',
  access: 'public',
  method: 'GET',
  path: '/api/depots',
  query: z.object({ port: homePort.optional() }),
  data: z.object({ depots: z.array(depotSheet) }),
})

export const readDepot = defineCall({
  name: 'readDepot',
  capability: 'places',
  access: 'public',
  method: 'GET',
  path: '/api/depot',
  query: z.object({ code: placeCode }),
  data: depotSheet,
})

const overseasCard = z.object({
  code: z.string(),
  country: z.string(),
  city: bilingual,
  name: bilingual,
  address: bilingual,
  workTime: bilingual,
  latitude: z.number(),
  longitude: z.number(),
  listed,
  facts: z
    .object({
      areaSquareMetres: z.number(),
      services: z.array(bilingual).readonly(),
      cutOff: bilingual,
      deliversTo: bilingual,
    })
    .readonly(),
})
export type OverseasCard = z.infer<typeof overseasCard>

export const listOverseasWarehouses = defineCall({
  name: 'listOverseasWarehouses',
  capability: 'places',
  access: 'public',
  method: 'GET',
  path: '/api/overseasWarehouses',
  query: z.object({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    listed: listedWords.meta({ examples: ['overseasCityList.rotterdam'] }).optional(),
  }),
  data: z.object({ warehouses: z.array(overseasCard) }),
})

const placeName = z.object({ code: z.string(), port: z.string(), name: bilingual })
export type PlaceName = z.infer<typeof placeName>

/** The names of all depots and warehouses for staff, whichever brands show them. */
export const listPlaceNames = defineCall({
  name: 'listPlaceNames',
  capability: 'places',
  access: 'staff',
  method: 'GET',
  path: '/api/console/placeNames',
  data: z.object({ depots: z.array(placeName), warehouses: z.array(placeName) }),
})
