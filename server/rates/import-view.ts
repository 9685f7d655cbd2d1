import type { ImportRow, ImportView } from '#contract/rate-imports.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { RateDeps } from './deps.ts'
import type { StoredImport, StoredImportRow } from './import-store.ts'
import { staffNames } from './rate-view.ts'

const viewImport = (stored: StoredImport, by: string): ImportView => {
  const { id, kind, fileName, state, added, changed, unchanged, wrong, readAt, publishAt } = stored
  return {
    importId: id,
    kind,
    fileName,
    state,
    by,
    counts: { added, changed, unchanged, wrong },
    at: readAt.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
    // Stored by the preview of the edit in this shape.
    edit: (stored.edit?.change as ImportView['edit']) ?? null,
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
    stored.map(({ staffId }) => staffId),
  )
  return stored.map((one) => viewImport(one, names.get(one.staffId) ?? ''))
}

export async function viewOneImport(deps: RateDeps, db: Db, stored: StoredImport): Promise<ImportView> {
  const [view] = await viewImports(deps, db, [stored])
  if (!view) throw new Error('The import has no view')
  return view
}

export const viewImportRow = ({ row, outcome, code, cells }: StoredImportRow): ImportRow => ({
  row,
  outcome,
  code,
  // Stored by the preview in this shape.
  cells: cells as ImportRow['cells'],
})
