import { terminals } from '#domain/places/terminals.data.ts'
import { understandCells } from '#domain/rates/understand-cells.ts'
import { ownPlaces } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { StoredImport } from '#server/rates/import-store.ts'
import { knownLanes } from '#server/rates/known-lanes.ts'
import { storedSpellings } from './code-spelling-store.ts'
import type { SheetHeader } from './sheet-header.ts'
import type { ImportContext } from './validate-rows.ts'

/** What the rows of a sheet are read and compared with, as it is now. */
export async function sheetContext(
  db: Db,
  { id, kind }: Pick<StoredImport, 'id' | 'kind'>,
  header: SheetHeader,
  now: Date,
): Promise<ImportContext> {
  const lanes = await knownLanes(db)
  const places = [...terminals, ...(await ownPlaces(db))]
  return {
    db,
    importId: id,
    kind,
    header,
    lanes,
    spellingOf: await storedSpellings(db, kind),
    understand: understandCells(kind, { places, services: [...lanes.linerServices.keys()] }),
    seen: new Map(),
    now,
  }
}
