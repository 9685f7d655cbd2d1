import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type Bilingual, brandCodes } from '#domain/brands/brand.ts'
import type {
  DepotFacts,
  ListedFacts,
  OverseasFacts,
  PlaceContact,
  WarehouseFacts,
} from '#domain/places/warehouse.ts'
import { eachOneOf, inBothLanguages } from './columns.ts'

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
  sortOrder: integer('sort_order').notNull(),
}

type PlaceColumns = Readonly<Record<'name' | 'address' | 'workTime' | 'brands', unknown>>

const placeChecks = (name: string, table: PlaceColumns) => [
  eachOneOf(`${name}_brands_listed`, table.brands, brandCodes),
  inBothLanguages(`${name}_name`, table.name),
  inBothLanguages(`${name}_address`, table.address),
  inBothLanguages(`${name}_work_time`, table.workTime),
]

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
  (table) => [index('warehouse_port').on(table.port, table.sortOrder), ...placeChecks('warehouse', table)],
)

export const depot = pgTable(
  'depot',
  { ...place, port: text().notNull(), facts: jsonb().$type<DepotFacts>().notNull() },
  (table) => [index('depot_port').on(table.port, table.sortOrder), ...placeChecks('depot', table)],
)

export const overseasWarehouse = pgTable(
  'overseas_warehouse',
  {
    ...place,
    country: text().notNull(),
    city: jsonb().$type<Bilingual>().notNull(),
    facts: jsonb().$type<OverseasFacts>().notNull(),
  },
  (table) => [
    ...placeChecks('overseas_warehouse', table),
    inBothLanguages('overseas_warehouse_city', table.city),
  ],
)
