import { inArray } from 'drizzle-orm'
import { depot, warehouse } from '#database/schema/places.ts'
import type { PlaceNames } from '#domain/places/place-names.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Names of depots and warehouses of all brands by code, without unknown codes. */
export async function namesOfPlaces(db: Db, codes: readonly string[]): Promise<PlaceNames> {
  if (codes.length === 0) return new Map()
  const depots = db
    .select({ code: depot.code, name: depot.name })
    .from(depot)
    .where(inArray(depot.code, codes))
  const warehouses = db
    .select({ code: warehouse.code, name: warehouse.name })
    .from(warehouse)
    .where(inArray(warehouse.code, codes))
  const found = await depots.unionAll(warehouses)
  return new Map(found.map(({ code, name }) => [code, name]))
}
