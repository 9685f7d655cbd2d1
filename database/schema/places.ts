import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type Bilingual, brandCodes } from '#domain/brands/brand.ts'
import type {
  DepotFacts,
  ListedFacts,
  OverseasFacts,
  PlaceContact,
  WarehouseFacts,
} from '#domain/places/warehouse.ts'
import { eachOneOf } from './columns.ts'

const place = {
  code: text().primaryKey(),
  /** Brands that show it; null for all. */
  brands: text({ enum: brandCodes }).array(),
  name: jsonb().$type<Bilingual>().notNull(),
  address: jsonb().$type<Bilingual>().notNull(),
  workTime: jsonb('work_time').$type<Bilingual>().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  contacts: jsonb().$type<readonly PlaceContact[]>().notNull(),
  position: integer().notNull(),
}

export const warehouse = pgTable(
  'warehouse',
  {
    ...place,
    port: text().notNull(),
    /** A value of the dictionary cityList. */
    city: text().notNull(),
    facts: jsonb().$type<WarehouseFacts>().notNull(),
    listed: jsonb().$type<ListedFacts>().notNull(),
  },
  (table) => [
    index('warehouse_port').on(table.port, table.position),
    eachOneOf('warehouse_brands_listed', table.brands, brandCodes),
  ],
)

export const depot = pgTable(
  'depot',
  { ...place, port: text().notNull(), facts: jsonb().$type<DepotFacts>().notNull() },
  (table) => [
    index('depot_port').on(table.port, table.position),
    eachOneOf('depot_brands_listed', table.brands, brandCodes),
  ],
)

export const overseasWarehouse = pgTable(
  'overseas_warehouse',
  {
    ...place,
    country: text().notNull(),
    city: jsonb().$type<Bilingual>().notNull(),
    facts: jsonb().$type<OverseasFacts>().notNull(),
  },
  (table) => [eachOneOf('overseas_warehouse_brands_listed', table.brands, brandCodes)],
)
