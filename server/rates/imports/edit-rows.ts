import { type BulkEdit, editLane, type TypedPrices } from '#domain/rates/bulk-edit.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type ImportCounts, writeImportRows } from '#server/rates/import-store.ts'
import { knownLanes } from '#server/rates/known-lanes.ts'
import { findRates } from '#server/rates/rate-store.ts'
import { cellsOfRate } from '#server/rates/sheets/row-cells.ts'
import { rateColumns } from '#server/rates/sheets/sheet-columns.ts'
import {
  type CellsOfRow,
  type ImportContext,
  sheetRatesOf,
  validateCells,
} from '#server/rates/sheets/validate-rows.ts'
import { withCompanyNumbers } from './edit-companies.ts'
import type { EditedVersion } from './edit-store.ts'

const ratesAtOnce = 500

/** The change and, by the selected version, the typed prices. */
export type StoredEdit = {
  readonly change: BulkEdit
  readonly typed: Readonly<Record<string, TypedPrices>>
}

/** The columns of an edit are those of the template, in its order. */
const headerFor = (kind: ImportedKind) => new Map(rateColumns[kind].map(({ key }, at) => [key, at + 1]))

async function editedCells(
  { db, kind }: ImportContext,
  { change, typed }: StoredEdit,
  versions: readonly EditedVersion[],
  firstRow: number,
): Promise<readonly CellsOfRow[]> {
  const stored = await findRates(
    db,
    versions.map(({ id }) => id),
  )
  const rates = new Map((await sheetRatesOf(db, kind, stored)).map((rate) => [rate.id, rate]))
  return versions.flatMap(({ id, selectedId }, index) => {
    const rate = rates.get(id)
    if (!rate) return []
    const cells = cellsOfRate(editLane(kind, rate, change, typed[selectedId]))
    return [{ row: firstRow + index, cells, edited: { id, cells: cellsOfRate(rate) } }]
  })
}

type Editing = { readonly importId: string; readonly kind: ImportedKind; readonly edit: StoredEdit }

/** Stores what the edit would change in each version, one row for each, validated like the row of a sheet. */
export async function writeEditRows(
  db: Db,
  { importId, kind, edit }: Editing,
  versions: readonly EditedVersion[],
  alive: () => void,
): Promise<ImportCounts> {
  const context: ImportContext = {
    db,
    importId,
    kind,
    header: headerFor(kind),
    lanes: await knownLanes(db),
    spellingOf: (code) => code,
    understand: (cells) => cells,
    seen: new Map(),
  }
  const counts = { added: 0, changed: 0, unchanged: 0, wrong: 0 }
  const named = { ...edit, change: await withCompanyNumbers(db, edit.change) }
  for (let from = 0; from < versions.length; from += ratesAtOnce) {
    alive()
    const part = versions.slice(from, from + ratesAtOnce)
    const rows = await validateCells(context, await editedCells(context, named, part, from + 1))
    for (const { outcome } of rows) counts[outcome] += 1
    await writeImportRows(db, rows)
  }
  return counts
}
