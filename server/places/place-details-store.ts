import { eq, inArray, sql } from 'drizzle-orm'
import { depot, warehouse } from '#database/schema/places.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Service types of the depots of a port, by depot code, as values of the dictionary yardServiceType. */
export async function depotServices(db: Db, port: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await db
    .select({ code: depot.code, serviceTypes: sql<readonly string[]>`${depot.facts} -> 'serviceTypes'` })
    .from(depot)
    .where(eq(depot.port, port))
    .prepare('service types of the depots of a port')
    .execute()
  return new Map(found.map(({ code, serviceTypes }) => [code, serviceTypes]))
}

/** The ports of warehouses, by code, without unknown codes. */
export async function warehousePorts(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ code: warehouse.code, port: warehouse.port })
    .from(warehouse)
    .where(inArray(warehouse.code, [...codes]))
  return new Map(found.map(({ code, port }) => [code, port]))
}

/** Free square metres by warehouse code, without unknown codes. */
export async function freeAreas(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .select({
      code: warehouse.code,
      free: sql<number>`(${warehouse.facts} ->> 'freeSquareMetres')::float8`,
    })
    .from(warehouse)
    .where(inArray(warehouse.code, [...codes]))
    .prepare(`free areas of ${codes.length} warehouses`)
    .execute()
  return new Map(found.map(({ code, free }) => [code, free]))
}

export async function depotsByPort(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await db.select({ code: depot.code, port: depot.port }).from(depot)
  return new Map(
    [...Map.groupBy(found, ({ port }) => port)].map(([port, rows]) => [port, rows.map(({ code }) => code)]),
  )
}
