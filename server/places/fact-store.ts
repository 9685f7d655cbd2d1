import { eq, inArray, sql } from 'drizzle-orm'
import { depot, warehouse } from '#database/schema/places.ts'
import type { Queries } from '#server/platform/database/connect.ts'

/** What the depots of a port do, by code, in the words of the yard dictionary. */
export async function depotServices(
  queries: Queries,
  port: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await queries
    .select({ code: depot.code, serviceTypes: sql<readonly string[]>`${depot.facts} -> 'serviceTypes'` })
    .from(depot)
    .where(eq(depot.port, port))
    .prepare('work of the depots of a port')
    .execute()
  return new Map(found.map(({ code, serviceTypes }) => [code, serviceTypes]))
}

/** The square metres that are free in each warehouse; what is unknown is left out. */
export async function freeAreas(
  queries: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await queries
    .select({
      code: warehouse.code,
      free: sql<number>`(${warehouse.facts} ->> 'freeSquareMetres')::float8`,
    })
    .from(warehouse)
    .where(inArray(warehouse.code, [...codes]))
    .prepare(`room in ${codes.length} warehouses`)
    .execute()
  return new Map(found.map(({ code, free }) => [code, free]))
}

/** The depots of each port. */
export async function depotsByPort(queries: Queries): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await queries.select({ code: depot.code, port: depot.port }).from(depot)
  return new Map(
    [...Map.groupBy(found, ({ port }) => port)].map(([port, rows]) => [port, rows.map(({ code }) => code)]),
  )
}
