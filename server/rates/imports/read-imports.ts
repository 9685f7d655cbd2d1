import type { DataOf } from '#contract/call.ts'
import type {
  listImportRows as listImportRowsCall,
  listImports as listImportsCall,
} from '#contract/rate-imports.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { usualImportSort } from '#domain/rates/sorts.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { RateDeps } from '#server/rates/deps.ts'
import { findImport, importOrder, listStoredImports, listStoredRows } from '#server/rates/import-store.ts'
import { nameCompanies } from '#server/rates/sheets/company-cells.ts'
import { viewImportRow, viewImports } from './import-view.ts'
import { marginsByRow } from './row-margins.ts'

export async function listImports(
  deps: RateDeps,
  input: EndpointInput<typeof listImportsCall>,
): Promise<Result<DataOf<typeof listImportsCall>>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { size, sort = usualImportSort, after: cursor, importId } = input.query
  const order = importOrder(sort, cursor)
  if (!order.ok) return order
  return deps.database.transaction(async (db) => {
    const found = await listStoredImports(db, { importId, order: order.value, limit: size + 1 })
    const { shown, next } = order.value.pageOf(found, size)
    const rows = await viewImports(deps, db, shown)
    const after = { rows: rows.length }
    await audit(db, input, { action: 'rates-imports-listed', subjectId: null, after })
    return ok({ rows, next })
  })
}

/** In the order of the sheet. The cells include costs, so reading them is audited. */
export async function listImportRows(
  { database }: RateDeps,
  input: EndpointInput<typeof listImportRowsCall>,
): Promise<Result<DataOf<typeof listImportRowsCall>>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { size, ...filter } = input.query
  return database.transaction(async (db) => {
    const imported = await findImport(db, filter.importId)
    if (!imported) return refusal('not-found')
    const { fileName, kind } = imported
    const found = await listStoredRows(db, { ...filter, limit: size + 1 })
    const shown = found.slice(0, size)
    const margins = await marginsByRow(db, kind, shown)
    const rows = await nameCompanies(
      db,
      shown.map((row) => viewImportRow(row, margins.get(row.row))),
    )
    const { outcome = null, after: behind = null } = filter
    const after = { fileName, outcome, behind, rows: rows.length }
    await audit(db, input, { action: 'rates-import-seen', subjectId: filter.importId, after })
    const last = rows.at(-1)
    return ok({ rows, next: found.length > size && last ? String(last.row) : null })
  })
}
