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
    const imports = await viewImports(deps, queries, await listStoredImports(queries, input.query.size))
    const after = { rows: imports.length }
    await audit(queries, input, { action: 'rates-imports-listed', subjectId: null, after })
    return accept({ imports })
  })
}

/** In the order of the sheet. Its cells tell what the house pays, so whoever reads them is written down. */
export async function listImportRows(
  { database }: RateDeps,
  input: EndpointInput<typeof listImportRowsCall>,
): Promise<Verdict<DataOf<typeof listImportRowsCall>>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { size, ...asked } = input.query
  return database.transaction(async (queries) => {
    if (!(await hasImport(queries, asked.importId))) return refuse('not-found')
    const found = await listStoredRows(queries, { ...asked, most: size + 1 })
    const rows = found.slice(0, size).map(viewImportRow)
    const after = { outcome: asked.outcome ?? null, behind: asked.after ?? null, rows: rows.length }
    await audit(queries, input, { action: 'rates-import-seen', subjectId: asked.importId, after })
    return accept({ rows, hasMore: found.length > size })
  })
}
