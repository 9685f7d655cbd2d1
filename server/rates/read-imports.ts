import type { DataOf } from '#contract/call.ts'
import type {
  listImportRows as listImportRowsCall,
  listImports as listImportsCall,
} from '#contract/rate-imports.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { RateDeps } from './deps.ts'
import { hasImport, listStoredImports, listStoredRows } from './import-store.ts'
import { viewImportRow, viewImports } from './import-view.ts'

/** The newest first. */
export async function listImports(
  deps: RateDeps,
  input: EndpointInput<typeof listImportsCall>,
): Promise<Verdict<DataOf<typeof listImportsCall>>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  return deps.database.transaction(async (queries) => {
    const { size, ...filter } = input.query
    const found = await listStoredImports(queries, { ...filter, limit: size + 1 })
    const rows = await viewImports(deps, queries, found.slice(0, size))
    const after = { rows: rows.length }
    await audit(queries, input, { action: 'rates-imports-listed', subjectId: null, after })
    return accept({ rows, hasMore: found.length > size })
  })
}

/** In the order of the sheet. The cells include costs, so reading them is audited. */
export async function listImportRows(
  { database }: RateDeps,
  input: EndpointInput<typeof listImportRowsCall>,
): Promise<Verdict<DataOf<typeof listImportRowsCall>>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { size, ...filter } = input.query
  return database.transaction(async (queries) => {
    if (!(await hasImport(queries, filter.importId))) return refuse('not-found')
    const found = await listStoredRows(queries, { ...filter, limit: size + 1 })
    const rows = found.slice(0, size).map(viewImportRow)
    const after = { outcome: filter.outcome ?? null, behind: filter.after ?? null, rows: rows.length }
    await audit(queries, input, { action: 'rates-import-seen', subjectId: filter.importId, after })
    return accept({ rows, hasMore: found.length > size })
  })
}
