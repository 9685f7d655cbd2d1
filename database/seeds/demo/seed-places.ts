import { depot, overseasWarehouse, warehouse } from '#database/schema/places.ts'
import { type SeedDb, seedWhenChanged } from '#database/seeds/seed-run.ts'
import { depots } from './depots.data.ts'
import { overseasWarehouses } from './overseas.data.ts'
import type { PlaceSeed } from './place-seed.ts'
import { warehouses } from './warehouses.data.ts'

const rowOf = <Seed extends PlaceSeed>(seed: Seed, sortOrder: number) => ({
  ...seed,
  brands: seed.brands && [...seed.brands],
  sortOrder,
})

/**
 * Demo places that changed in a release are overwritten by code; other places stay. No call changes a place, so no
 * edits are lost.
 */
export const seedPlaces = (db: SeedDb): Promise<void> =>
  seedWhenChanged(db, 'demo places', { warehouses, depots, overseasWarehouses }, async () => {
    for (const row of warehouses.map(rowOf))
      await db.insert(warehouse).values(row).onConflictDoUpdate({ target: warehouse.code, set: row })
    for (const row of depots.map(rowOf))
      await db.insert(depot).values(row).onConflictDoUpdate({ target: depot.code, set: row })
    for (const row of overseasWarehouses.map(rowOf))
      await db
        .insert(overseasWarehouse)
        .values(row)
        .onConflictDoUpdate({ target: overseasWarehouse.code, set: row })
  })
