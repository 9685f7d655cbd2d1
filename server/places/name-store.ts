import { inArray, type SQL } from 'drizzle-orm'
import { depot, warehouse } from '#database/schema/places.ts'
import type { CodedPlace } from '#domain/places/coded-places.ts'
import type { PlaceNames } from '#domain/places/place-names.ts'
import type { Db } from '#server/platform/database/connect.ts'

type Where = (table: typeof depot | typeof warehouse) => SQL | undefined

const depotsAndWarehouses = (db: Db, where: Where): Promise<CodedPlace[]> =>
  db
    .select({ code: depot.code, name: depot.name })
    .from(depot)
    .where(where(depot))
    .unionAll(
      db.select({ code: warehouse.code, name: warehouse.name }).from(warehouse).where(where(warehouse)),
    )

/** Names of depots and warehouses of all brands by code, without unknown codes. */
export async function namesOfPlaces(db: Db, codes: readonly string[]): Promise<PlaceNames> {
  if (codes.length === 0) return new Map()
  const found = await depotsAndWarehouses(db, (table) => inArray(table.code, codes))
  return new Map(found.map(({ code, name }) => [code, name]))
}

/** The depots and warehouses of all brands. */
export const ownPlaces = (db: Db): Promise<readonly CodedPlace[]> => depotsAndWarehouses(db, () => undefined)
