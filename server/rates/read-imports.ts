import type { DataOf } from '#contract/call.ts'
import type {
  listImportRows as listImportRowsCall,
  listImports as listImportsCall,
} from '#contract/rate-imports.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { hasImport, listStoredImports, listStoredRows } from './import-store.ts'
import { viewImportRow, viewImports } from './import-view.ts'
import type { RateParts } from './parts.ts'

/** The newest first. */
export async function listImports(
  parts: RateParts,
  { query, bearer }: EndpointInput<typeof listImportsCall>,
): Promise<Verdict<DataOf<typeof listImportsCall>>> {
  const may = mayPublishRates(bearer.actor)
  if (!may.ok) return may
  const { queries } = parts.database
  const stored = await listStoredImports(queries, query.size)
  return accept({ imports: await viewImports(parts, queries, stored) })
}

/** In the order of the sheet. */
export async function listImportRows(
  { database: { queries } }: RateParts,
  { query: { size, ...asked }, bearer }: EndpointInput<typeof listImportRowsCall>,
): Promise<Verdict<DataOf<typeof listImportRowsCall>>> {
  const may = mayPublishRates(bearer.actor)
  if (!may.ok) return may
  if (!(await hasImport(queries, asked.importId))) return refuse('not-found')
  const found = await listStoredRows(queries, { ...asked, most: size + 1 })
  return accept({ rows: found.slice(0, size).map(viewImportRow), hasMore: found.length > size })
}
