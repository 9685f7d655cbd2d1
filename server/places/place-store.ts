import { and, arrayContains, asc, type Column, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { depot, overseasWarehouse, warehouse } from '#database/schema/places.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { WarehouseDictionary } from '#domain/places/warehouse.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredWarehouse = typeof warehouse.$inferSelect
export type StoredDepot = typeof depot.$inferSelect
export type StoredOverseas = typeof overseasWarehouse.$inferSelect

type ListedValues = readonly { readonly dictionary: WarehouseDictionary; readonly value: string }[]

type WarehouseSearch = {
  readonly port?: string
  readonly listed?: ListedValues
  /** Free square metres. */
  readonly leastArea?: number
  readonly text?: string
}

type Places = typeof warehouse | typeof depot | typeof overseasWarehouse

const isShownBy = (places: Places, brand: BrandCode) =>
  or(isNull(places.brands), arrayContains(places.brands, [brand]))

/** For each dictionary at least one of the chosen values. */
const isListed = (listed: SQL | Column, words: ListedValues): SQL[] =>
  [...Map.groupBy(words, ({ dictionary }) => dictionary)].map(([dictionary, chosen]) => {
    const values = sql.param(chosen.map(({ value }) => value))
    return sql`${listed} -> ${dictionary}::text ?| ${values}::text[]`
  })

/** Every typed word occurs in the code, name or address, in either language. */
function matchesText(text: string): SQL[] {
  const { code, name, address } = warehouse
  const searchedText = sql`concat_ws(' ', ${code}, ${name} ->> 'zh', ${name} ->> 'en', ${address} ->> 'zh', ${address} ->> 'en')`
  const words = plainTyped(text)
    .split(/\s+/u)
    .filter((word) => word !== '')
  return words.map((word) => sql`strpos(lower(normalize(${searchedText}, NFKC)), lower(${word}::text)) > 0`)
}

const hasFree = (squareMetres: number) =>
  sql`(${warehouse.facts} ->> 'freeSquareMetres')::numeric >= ${squareMetres}::numeric`

export const findWarehouses = (db: Db, brand: BrandCode, search: WarehouseSearch) =>
  db
    .select()
    .from(warehouse)
    .where(
      and(
        isShownBy(warehouse, brand),
        search.port === undefined ? undefined : eq(warehouse.port, search.port),
        ...isListed(warehouse.listed, search.listed ?? []),
        search.leastArea === undefined ? undefined : hasFree(search.leastArea),
        ...matchesText(search.text ?? ''),
      ),
    )
    .orderBy(asc(warehouse.sortOrder), asc(warehouse.code))

export async function findWarehouse(
  db: Db,
  brand: BrandCode,
  code: string,
): Promise<StoredWarehouse | undefined> {
  const [found] = await db
    .select()
    .from(warehouse)
    .where(and(eq(warehouse.code, code), isShownBy(warehouse, brand)))
  return found
}

export const findDepots = (db: Db, brand: BrandCode, port?: string) =>
  db
    .select()
    .from(depot)
    .where(and(isShownBy(depot, brand), port === undefined ? undefined : eq(depot.port, port)))
    .orderBy(asc(depot.sortOrder), asc(depot.code))

export async function findDepot(db: Db, brand: BrandCode, code: string): Promise<StoredDepot | undefined> {
  const [found] = await db
    .select()
    .from(depot)
    .where(and(eq(depot.code, code), isShownBy(depot, brand)))
  return found
}

export const allWarehouses = (db: Db) =>
  db.select().from(warehouse).orderBy(asc(warehouse.sortOrder), asc(warehouse.code))

export const allDepots = (db: Db) => db.select().from(depot).orderBy(asc(depot.sortOrder), asc(depot.code))

type OverseasSearch = { readonly country?: string; readonly listed?: ListedValues }

export const findOverseas = (db: Db, brand: BrandCode, { country, listed = [] }: OverseasSearch) =>
  db
    .select()
    .from(overseasWarehouse)
    .where(
      and(
        isShownBy(overseasWarehouse, brand),
        country === undefined ? undefined : eq(overseasWarehouse.country, country),
        ...isListed(sql`${overseasWarehouse.facts} -> 'listed'`, listed),
      ),
    )
    .orderBy(asc(overseasWarehouse.sortOrder), asc(overseasWarehouse.code))
