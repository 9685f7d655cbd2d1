import type { ImportRow, ImportView } from '#contract/rate-imports.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { RateDeps } from './deps.ts'
import type { StoredImport, StoredImportRow } from './import-store.ts'
import { staffNames } from './rate-view.ts'

const viewImport = (stored: StoredImport, by: string): ImportView => {
  const { id, kind, fileName, state, added, changed, unchanged, wrong, readAt, publishAt } = stored
  return {
    importId: id,
    ...{ kind, fileName, state, by },
    counts: { added, changed, unchanged, wrong },
    at: readAt.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
  }
}

export async function viewImports(
  deps: RateDeps,
  queries: Queries,
  stored: readonly StoredImport[],
): Promise<ImportView[]> {
  const names = await staffNames(
    deps,
    queries,
    stored.map(({ staffId }) => staffId),
  )
  return stored.map((one) => viewImport(one, names.get(one.staffId) ?? ''))
}

export async function viewOneImport(
  deps: RateDeps,
  queries: Queries,
  stored: StoredImport,
): Promise<ImportView> {
  const [view] = await viewImports(deps, queries, [stored])
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
