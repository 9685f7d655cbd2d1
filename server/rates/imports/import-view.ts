import type { ImportRow, ImportView } from '#contract/rate-imports.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { RateDeps } from '#server/rates/deps.ts'
import type { StoredImport, StoredImportRow } from '#server/rates/import-store.ts'
import { columnsWithout } from '#server/rates/sheets/sheet-columns.ts'
import { staffNames } from '#server/rates/staff-names.ts'

/** A published import has a time. */
export const isSavedAsDrafts = ({ state, publishAt }: StoredImport): boolean =>
  state !== 'previewed' && publishAt === null

const viewImport = (stored: StoredImport, nameOf: (staffId: string) => string): ImportView => {
  const { id, kind, fileName, state, added, changed, unchanged, wrong, readAt, publishAt } = stored
  const { leftOut, layout, moves, undoneAt, undoneBy, kept } = stored
  return {
    importId: id,
    kind,
    fileName,
    state,
    by: nameOf(stored.staffId),
    counts: { added, changed, unchanged, wrong },
    leftOut,
    ignored: [...(layout?.ignored ?? [])],
    missing: layout ? columnsWithout(kind, (column) => column in layout.columns).map(({ key }) => key) : [],
    moves,
    at: readAt.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
    isDrafts: isSavedAsDrafts(stored),
    // Stored by the preview of the edit in this shape.
    edit: (stored.edit?.change as ImportView['edit']) ?? null,
    undone: undoneAt && { by: undoneBy ? nameOf(undoneBy) : '', at: undoneAt.toISOString(), kept },
  }
}

export async function viewImports(
  deps: RateDeps,
  db: Db,
  stored: readonly StoredImport[],
): Promise<ImportView[]> {
  const names = await staffNames(
    deps,
    db,
    stored.flatMap(({ staffId, undoneBy }) => (undoneBy ? [staffId, undoneBy] : [staffId])),
  )
  return stored.map((one) => viewImport(one, (staffId) => names.get(staffId) ?? ''))
}

export async function viewOneImport(deps: RateDeps, db: Db, stored: StoredImport): Promise<ImportView> {
  const [view] = await viewImports(deps, db, [stored])
  if (!view) throw new Error('The import has no view')
  return view
}

export const viewImportRow = (stored: StoredImportRow, margins: ImportRow['margins'] = []): ImportRow => ({
  row: stored.row,
  outcome: stored.outcome,
  code: stored.code,
  isLeftOut: stored.isLeftOut,
  isChangedSince: stored.isChangedSince,
  // Stored by the preview in this shape.
  cells: stored.cells as ImportRow['cells'],
  margins,
})
